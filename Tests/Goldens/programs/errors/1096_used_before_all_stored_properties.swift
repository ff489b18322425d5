struct S { var a: Int; var b: Int; init() { a = 1; self.log(); b = 2 }; func log() {} }
