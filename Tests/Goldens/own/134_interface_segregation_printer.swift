protocol Printer { func printPage(_ text: String) -> String }
protocol Scanner { associatedtype Page; func scan() -> Page? }
protocol Fax: Printer { var number: String { get }; func send(_ text: String, to other: any Fax) -> Bool }
protocol Machine: Printer, Scanner where Page == String {}

struct Inkjet: Printer { var color = true; func printPage(_ t: String) -> String { (color ? "*" : "-") + t } }
final class Copier: Machine {
  var tray: [String] = []
  func printPage(_ text: String) -> String { "[" + text + "]" }
  func scan() -> String? { tray.isEmpty ? nil : tray.removeFirst() }
}
extension Scanner where Self: Printer, Page == String {
  func copyAll() -> [String] {
    var out: [String] = []
    while let page = scan() { out.append(printPage(page)) }
    return out
  }
}
final class OldFax: Fax {
  let number: String
  private(set) var received: [String] = []
  var isBusy = false
  init(_ number: String) { self.number = number }
  func printPage(_ t: String) -> String { received.append(t); return "~" + t }
  func send(_ text: String, to other: any Fax) -> Bool {
    guard let fax = other as? OldFax, !fax.isBusy else { return false }
    _ = fax.printPage("\(number): \(text)")
    return true
  }
}
let copier = Copier()
copier.tray = ["a", "b", "c"]
print(copier.copyAll(), copier.scan() as Any, copier.tray)
let printers: [any Printer] = [Inkjet(), Inkjet(color: false), copier, OldFax("1")]
print(printers.map { $0.printPage("x") }, printers.compactMap { $0 as? any Fax }.map(\.number), printers.filter { $0 is any Scanner }.count)
let (f1, f2) = (OldFax("555"), OldFax("777"))
print(f1.send("hi", to: f2), f2.received); f1.isBusy = true
print(f2.send("yo", to: f1), f1.received.isEmpty)
func firstPage<S: Scanner>(_ s: S) -> S.Page? { s.scan() }
struct Numbers: Scanner { let n: Int; func scan() -> Int? { n > 0 ? n : nil } }
print(firstPage(Numbers(n: 4)) ?? 0, firstPage(Numbers(n: 0)) as Any)
struct Queue<P: Printer> {
  private var jobs: [(priority: Int, text: String)] = []
  let printer: P
  init(_ printer: P) { self.printer = printer }
  mutating func add(_ text: String, priority: Int = 0) {
    let at = jobs.firstIndex { $0.priority < priority } ?? jobs.endIndex
    jobs.insert((priority, text), at: at)
  }
  mutating func run() -> [String] { defer { jobs.removeAll() }; return jobs.map { printer.printPage($0.text) } }
}
var queue = Queue(Inkjet())
queue.add("normal"); queue.add("urgent", priority: 9); queue.add("later"); queue.add("soon", priority: 3)
print(queue.run(), queue.run().isEmpty)
struct Decorated<P: Printer>: Printer { let base: P; let wrap: (String) -> String; func printPage(_ t: String) -> String { wrap(base.printPage(t)) } }
extension Printer {
  func shouting() -> some Printer { Decorated(base: self) { $0.uppercased() } }
  func framed(_ c: Character) -> some Printer { Decorated(base: self) { "\(c)\($0)\(c)" } }
}
print(Inkjet().shouting().framed("|").printPage("deco"), Inkjet().framed("1").framed("2").printPage("n"))
func best(_ fast: Bool) -> any Printer { fast ? Inkjet(color: false) : copier.shouting() }
print(best(true).printPage("q"), best(false).printPage("q"))
