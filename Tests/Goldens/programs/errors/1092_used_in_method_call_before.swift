class A { let n: Int; init() { show(); n = 1 }; func show() {} }
