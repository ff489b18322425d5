enum List { case empty; case node(Int, List) }
