class A { var name: String; init() { } }
