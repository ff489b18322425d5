let flag = true
if flag == 1 { print("yes") }
