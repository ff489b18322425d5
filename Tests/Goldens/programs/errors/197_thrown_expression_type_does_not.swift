do {
    try print("x")
    throw "error"
} catch { print(error) }
