let t = Task { 1 }
print(t.value + 1)
