func f(_ a: [Int], _ i: Int) -> Int { defer { print("leaving", i) }; print("reading", i); return a[i] }
print(f([7], 0)); print(f([7], 1))
