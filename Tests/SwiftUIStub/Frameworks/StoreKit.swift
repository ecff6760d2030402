// A module with the name of StoreKit, which declares what is printed of it.

@_exported import SwiftUI

public struct StoreView: Leaf { public init(ids: some Collection<String>) {} }
public struct SubscriptionStoreView: Leaf {
  public init(groupID: String) {}
  public init(productIDs: some Collection<String>) {}
}
