func store(_ f: () -> Void) -> () -> Void { f }
