let name = "Ann"
if name.count > 2 {
    let greeting = "hi"
}
print(greeting)
