/** Rows that were not imported, as a file that can be mended and imported again. */
import { __ } from '@wordpress/i18n';
import Papa from 'papaparse';

import type { Plan, Remark } from './types';

/** A cell that spreadsheets don't take for a formula. Numbers stay numbers. */
const guarded = ( cell: string ): string =>
	/^[=+\-@\t\r]/.test( cell ) && ! /^-?\d+(?:[.,]\d+)?$/.test( cell ) ? `'${ cell }` : cell;

/**
 * The rows with a column that says what is wrong with them, as CSV.
 *
 * @param plan     What was to be imported.
 * @param failures Which rows were not, and why.
 */
export function badRows( { sheet }: Plan, failures: readonly Remark[] ): string {
	const reasons = new Map< number, string[] >();
	failures.forEach( ( { row, column, message } ) => {
		const reason = column === '' ? message : `${ column }: ${ message }`;
		reasons.set( row, [ ...( reasons.get( row ) ?? [] ), reason ] );
	} );
	const rows = [ ...reasons ].map( ( [ row, reason ] ) => [
		...sheet.headings.map( ( _, index ) => sheet.rows[ row - 2 ]?.[ index ] ?? '' ),
		reason.join( ' · ' ),
	] );
	const headings = [ ...sheet.headings, __( 'Reason', 'storewright' ) ];
	return Papa.unparse( [ headings, ...rows ].map( ( row ) => row.map( guarded ) ) );
}

/**
 * Has the browser save a text as a file.
 *
 * @param name Name of the file.
 * @param text
 */
export function download( name: string, text: string ): void {
	// With the mark by which spreadsheets know UTF-8.
	const href = URL.createObjectURL( new Blob( [ '\uFEFF', text ], { type: 'text/csv;charset=utf-8' } ) );
	const link = document.createElement( 'a' );
	link.href = href;
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( href ), 0 );
}
