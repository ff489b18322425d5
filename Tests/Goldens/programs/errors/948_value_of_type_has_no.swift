let t = "abc".substring(1)
