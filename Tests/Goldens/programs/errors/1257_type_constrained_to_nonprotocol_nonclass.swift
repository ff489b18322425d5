protocol P: Int {}
