enum E: Error { case bad }
func t() { throw E.bad }
