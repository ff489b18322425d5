var optional: Int? = 3
optional += 1
