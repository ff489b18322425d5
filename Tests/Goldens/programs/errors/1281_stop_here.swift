#error("stop here")
