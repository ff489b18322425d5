operator +++ 
