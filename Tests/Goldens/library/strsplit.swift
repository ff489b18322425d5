let s = "a,b,,c d"
print(s.split(separator: ","))
print(s.split(separator: ",", omittingEmptySubsequences: false))
print(s.split(separator: ",", maxSplits: 1))
print(s.split { $0 == "," || $0 == " " })
print(s.split(whereSeparator: { !$0.isLetter }).map(String.init))
print("one--two--three".split(separator: "--"))
print(s.split(separator: ",").joined(separator: "|"))
print("l1\nl2\r\nl3".split(whereSeparator: \.isNewline))
