var y: Int = 1, z
