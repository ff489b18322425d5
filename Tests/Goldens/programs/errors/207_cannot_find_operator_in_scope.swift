var a = 3
a++
