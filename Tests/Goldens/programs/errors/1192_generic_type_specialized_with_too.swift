let x: Array<Int, String> = []
