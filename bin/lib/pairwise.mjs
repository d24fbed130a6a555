/**
 * Cells of a matrix that together have every possible pair of values. Own, as the libraries there are leave out possible pairs where some
 * combinations are forbidden.
 */

/**
 * @typedef {Record<string, string>} Cell A value for each factor.
 */

/**
 * All cells that are allowed, in the order of the factors and their values.
 *
 * @param {Record<string, readonly string[]>} factors
 * @param {( cell: Cell ) => boolean}         isAllowed
 * @return {Cell[]}
 */
export function allowedCells( factors, isAllowed ) {
	/** @type {Cell[]} */
	let cells = [ {} ];
	for ( const [ name, values ] of Object.entries( factors ) ) {
		cells = cells.flatMap( ( cell ) => values.map( ( value ) => ( { ...cell, [ name ]: value } ) ) );
	}
	return cells.filter( isAllowed );
}

/**
 * @param {Cell} cell
 * @return {string[]} Its pairs of values, each as one text.
 */
export function pairsOf( cell ) {
	const values = Object.entries( cell ).map( ( [ name, value ] ) => `${ name }=${ value }` );
	return values.flatMap( ( one, index ) => values.slice( index + 1 ).map( ( other ) => `${ one } ${ other }` ) );
}

/**
 * A small set of the cells in which each of their pairs is. The same one each time: of the cells with the most new pairs, one of a site
 * that is used already, and of those the first.
 *
 * @param {readonly Cell[]}          cells  Allowed ones.
 * @param {( cell: Cell ) => string} siteOf What cells of one site have in common.
 * @return {Cell[]}
 */
export function coveringSet( cells, siteOf ) {
	const missing = new Set( cells.flatMap( pairsOf ) );
	const sites = new Set();
	const chosen = [];
	while ( missing.size > 0 ) {
		const rated = cells.map( ( cell ) => ( {
			cell,
			pairs: pairsOf( cell ).filter( ( pair ) => missing.has( pair ) ).length,
			known: sites.has( siteOf( cell ) ) ? 1 : 0,
		} ) );
		const { cell } = rated.reduce( ( best, one ) =>
			one.pairs > best.pairs || ( one.pairs === best.pairs && one.known > best.known ) ? one : best
		);
		chosen.push( cell );
		sites.add( siteOf( cell ) );
		pairsOf( cell ).forEach( ( pair ) => missing.delete( pair ) );
	}
	return chosen;
}

/**
 * A small set of the cells in which each value of some factors is, though not each pair: of the cells with the most new values the first.
 *
 * @param {readonly Cell[]}   cells
 * @param {readonly string[]} factors
 * @return {Cell[]}
 */
export function cellsOfEach( cells, factors ) {
	const valuesOf = ( /** @type {Cell} */ cell ) => factors.map( ( factor ) => `${ factor }=${ cell[ factor ] }` );
	const missing = new Set( cells.flatMap( valuesOf ) );
	const chosen = [];
	while ( missing.size > 0 ) {
		const news = ( /** @type {Cell} */ cell ) =>
			valuesOf( cell ).filter( ( value ) => missing.has( value ) ).length;
		const next = cells.reduce( ( best, cell ) => ( news( cell ) > news( best ) ? cell : best ) );
		chosen.push( next );
		valuesOf( next ).forEach( ( value ) => missing.delete( value ) );
	}
	return chosen;
}
