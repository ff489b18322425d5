struct Customer { let id: Int; let arrival: Int; let service: Int }

struct PriorityQueue<Element> {
	private var heap: [Element] = []
	private let areInOrder: (Element, Element) -> Bool
	init(_ order: @escaping (Element, Element) -> Bool, _ items: Element...) {
		areInOrder = order
		for item in items { push(item) }
	}
	var count: Int { heap.count }
	mutating func push(_ e: Element) {
		heap.append(e)
		var i = heap.count - 1
		while i > 0, areInOrder(heap[i], heap[(i - 1) / 2]) {
			heap.swapAt(i, (i - 1) / 2)
			i = (i - 1) / 2
		}
	}
	mutating func pop() -> Element? {
		guard !heap.isEmpty else { return nil }
		heap.swapAt(0, heap.count - 1)
		let result = heap.removeLast()
		var i = 0
		while case let l = 2 * i + 1, l < heap.count {
			let r = l + 1
			let best = r < heap.count && areInOrder(heap[r], heap[l]) ? r : l
			guard areInOrder(heap[best], heap[i]) else { break }
			heap.swapAt(i, best)
			i = best
		}
		return result
	}
}

enum Event {
	case arrive(Customer)
	case finish(Customer, teller: Int)
	case tick
}

struct Simulation {
	private var agenda = PriorityQueue<(time: Int, order: Int, event: Event)>({ ($0.time, $0.order) < ($1.time, $1.order) })
	private var waiting: [Customer] = []
	private var free: Set<Int>
	private var sequence = 0
	private(set) var waits: [Int] = []
	private(set) var log: [String] = []

	init(tellers: Int) { free = Set(1...tellers) }

	mutating func schedule(_ event: Event, at time: Int) {
		sequence += 1
		agenda.push((time, sequence, event))
	}

	private mutating func serveNext(at now: Int) {
		guard let teller = free.min(), !waiting.isEmpty else { return }
		let customer = waiting.removeFirst()
		free.remove(teller)
		waits.append(now - customer.arrival)
		log.append("\(now): #\(customer.id) at teller \(teller)")
		schedule(.finish(customer, teller: teller), at: now + customer.service)
	}

	mutating func run(until end: Int = .max) {
		while let (now, _, event) = agenda.pop(), now <= end {
			switch event {
			case .arrive(let c):
				waiting.append(c)
				serveNext(at: now)
			case let .finish(c, teller):
				free.insert(teller)
				log.append("\(now): #\(c.id) leaves")
				serveNext(at: now)
			case .tick where waiting.isEmpty: log.append("\(now): quiet")
			case .tick: log.append("\(now): \(waiting.count) waiting")
			}
		}
	}
}

let customers = [(0, 5), (1, 3), (2, 8), (2, 1), (9, 2), (20, 4)].enumerated().map { Customer(id: $0 + 1, arrival: $1.0, service: $1.1) }
for tellers in 1...2 {
	var bank = Simulation(tellers: tellers)
	for c in customers { bank.schedule(.arrive(c), at: c.arrival) }
	for t in stride(from: 4, through: 24, by: 10) { bank.schedule(.tick, at: t) }
	bank.run()
	print("-- \(tellers) teller(s)")
	bank.log.forEach { print($0) }
	let average = Double(bank.waits.reduce(0, +)) / Double(bank.waits.count)
	print("waits \(bank.waits), average \((average * 100).rounded() / 100), worst \(bank.waits.max() ?? 0)")
}
var q = PriorityQueue<Int>(>, 5, 1, 9, 3)
var out: [Int] = []
while let n = q.pop() { out.append(n); if n == 9 { q.push(4) } }
print(out, q.count)
func roundRobin(_ jobs: [(name: String, work: Int)], quantum: Int) -> [String] {
	var queue = jobs, order: [String] = []
	while !queue.isEmpty {
		var job = queue.removeFirst()
		job.work -= quantum
		order.append("\(job.name)\(job.work <= 0 ? "!" : "")")
		if job.work > 0 { queue.append(job) }
	}
	return order
}
print(roundRobin([("a", 3), ("b", 1), ("c", 5)], quantum: 2))
