return 5 +
