class Shape { func draw() {} }
class Square: Shape { func draw() {} }
