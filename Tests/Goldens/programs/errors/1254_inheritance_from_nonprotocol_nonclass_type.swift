class C: Int {}
