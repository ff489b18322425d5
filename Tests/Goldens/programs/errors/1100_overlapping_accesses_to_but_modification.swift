var a = [1, 2]
swap(&a[0], &a[1])
