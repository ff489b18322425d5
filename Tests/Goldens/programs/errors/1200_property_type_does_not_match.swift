@propertyWrapper struct W { var wrappedValue: Int }
struct S { @W var x: String }
