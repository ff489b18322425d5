struct S: Comparable { let x: Int }
