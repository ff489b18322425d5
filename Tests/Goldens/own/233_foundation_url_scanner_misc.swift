import Foundation
let url = URL(string: "https://user@example.com:8080/a/b.html?q=swift&page=2#top")!
print(url.scheme ?? "", url.host ?? "", url.port ?? 0, url.path, url.query ?? "", url.fragment ?? "", url.lastPathComponent, url.pathExtension)
var parts = URLComponents(string: "https://example.com/search")!
parts.queryItems = [URLQueryItem(name: "q", value: "hello world"), URLQueryItem(name: "n", value: "1")]
print(parts.url!.absoluteString, parts.queryItems!.map { "\($0.name)=\($0.value ?? "")" })
print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!)
let file = URL(fileURLWithPath: "/tmp/dir/file.txt")
print(file.deletingPathExtension().lastPathComponent, file.deletingLastPathComponent().path, file.appendingPathExtension("bak").lastPathComponent)
print(("docs/readme.md" as NSString).pathExtension, ("docs/readme.md" as NSString).lastPathComponent)
let scanner = Scanner(string: "width: 42 height: 7.5")
_ = scanner.scanUpToString("42")
print(scanner.scanInt() ?? -1, scanner.scanUpToCharacters(from: .decimalDigits) ?? "", scanner.scanDouble() ?? -1, scanner.isAtEnd)
let text = "The year 1999 and 2024, not 20245"
let regex = try NSRegularExpression(pattern: "\\b(\\d{2})(\\d{2})\\b")
for m in regex.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
    print(text[Range(m.range, in: text)!], text[Range(m.range(at: 1), in: text)!], m.numberOfRanges)
}
print(regex.stringByReplacingMatches(in: text, range: NSRange(location: 0, length: text.utf16.count), withTemplate: "$2$1"))
print(text.range(of: "[0-9]+", options: .regularExpression).map { String(text[$0]) } ?? "none", text.replacingOccurrences(of: "\\d", with: "#", options: .regularExpression))
var data = Data([0x48, 0x69])
data.append(contentsOf: [0x21, 10])
print(data.count, data[0], String(data: data, encoding: .ascii)!.trimmingCharacters(in: .newlines), data.subdata(in: 0..<2) == Data("Hi".utf8), [UInt8](data), data.first!, data.reversed().map { $0 })
print(Data(repeating: 1, count: 3).base64EncodedString(), Data(base64Encoded: "AQEB")!.count)
let sorted = ["item 10", "Item 2", "item 1"].sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
print(sorted, "Straße".lowercased(), "ÀÉ".folding(options: .diacriticInsensitive, locale: nil), "swift".caseInsensitiveCompare("SWIFT") == .orderedSame)
let cs = CharacterSet.letters.union(.decimalDigits)
print("a1-b2_c".unicodeScalars.filter { cs.contains($0) }.count, CharacterSet.whitespaces.contains(" "), CharacterSet(charactersIn: "a"..."f").isSuperset(of: CharacterSet(charactersIn: "bc")))
print("one\ntwo\r\nthree".components(separatedBy: .newlines).count, "l1\nl2".split(whereSeparator: \.isNewline), "  a  b ".split(separator: " ").joined(separator: "_"))
let comps = DateComponents(hour: 2, minute: 30)
print(comps.hour! * 60 + comps.minute!, TimeInterval(90) / 60, Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)
print(IndexSet([1, 2, 3, 7]).count, NSString(string: "héllo").length, ProcessInfo.processInfo.environment["SURELY_NOT_SET_X"] as Any)
print((3.14159 as NSNumber).intValue, NSNumber(value: true).boolValue, "42".isEmpty, Int("0042")!, String(format: "%02d:%02d", 5, 7), "x".appending("y"), "abc".contains("bc"))
print(String(42, radix: 2).padding(toLength: 8, withPad: "0", startingAt: 0), "7".leftPad(3))
extension String { func leftPad(_ n: Int) -> String { String(repeating: "0", count: Swift.max(0, n - count)) + self } }
