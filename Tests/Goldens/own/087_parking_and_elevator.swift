enum VehicleSize: Int, Comparable, CaseIterable {
  case motorcycle, compact, large
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

protocol Vehicle { var plate: String { get }; var size: VehicleSize { get } }
struct Car: Vehicle { let plate: String; var size: VehicleSize { .compact } }
struct Truck: Vehicle { let plate: String; let size = VehicleSize.large }
struct Motorbike: Vehicle { let plate: String; let size: VehicleSize = .motorcycle }

struct Ticket: Hashable { let number: Int; let plate: String; let spot: Int; let since: Int }

enum ParkingError: Error, Equatable { case full(VehicleSize), duplicate(plate: String), unknownTicket }

final class ParkingLot {
  private struct Spot { let number: Int; let size: VehicleSize; var vehicle: (any Vehicle)? }
  private var spots: [Spot]
  private var tickets: Set<Ticket> = []
  private var issued = 0
  private let rates: [VehicleSize: Double] = [.motorcycle: 1, .compact: 2.5, .large: 4]

  init(_ layout: KeyValuePairs<VehicleSize, Int>) {
    spots = []
    for (size, n) in layout { for _ in 0..<n { spots.append(Spot(number: spots.count + 1, size: size)) } }
  }

  func park(_ vehicle: some Vehicle, at time: Int) throws -> Ticket {
    if tickets.contains(where: { $0.plate == vehicle.plate }) { throw ParkingError.duplicate(plate: vehicle.plate) }
    let free = spots.indices.filter { spots[$0].vehicle == nil && spots[$0].size >= vehicle.size }
    guard let best = free.min(by: { (spots[$0].size, $0) < (spots[$1].size, $1) }) else { throw ParkingError.full(vehicle.size) }
    spots[best].vehicle = vehicle
    issued += 1
    let ticket = Ticket(number: issued, plate: vehicle.plate, spot: spots[best].number, since: time)
    tickets.insert(ticket)
    return ticket
  }

  func leave(_ ticket: Ticket, at time: Int) throws -> Double {
    guard tickets.remove(ticket) != nil, let i = spots.firstIndex(where: { $0.number == ticket.spot }) else { throw ParkingError.unknownTicket }
    defer { spots[i].vehicle = nil }
    let hours = max(1, (time - ticket.since + 59) / 60)
    return Double(hours) * (rates[spots[i].vehicle?.size ?? .compact] ?? 0)
  }
  var freeBySize: String { VehicleSize.allCases.map { s in "\(s): \(spots.filter { $0.size == s && $0.vehicle == nil }.count)" }.joined(separator: ", ") }
}

let lot = ParkingLot([.motorcycle: 1, .compact: 2, .large: 1])
var held: [Ticket] = []
let arrivals: [any Vehicle] = [Car(plate: "A1"), Motorbike(plate: "M1"), Motorbike(plate: "M2"), Car(plate: "A1"), Car(plate: "A2"), Truck(plate: "T1")]
for (minute, vehicle) in arrivals.enumerated() {
  do {
    let ticket = try lot.park(vehicle, at: minute * 10)
    held.append(ticket)
    print("\(vehicle.plate) -> spot \(ticket.spot)")
  } catch let ParkingError.full(size) {
    print("\(vehicle.plate): no room for \(size)")
  } catch {
    print("\(vehicle.plate): \(error)")
  }
}
print(lot.freeBySize)
for ticket in held { print(ticket.plate, try lot.leave(ticket, at: 130)) }
do { _ = try lot.leave(held[0], at: 200) } catch { print(error as! ParkingError == .unknownTicket) }
print(lot.freeBySize)

class Elevator {
  enum State: Equatable { case idle, moving(up: Bool), open }
  private(set) var floor = 0
  private(set) var state = State.idle { didSet { if state != oldValue { trace.append("\(floor):\(state)") } } }
  private(set) var trace: [String] = []
  private var stops: Set<Int> = []
  func request(_ floors: Int...) { stops.formUnion(floors) }
  func step() {
    if stops.remove(floor) != nil { state = .open; return }
    let above = stops.filter { $0 > floor }, below = stops.filter { $0 < floor }
    switch state {
    case _ where stops.isEmpty: state = .idle
    case .moving(up: true) where !above.isEmpty, .idle where !above.isEmpty, .open where below.isEmpty: state = .moving(up: true); floor += 1
    case .open where above.count >= below.count: state = .moving(up: true); floor += 1
    default: state = .moving(up: false); floor -= 1
    }
  }
}
let lift = Elevator()
lift.request(3, 1)
for t in 0..<14 { if t == 3 { lift.request(0) }; lift.step() }
print(lift.trace.joined(separator: " "), lift.floor, lift.state)
