class C { override init() { } }
