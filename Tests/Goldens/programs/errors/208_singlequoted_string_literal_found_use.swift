let s = 'hello'
