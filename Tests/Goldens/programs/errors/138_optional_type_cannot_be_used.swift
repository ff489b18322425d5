let opt: Int? = 4
if opt { print("yes") }
