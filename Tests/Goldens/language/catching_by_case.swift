enum E: Error { case x, y(Int), z }
func th(_ e: E) throws { do { throw e } catch E.x { print("isx") } }
for e in [E.x, .y(2), .z] { do { try th(e) } catch { print(error) } }
func th2(_ e: E) throws {
  do { defer { print("inner") }; throw e } catch E.x { print("isx") } catch E.y(let n) where n > 1 { print("y", n) }
}
for e in [E.x, .y(2), .y(0), .z] { do { try th2(e) } catch let e as E { print("as", e) } catch { print(error) } }
enum F: Error { case a, b }
do { throw F.b } catch F.a { print("a") } catch F.b { print("b") } catch { print("other") }
do { throw F.b } catch E.x, F.b { print("multi") } catch { print("other") }
let any: any Error = E.y(3)
if case E.x = any { print("bad") } else { print("good") }
switch any {
case F.a: print("F.a");
case E.z: print("z");
case E.y(3): print("y3");
default: print("def")
}
