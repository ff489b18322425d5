var s: string = "x"
