let n: Int = "five".count.description
