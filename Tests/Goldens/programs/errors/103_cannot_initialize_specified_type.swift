let text: String = nil
print(text)
