let neg = -"a"
