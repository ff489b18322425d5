enum E: Error { case x, y }
func r(_ k: Int) -> Int { 
 do { if k > 5 { throw E.y }; throw E.x } catch where k < 3 { print("a", k, error) } catch { return k } 
 do { throw E.y } catch E.x where k == 1 { print("x") } catch let e where k == 2 { print(e) } catch E.y where k == 3, E.x { print("3") } catch let e as E where e == .y && k > 5 { print("as", e)} catch { print("rest") }
 return 0
 }
print(r(1), r(2), r(3), r(7))
