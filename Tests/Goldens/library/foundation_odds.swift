import Foundation
print(CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), CGRect(x: 0, y: 0, width: 2, height: 3), CGPoint.zero)
let r = CGRect(x: 1, y: 1, width: 4, height: 5); print(r.midX, r.maxY, r.contains(CGPoint(x: 2, y: 2)), r.intersects(CGRect(x: 3, y: 3, width: 5, height: 5)), r.insetBy(dx: 1, dy: 1), r.union(CGRect.zero), r.intersection(CGRect(x: 2, y: 2, width: 9, height: 9)), r.area)
extension CGRect { var area: CGFloat { width * height } }
let s: NSString = "hello"; print(s.length, s.uppercased, s.substring(from: 2))
print(("hello" as NSString).range(of: "ll").location, ("a/b.txt" as NSString).lastPathComponent, NSString(string: "x").length)
print(NSNumber(value: 3).intValue, NSNumber(value: 2.5), NSNull())
let nc = NotificationCenter.default; let tok = nc.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { print("note", $0.name.rawValue) }; nc.post(name: Notification.Name("x"), object: nil); nc.removeObserver(tok)
let f = ISO8601DateFormatter(); print(f.string(from: Date(timeIntervalSince1970: 0)))
let sc = Scanner(string: "12 abc"); print(sc.scanInt() as Any, sc.scanUpToString(" ") as Any, sc.scanCharacters(from: .letters) as Any)
print(UserDefaults.standard.integer(forKey: "none"))
Thread.sleep(forTimeInterval: 0.001); print(Date().timeIntervalSince1970 > 1_000_000, Date.now > Date.distantPast)
exit(0)
