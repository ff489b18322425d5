let opt: String? = "hi"
if opt.count > 1 { print(opt) }
