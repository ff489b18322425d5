switch (1, 2) { case (1, let y): print(y) }
