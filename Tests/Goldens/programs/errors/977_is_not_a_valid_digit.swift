let o = 08_9x
