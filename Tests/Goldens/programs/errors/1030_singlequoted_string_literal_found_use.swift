let text = "a" + 'b'
