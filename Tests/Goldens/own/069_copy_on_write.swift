final class Storage<T> {
  var items: [T]
  init(_ items: [T]) { self.items = items }
}

struct CowList<T> {
  private var storage = Storage<T>([])
  static var copies: Int { get { copyCount } set { copyCount = newValue } }
  private mutating func detach() {
    if !isKnownUniquelyReferenced(&storage) {
      copyCount += 1
      storage = Storage(storage.items)
    }
  }
  var count: Int { storage.items.count }
  mutating func append(_ item: T) {
    detach()
    storage.items.append(item)
  }
  subscript(i: Int) -> T {
    get { storage.items[i] }
    set {
      detach()
      storage.items[i] = newValue
    }
  }
  var identity: ObjectIdentifier { ObjectIdentifier(storage) }
  var all: [T] { storage.items }
}
var copyCount = 0

var a = CowList<Int>()
a.append(1)
a.append(2)
print(a.all, CowList<Int>.copies)
var b = a
print(a.identity == b.identity)
b.append(3)
print(a.all, b.all, a.identity == b.identity, copyCount)
b[0] += 100
print(a[0], b[0], copyCount)
do {
  let c = b
  b[1] = 0
  print(c.all, b.all, copyCount)
}
b[1] = 5
print(b.all, copyCount)

struct Image {
  private final class Pixels {
    var rows: [[UInt8]]
    init(_ rows: [[UInt8]]) { self.rows = rows }
    func copy() -> Pixels { print("  copying \(rows.count) rows"); return Pixels(rows) }
  }
  private var _pixels: Pixels
  private var pixels: Pixels {
    mutating get {
      if !isKnownUniquelyReferenced(&_pixels) { _pixels = _pixels.copy() }
      return _pixels
    }
  }
  init(width: Int, height: Int) { _pixels = Pixels(Array(repeating: Array(repeating: 0, count: width), count: height)) }
  mutating func set(_ x: Int, _ y: Int, _ v: UInt8) { pixels.rows[y][x] = v }
  func get(_ x: Int, _ y: Int) -> UInt8 { _pixels.rows[y][x] }
  var sum: Int { _pixels.rows.joined().reduce(0) { $0 + Int($1) } }
}

var first = Image(width: 3, height: 2)
first.set(0, 0, 200)
var second = first
second.set(2, 1, 55)
second.set(1, 1, 1)
print(first.sum, second.sum, first.get(2, 1), second.get(2, 1))
func brighten(_ image: Image) -> Image {
  var image = image
  image.set(0, 0, .max)
  return image
}
let third = brighten(first)
print(third.get(0, 0), first.get(0, 0))

var array = [1, 2, 3]
let snapshot = array
array.append(4)
array.withUnsafeMutableBufferPointer { $0[0] = 99 }
print(snapshot, array)
var nested = ["k": [1, 2]]
let old = nested
nested["k"]?.append(3)
nested["new", default: []].append(0)
print(old["k"]!, nested["k"]!, nested.count, old.count)
struct Wrapper { var values = [0, 0]; mutating func bump() { values[0] += 1 } }
var wrappers = [Wrapper(), Wrapper()]
for i in wrappers.indices { for _ in 0...i { wrappers[i].bump() } }
for var w in wrappers { w.bump(); print(w.values, terminator: " ") }
print(wrappers.map(\.values))
wrappers.swapAt(0, 1)
print(wrappers.map(\.values))
