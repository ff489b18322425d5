#if FOO
let a = 
#endif
#if
