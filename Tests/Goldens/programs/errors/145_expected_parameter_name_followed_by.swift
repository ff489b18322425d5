func f( {
}
