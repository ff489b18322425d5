@propertyWrapper
struct Rounded {
    private var value: Double = 0
    let places: Int
    init(wrappedValue: Double, places: Int = 1) {
        self.places = places
        self.wrappedValue = wrappedValue
    }
    var wrappedValue: Double {
        get { value }
        set {
            var factor = 1.0
            for _ in 0..<places { factor *= 10 }
            value = (newValue * factor).rounded() / factor
        }
    }
}

@propertyWrapper
struct History<Value> {
    private(set) var values: [Value]
    init(wrappedValue: Value) { values = [wrappedValue] }
    var wrappedValue: Value {
        get { values[values.count - 1] }
        set { values.append(newValue) }
    }
    var projectedValue: History<Value> {
        get { self }
        set { self = newValue }
    }
    mutating func undo() { if values.count > 1 { values.removeLast() } }
}

@propertyWrapper
struct Lazily<Value> {
    enum State { case pending(() -> Value), done(Value) }
    private var state: State
    init(wrappedValue: @autoclosure @escaping () -> Value) { state = .pending(wrappedValue) }
    var wrappedValue: Value {
        mutating get {
            switch state {
            case .done(let v): return v
            case .pending(let make):
                let v = make()
                state = .done(v)
                return v
            }
        }
        set { state = .done(newValue) }
    }
}

func expensive() -> Int { print("computing"); return 42 }

struct Reading {
    @Rounded var celsius = 20.56
    @Rounded(places: 3) var pressure = 1013.25149
    @History var label = "new"
    @Lazily var answer: Int = expensive()
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
}

var r = Reading()
print(r.celsius, r.pressure)
r.celsius = 3.14159
r.pressure += 0.00049
print(r.celsius, r.pressure)
r.fahrenheit = 100
print(r.celsius, r.fahrenheit)
r.label = "first"
r.label += "!"
print(r.label, r.$label.values)
r.$label.undo()
print(r.label)
r.$label.undo()
r.$label.undo()
print(r.label, r.$label.values.count)
print("before")
print(r.answer + r.answer)
r.answer = 1
print(r.answer)
var copy = r
copy.celsius = 99.99
print(r.celsius, copy.celsius)
