struct Point { var x = 0, y = 0 }
extension Point {
    var z: Int = 0
}
