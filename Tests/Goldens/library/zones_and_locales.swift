import Foundation
print(TimeZone(identifier: "Europe/Oslo")!, TimeZone(secondsFromGMT: 0)!, TimeZone(secondsFromGMT: 3600)!, TimeZone(abbreviation: "EST")!, [TimeZone(identifier: "Asia/Tokyo")!], TimeZone.gmt, TimeZone(identifier: "UTC")!, TimeZone(identifier: "UTC")!.identifier)
print(Locale(identifier: "de_DE"), Locale(identifier: "fr"), [Locale(identifier: "en_US_POSIX")])
