class P { init(x: Int) {} }
class Q: P { var y: Int }
