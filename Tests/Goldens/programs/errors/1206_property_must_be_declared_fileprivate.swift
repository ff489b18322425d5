public struct S { var x: Hidden }
private struct Hidden {}
