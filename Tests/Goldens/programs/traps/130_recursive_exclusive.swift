var total = 1
func addTo(_ n: inout Int) { n += total }
var other = 5
addTo(&other)
print(other)
addTo(&total)
print(total)
