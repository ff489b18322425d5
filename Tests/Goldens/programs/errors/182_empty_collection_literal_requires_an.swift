let empty = []
