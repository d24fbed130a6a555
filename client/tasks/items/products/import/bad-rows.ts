/** Rows that were not imported, as a file that can be mended and imported again. */
import { downloadBlob } from '@wordpress/blob';
import { __ } from '@wordpress/i18n';
import Papa from 'papaparse';

import { encode } from '../../../../shared/files/decode';
import type { Plan, RowMessage } from './types';

/** A cell that spreadsheets don't take for a formula. Numbers stay numbers. */
const guarded = ( cell: string ): string =>
	/^[=+\-@\t\r]/.test( cell ) && ! /^-?[\d.,]+(?:\s?\p{Sc})?$/u.test( cell ) ? `'${ cell }` : cell;

/**
 * The rows with a column that says what is wrong with them, as CSV.
 *
 * @param plan     What was to be imported.
 * @param failures Which rows were not, and why.
 */
export function badRows( { sheet }: Plan, failures: readonly RowMessage[] ): string {
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
	return Papa.unparse(
		[ headings, ...rows ].map( ( row ) => row.map( guarded ) ),
		{ delimiter: sheet.delimiter }
	);
}

/**
 * Downloads these rows, written as the file is from which they come.
 *
 * @param plan
 * @param failures
 */
export const downloadBadRows = ( plan: Plan, failures: readonly RowMessage[] ): void =>
	downloadBlob(
		__( 'products-to-correct.csv', 'storewright' ),
		encode( badRows( plan, failures ), plan.sheet.encoding ),
		'text/csv'
	);
