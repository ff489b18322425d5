/// An object that is gone, but whose `deinit` has not run or whose fields are not all released.
struct Dying {
  /// The class whose `deinit`s are to run first.
  var type: Unmanaged<TypeInfo>?
  /// The memory to give back in the end.
  let block: UnsafeMutablePointer<Int>
  /// How many words it has; -1 for memory that is not the state's.
  let words: Int
  /// The references.
  let refs: UnsafeMutablePointer<Reference>
  /// How many there are.
  let count: Int
  /// The one to be released next.
  var next = 0
}

/// Releasing without recursion, however long the chain, and with learner's `deinit`s in Swift's order: an object's `deinit` runs before
/// its fields are released, the fields go in order, each with all that it holds.
extension UnsafeMutablePointer where Pointee == MachineState {
  /// Begins the end of an object. What needs no learner's code is over when this returns, unless a `deinit` must run before.
  func bury(_ object: Dying) {
    var object = object
    if pointee.skipsDeinit { object.type = nil }
    if pointee.isDraining || isSettled {
      pointee.dying.push(object)
    } else {
      pointee.waiting.push(object)
    }
    if !pointee.isDraining { drain() }
  }

  /// Whether nothing is dying (in the running `deinit`, if there is one).
  var isSettled: Bool {
    pointee.dying.count == pointee.dyingBase && pointee.waiting.count == pointee.waitingBase
  }

  /// Goes on with what is dying until all is done or a `deinit` must run; `pending` tells which.
  func drain() {
    pointee.isDraining = true
    pointee.pending = pointee.isDamaged
    while pointee.dying.count > pointee.dyingBase || admitWaiting() {
      let object = pointee.dying.last
      if object.pointee.type != nil {
        pointee.pending = true
        break
      }
      releaseNext(of: object)
    }
    pointee.isDraining = false
  }

  /// Releases the next field of the innermost dying object, or its memory.
  private func releaseNext(of object: UnsafeMutablePointer<Dying>) {
    let next = object.pointee.next
    if next < object.pointee.count {
      object.pointee.next = next + 1
      let field = object.pointee.refs[next]
      object.pointee.refs[next] = nil
      field?.release()
    } else if let object = pointee.dying.pop() {
      if object.words >= 0 { freeBlock(object.block, object.words) } else { object.block.deallocate() }
    }
  }

  /// Lets those that waited die next, in the order in which they came.
  private func admitWaiting() -> Bool {
    guard pointee.waiting.count > pointee.waitingBase else { return false }
    for i in stride(from: pointee.waiting.count - 1, through: pointee.waitingBase, by: -1) {
      pointee.dying.push(pointee.waiting.elements[i])
    }
    pointee.waiting.truncate(to: pointee.waitingBase)
    return true
  }
}
