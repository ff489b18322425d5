let o: AnyObject = 5
