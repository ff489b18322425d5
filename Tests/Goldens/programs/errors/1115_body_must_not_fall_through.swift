guard let n = Int("1") else { print("no"); }
