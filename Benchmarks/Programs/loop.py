def total(count):
    index = 0
    sum = 0
    while index < count:
        sum += index % 7
        index += 1
    return sum


print(total(10_000_000))
