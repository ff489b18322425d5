@propertyWrapper struct W { var value: Int }
struct S { @W var x: Int }
