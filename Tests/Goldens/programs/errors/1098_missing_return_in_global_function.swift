func f(_ n: Int) -> String { switch n { case 0: return "z"; default: break } }
