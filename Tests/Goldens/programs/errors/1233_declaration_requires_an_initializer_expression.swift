class C { static var x: Int }
