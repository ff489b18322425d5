/// The traps of operations, in the words of Swift 6.3.
extension Trap {
  /// An integer result that does not fit.
  public static let arithmeticOverflow = Trap("arithmetic overflow")
  /// `x / 0`.
  public static let divisionByZero = Trap("Fatal error: Division by zero")
  /// `x % 0`.
  public static let remainderByZero = Trap("Fatal error: Division by zero in remainder operation")
  /// `Int.min / -1`.
  public static let divisionOverflow = Trap("Fatal error: Division results in an overflow")
  /// `Int.min % -1`.
  public static let remainderOverflow = Trap("Fatal error: Division results in an overflow in remainder operation")
  /// What is wrong with a result that does not fit a narrow type, by the third operand of `checkRange`.
  static func overflow(_ operation: Int) -> Trap {
    operation == 1 ? divisionOverflow : operation == 2 ? remainderOverflow : arithmeticOverflow
  }
  /// A subscript outside of an array.
  public static let indexOutOfRange = Trap("Fatal error: Index out of range")
  /// Two overlapping accesses.
  static func accessConflict(_ access: Access) -> Trap {
    let hex = String(UInt(bitPattern: access.memory + Int(access.rawStart)), radix: 16)
    return Trap("Simultaneous accesses to 0x\(hex), but modification requires exclusive access.")
  }

  /// An unowned reference read too late.
  static func unownedGone(_ address: UnsafeMutableRawPointer) -> Trap {
    let hex = String(UInt(bitPattern: address), radix: 16)
    return Trap("Fatal error: Attempted to read an unowned reference but object 0x\(hex) was already destroyed")
  }

  /// `self` kept beyond its `deinit`.
  static func escapedDeinit(_ address: UnsafeMutableRawPointer, _ type: String) -> Trap {
    let hex = String(UInt(bitPattern: address), radix: 16)
    return Trap(
      "Fatal error: Object 0x\(hex) of class \(type) deallocated with non-zero retain count 2. "
        + "This object was deleted while something still held a reference to it.")
  }

  /// A floating-point number that no integer of the type is near; `kind` names the type.
  static func unrepresentable(_ value: Double, of source: String = "Double", as type: String) -> Trap {
    let reason =
      !value.isFinite
      ? "it is either infinite or NaN"
      : "the result would be \(value < 0 ? "less than \(type).min" : "greater than \(type).max")"
    return Trap("Fatal error: \(source) value cannot be converted to \(type) because \(reason)")
  }
}
