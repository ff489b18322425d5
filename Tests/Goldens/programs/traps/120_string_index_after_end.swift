let s = "hi"
var i = s.startIndex
while true { print(s[i]); i = s.index(after: i) }
