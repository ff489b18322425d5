enum NumberWords {
    private static let small = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
    private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let scales: [(Int, String)] = [(1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"), (100, "hundred")]

    static func say(_ n: Int) -> String? {
        guard (0..<1_000_000_000_000).contains(n) else { return nil }
        if n < 20 { return small[n] }
        if n < 100 {
            let (t, u) = n.quotientAndRemainder(dividingBy: 10)
            return tens[t] + (u == 0 ? "" : "-\(small[u])")
        }
        for (scale, name) in scales where n >= scale {
            let (count, rest) = n.quotientAndRemainder(dividingBy: scale)
            let head = "\(say(count)!) \(name)"
            return rest == 0 ? head : head + " " + say(rest)!
        }
        return nil
    }
}
for n in [0, 14, 20, 22, 100, 123, 1_000, 1_234, 1_000_000, 987_654_321_123, -1] { print(n, "=", NumberWords.say(n) ?? "out of range") }

let morse: [Character: String] = [
    "A": ".-", "B": "-...", "C": "-.-.", "D": "-..", "E": ".", "H": "....", "L": ".-..", "O": "---", "R": ".-.", "S": "...", "T": "-", "W": ".--",
]
let back = Dictionary(morse.map { ($0.value, $0.key) }) { first, _ in first }
func encode(_ s: String) -> String {
    s.uppercased().split(separator: " ").map { word in
        word.map { morse[$0] ?? "?" }.joined(separator: " ")
    }.joined(separator: " / ")
}
func decode(_ s: String) -> String {
    var out = [String]()
    for word in s.split(separator: "/") {
        out.append(String(word.split(separator: " ").map { back[String($0)] ?? "_" }))
    }
    return out.joined(separator: " ")
}
let sos = encode("sos hello world")
print(sos, decode(sos), decode("... --- ... / ..--"), separator: "\n")

func pigLatin(_ sentence: String) -> String {
    func one(_ word: Substring) -> String {
        let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
        if ["xr", "yt"].contains(where: word.hasPrefix) { return word + "ay" }
        guard let first = word.firstIndex(where: { vowels.contains($0) || ($0 == "y" && word.first != "y") }) else { return word + "ay" }
        var split = first
        if word[first] == "u", first > word.startIndex, word[word.index(before: first)] == "q" { split = word.index(after: first) }
        return word[split...] + word[..<split] + "ay"
    }
    return sentence.split(separator: " ").map(one).joined(separator: " ")
}
print(pigLatin("quick fast run apple square yellow xray rhythm"))

func verse(_ n: Int) -> String {
    func bottles(_ k: Int) -> String {
        switch k {
        case 0: return "no more bottles"
        case 1: return "1 bottle"
        default: return "\(k) bottles"
        }
    }
    let count = bottles(n)
    return """
        \(count.prefix(1).uppercased() + count.dropFirst()) of beer on the wall, \(count) of beer.
        \(n == 0 ? "Go to the store and buy some more" : "Take \(n == 1 ? "it" : "one") down and pass it around"), \(bottles(n == 0 ? 99 : n - 1)) of beer on the wall.
        """
}
for n in stride(from: 2, through: 0, by: -1) { print(verse(n)); print() }
let days = ["first": "a Partridge", "second": "two Doves", "third": "three Hens"]
let order = ["first", "second", "third"]
for (i, day) in order.enumerated() {
    let gifts = order[...i].reversed().map { days[$0]! }
    let list = gifts.count == 1 ? gifts[0] : gifts.dropLast().joined(separator: ", ") + " and " + gifts.last!
    print("On the \(day) day: \(list).")
}
func ordinal(_ n: Int) -> String {
    let suffix: String
    switch (n % 10, n % 100) {
    case (_, 11...13): suffix = "th"
    case (1, _): suffix = "st"
    case (2, _): suffix = "nd"
    case (3, _): suffix = "rd"
    default: suffix = "th"
    }
    return "\(n)\(suffix)"
}
print([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal).joined(separator: " "))
