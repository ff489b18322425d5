let s = "total: " + 5.description + 3
