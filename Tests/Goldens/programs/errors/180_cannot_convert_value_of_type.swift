let s: Character = "ab"
