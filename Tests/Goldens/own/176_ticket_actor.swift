// An actor selling seats; buyers are tasks in a group.
actor TicketOffice {
    private var free: [Int]
    private var sold: [String: [Int]] = [:]
    init(seats: Int) { free = Array(1...seats) }
    enum SaleError: Error { case soldOut(wanted: Int, left: Int) }
    func buy(_ count: Int, for name: String) throws -> [Int] {
        guard count <= free.count else { throw SaleError.soldOut(wanted: count, left: free.count) }
        let seats = Array(free.prefix(count))
        free.removeFirst(count)
        sold[name, default: []] += seats
        return seats
    }
    func refund(_ name: String) {
        guard let seats = sold.removeValue(forKey: name) else { return }
        free = (free + seats).sorted()
    }
    var report: String {
        sold.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "; ")
    }
    var left: Int { free.count }
}

func main() async {
    let office = TicketOffice(seats: 10)
    for (name, n) in [("ann", 3), ("bob", 4)] {
        do {
            let seats = try await office.buy(n, for: name)
            print(name, "got", seats)
        } catch { print(error) }
    }
    do {
        _ = try await office.buy(5, for: "cat")
    } catch TicketOffice.SaleError.soldOut(let wanted, let left) {
        print("wanted \(wanted), only \(left) left")
    } catch { print("?") }
    await office.refund("ann")
    print(await office.report, await office.left)
    let total = await withTaskGroup(of: Int.self) { group in
        for i in 0..<8 {
            group.addTask {
                (try? await office.buy(1, for: "buyer\(i)").count) ?? 0
            }
        }
        return await group.reduce(0, +)
    }
    print("sold in group:", total, "left:", await office.left)
}
await main()
