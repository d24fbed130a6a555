/** The benchmark's table. */

/**
 * @typedef {{ name: string, value: number, surely?: number, limit?: number, at_least?: number, unit?: string, informs?: boolean }} Row
 * What was measured, what it is at least however far chance put it off, what it may be at most or has to be at least, and whether it
 * informs only.
 */

/**
 * Whether a budget is broken.
 *
 * @param {Row} row What was measured.
 * @return {boolean} Never for what informs only.
 */
export function isBroken( row ) {
	return ! row.informs && isOver( { ...row, value: row.surely ?? row.value } );
}

/**
 * Whether a figure is beyond its limit.
 *
 * @param {Row} row What was measured.
 */
const isOver = ( { value, limit, at_least: least } ) =>
	( limit !== undefined && value > limit ) || ( least !== undefined && value < least );

/**
 * The rows as text.
 *
 * @param {Row[]} rows What was measured.
 * @return {string} A table with a line a row.
 */
export function table( rows ) {
	const figure = ( number, unit ) =>
		number === undefined
			? '–'
			: `${ Number.isInteger( number ) ? number : number.toFixed( 2 ) }${ unit ? ` ${ unit }` : '' }`;
	const least = ( surely = -Infinity ) => ( Number.isFinite( surely ) ? ` (≥ ${ surely.toFixed( 2 ) })` : '' );
	const verdict = ( row ) => {
		if ( isBroken( row ) ) {
			return 'BROKEN';
		}
		return isOver( row ) ? 'over' : 'ok';
	};
	const lines = [
		[ 'Budget', 'measured', 'limit', '' ],
		...rows.map( ( row ) => [
			row.name,
			figure( row.value, row.unit ) + least( row.surely ),
			row.at_least === undefined ? figure( row.limit, row.unit ) : `≥ ${ row.at_least }`,
			row.limit === undefined && row.at_least === undefined ? '' : verdict( row ),
		] ),
	];
	const widths = [ 0, 1, 2, 3 ].map( ( column ) => Math.max( ...lines.map( ( line ) => line[ column ].length ) ) );
	return `\n${ lines
		.map( ( line ) =>
			line
				.map( ( cell, column ) =>
					column === 0 || column === 3 ? cell.padEnd( widths[ column ] ) : cell.padStart( widths[ column ] )
				)
				.join( '  ' )
				.trimEnd()
		)
		.join( '\n' ) }\n`;
}
