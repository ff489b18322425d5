protocol P { var x: Int }
