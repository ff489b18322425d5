class C { var a = 1; var b = self.a }
