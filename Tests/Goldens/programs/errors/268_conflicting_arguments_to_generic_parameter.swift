let r = 1..."5"
