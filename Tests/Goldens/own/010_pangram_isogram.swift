extension String {
    var isPangram: Bool {
        Set(self.lowercased()).isSuperset(of: "abcdefghijklmnopqrstuvwxyz")
    }

    var isIsogram: Bool {
        let letters = lowercased().filter(\.isLetter)
        return Set(letters).count == letters.count
    }

    var acronym: String {
        var result = ""
        var previous: Character = " "
        for c in self {
            if c.isLetter && !(previous.isLetter || previous == "'") {
                result.append(c.uppercased())
            } else if c.isUppercase && previous.isLowercase {
                result.append(c)
            }
            previous = c
        }
        return result
    }

    func rotated(by shift: Int) -> String {
        let a = Character("a").asciiValue!, z = Character("z").asciiValue!
        let upperA = Character("A").asciiValue!
        return String(map { c -> Character in
            guard let v = c.asciiValue, c.isLetter else { return c }
            let base = (a...z).contains(v) ? a : upperA
            let moved = (Int(v - base) + shift % 26 + 26) % 26
            return Character(UnicodeScalar(base + UInt8(moved)))
        })
    }

    var bob: String {
        let trimmed = self.filter { !$0.isWhitespace }
        if trimmed.isEmpty { return "Fine. Be that way!" }
        let question = trimmed.last == "?"
        let letters = trimmed.filter { $0.isLetter }
        let shouting = !letters.isEmpty && letters == letters.uppercased()
        switch (question, shouting) {
        case (true, true): return "Calm down, I know what I'm doing!"
        case (true, false): return "Sure."
        case (false, true): return "Whoa, chill out!"
        case (false, false): return "Whatever."
        }
    }
}

for s in ["", "the quick brown fox jumps over the lazy dog", "five boxing wizards jump quickly", "\"Five quacking Zephyrs jolt my wax bed.\""] {
    print(s.isPangram, s.count)
}
print(["subdermatoglyphic", "Alphabet", "thumbscrew-japingly", "six-year-old", "Emily Jung Schwartzkopf", "accentor"].map(\.isIsogram))
print(["Portable Network Graphics", "Complementary metal-oxide semiconductor", "HyperText Markup Language", "Halley's Comet"].map(\.acronym))
let secret = "The quick brown fox jumps over the lazy dog.".rotated(by: 13)
print(secret)
print(secret.rotated(by: 13), "OMG".rotated(by: 5), "xyz".rotated(by: -3), "abc".rotated(by: 27))
for line in ["Tom-ay-to, tom-aaaah-to.", "WATCH OUT!", "Does this cryogenic chamber make me look fat?", "1, 2, 3", "WHAT THE HELL WERE YOU THINKING?", "4?", "  \t ", "1, 2, 3 GO!"] {
    print(line.debugDescription, "->", line.bob)
}
