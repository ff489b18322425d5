import ExerciseSupport
import Observation
import Testing

/// A route of `count` waypoints, which lies `north` degrees further north than usual.
private func route(_ count: Int, north: Double = 0) -> [Waypoint] {
  (0..<count).map { Waypoint(north + Double($0), 0) }
}

/// A profile of these heights.
private func profile(_ metres: Double...) -> Profile {
  Profile(heights: metres.map { Height($0) })
}

/// The usual round, in which each check changes one thing.
private func usual() -> Round {
  Round(
    number: 12, courier: "Aylin", revision: 3, depot: Coordinate(latitude: 52.5, longitude: 13.4),
    route: route(1000), profile: profile(34, 40, 36))
}

/// Whether a round differs from the usual one after `change`.
private func differs(_ change: (inout Round) -> Void) -> Bool {
  var round = usual()
  change(&round)
  return round != usual() && usual() != round
}

@Test("A round equals one made of the same values")
func sameValues() {
  #expect(usual() == usual())
}

@Test("Another number makes another round")
func number() {
  let original = usual()
  let other = Round(
    number: 13, courier: original.courier, revision: original.revision, depot: original.depot,
    route: original.route, profile: original.profile)
  #expect(other != original)
}

@Test("Another courier is noticed")
func courier() {
  #expect(differs { $0.courier = "Bo" })
}

@Test("A new revision is noticed")
func revision() {
  #expect(differs { $0.revision = 4 })
}

@Test("A depot further north is noticed")
func latitude() {
  #expect(differs { $0.depot.latitude = 53 })
}

@Test("A depot further east is noticed")
func longitude() {
  #expect(differs { $0.depot.longitude = 14 })
}

@Test("A longer route is noticed, and a shorter one")
func routeLength() {
  #expect(differs { $0.route = route(1001) })
  #expect(differs { $0.route = route(999) })
}

@Test("Profiles of different length, start or end differ")
func profiles() {
  #expect(profile(34, 40, 36) == profile(34, 40, 36))
  #expect(profile(34, 40, 36) != profile(34, 36))
  #expect(profile(34, 40, 36) != profile(33, 40, 36))
  #expect(profile(34, 40, 36) != profile(34, 40, 37))
}

@Test("Empty profiles are equal, and no trap")
func emptyProfiles() {
  #expect(profile() == profile())
  #expect(profile() != profile(34))
}

@Test("A round notices another profile")
func profileOfRound() {
  #expect(differs { $0.profile = profile(34, 40, 41) })
}

@Test("Comparing reads no waypoint", .hint("The count says enough, and a new plan has another revision."))
func readsNoWaypoint() {
  let a = usual(), b = usual()
  Waypoint.reads = 0
  #expect(a == b)
  #expect(Waypoint.reads == 0)
}

@Test("Comparing reads the first and the last height at most")
func readsFewHeights() {
  let a = usual(), b = usual()
  Height.reads = 0
  #expect(a == b)
  #expect(Height.reads <= 4)
}

@Test("The blind spot is proved", .hint("blindSpot() must return equal rounds with different waypoints."))
func provedBlindSpot() throws {
  let (a, b) = blindSpot()
  #expect(a == b)
  try #require(a.route.count == b.route.count)
  let elsewhere = a.route.indices.contains {
    a.route[$0].latitude != b.route[$0].latitude || a.route[$0].longitude != b.route[$0].longitude
  }
  #expect(elsewhere)
}

@Test("A repeated round is silent, a new plan is heard")
func dispatch() {
  let dispatch = Dispatch(usual())
  let heard = notifications(of: { dispatch.round.courier }) {
    dispatch.round = usual()
    var planned = usual()
    planned.revision += 1
    dispatch.round = planned
    dispatch.round = planned
  }
  #expect(heard == 1)
}
