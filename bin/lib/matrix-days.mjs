/** What the matrix says of the days that orders are on: JavaScript's answer held against REST's and the report's. */
import { localTime } from './clock-changes.mjs';

/**
 * @param {string}                                       zone
 * @param {ReadonlyArray<{ id: number, time: number }>}   orders When they were made, in milliseconds.
 * @param {ReadonlyArray<{ id: number, date_created: string }>} listed What REST says of them.
 * @return {string[]} What is wrong.
 */
export function wrongTimes( zone, orders, listed ) {
	const said = new Map( listed.map( ( order ) => [ order.id, order.date_created ] ) );
	return orders
		.filter( ( { id, time } ) => said.get( id ) !== localTime( zone, time ) )
		.map( ( { id, time } ) => `Order of ${ localTime( zone, time ) }: REST says ${ said.get( id ) }` );
}

/**
 * @param {string}            zone
 * @param {readonly number[]} times When all orders were made, in milliseconds.
 * @param {ReadonlyArray<{ interval: string, subtotals: { orders_count: number } }>} intervals The days of the report.
 * @return {string[]} What is wrong.
 */
export function wrongDays( zone, times, intervals ) {
	/** @type {Map<string, number>} */
	const expected = new Map();
	for ( const time of times ) {
		const day = localTime( zone, time ).slice( 0, 10 );
		expected.set( day, ( expected.get( day ) ?? 0 ) + 1 );
	}
	const wrong = [];
	for ( const { interval, subtotals } of intervals ) {
		const count = expected.get( interval ) ?? 0;
		expected.delete( interval );
		if ( subtotals.orders_count !== count ) {
			wrong.push( `Report of ${ interval }: ${ subtotals.orders_count } orders, there are ${ count }` );
		}
	}
	return [ ...wrong, ...[ ...expected.keys() ].map( ( day ) => `The report has no ${ day }` ) ];
}
