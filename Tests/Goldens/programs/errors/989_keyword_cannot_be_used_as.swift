let class = 3
