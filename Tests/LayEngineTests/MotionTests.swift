import LayEngine
import Testing

extension EngineTests {
  /// How far what is done with lengths that move holds.
  @Suite struct MotionTests {
    /// 100 + x is less than 160 up to x = 60, and more than 70 from x = -30 on.
    @Test func `what is compared comes out the same between two changes`() {
      let motion = Motion()
      let length = Affine(100, slope: 1)
      #expect(motion.isLess(length, Affine(160)))
      #expect(!motion.isLess(length, Affine(70)))
      #expect(motion.ahead == 60 && motion.behind == 30 && !motion.isLost)
    }

    /// 100 - x/2 is just less than 100, and it has been so from there on.
    @Test func `equal lengths compare as just after, or as they are`() {
      let after = Motion(comparesAfter: true)
      #expect(after.isLess(Affine(100, slope: -0.5), Affine(100)))
      #expect(after.ahead == .infinity && after.behind == 0)
      let present = Motion()
      #expect(!present.isLess(Affine(100, slope: -0.5), Affine(100)))
      #expect(present.ahead == 0 && present.behind == 0)
    }

    /// (100 + x)/30 is 3 and a third: 3 down to x = -10 and up to x = 20.
    @Test func `whole numbers hold from one to the next`() {
      let motion = Motion()
      #expect(motion.roundedDown(Affine(100, slope: 1) / 30) == 3)
      #expect(abs(motion.ahead - 20) < 1e-9 && abs(motion.behind - 10) < 1e-9)
    }

    @Test func `two lengths that move alike do not change`() {
      let motion = Motion()
      #expect(motion.isLess(Affine(50, slope: 1), Affine(60, slope: 1)))
      #expect(motion.ahead == .infinity && motion.behind == .infinity)
    }

    @Test func `a change is heard, and a motion is lost once`() {
      let motion = Motion()
      var count = 0
      motion.hear { count += 1 }
      _ = motion.isLess(Affine(100, slope: 1), Affine(160))
      _ = motion.isLess(Affine(100, slope: 1), Affine(200))
      #expect(count == 1)
      motion.lose()
      motion.lose()
      #expect(count == 2 && motion.isLost)
    }
  }
}
