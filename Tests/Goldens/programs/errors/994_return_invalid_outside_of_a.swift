return
print("after")
