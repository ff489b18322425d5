let b = !5
