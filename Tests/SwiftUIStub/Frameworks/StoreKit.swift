// A stub of the module StoreKit, with the declarations that printed code uses.

@_exported import SwiftUI

public struct StoreView: Leaf { public init(ids: some Collection<String>) {} }
public struct SubscriptionStoreView: Leaf {
  public init(groupID: String) {}
  public init(productIDs: some Collection<String>) {}
}
