enum E { var x = 1; case a }
