let i = Int.parse("3")
