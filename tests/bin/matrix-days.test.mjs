/** The matrix notices an order on the wrong day, a time that is off, and days that are missing or there twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongDays, wrongTimes } from '../../bin/lib/matrix-days.mjs';

const BERLIN = 'Europe/Berlin';

/** The last second of the day before the clocks go forward in Berlin, and the first of that day: one day in UTC. */
const BEFORE = Date.parse( '2025-03-29T22:59:59Z' );
const AFTER = Date.parse( '2025-03-29T23:00:00Z' );

/**
 * @param {string} interval
 * @param {number} count
 */
const day = ( interval, count ) => ( { interval, subtotals: { orders_count: count } } );

test( 'orders on their local days are right', () => {
	const intervals = [ day( '2025-03-28', 0 ), day( '2025-03-29', 1 ), day( '2025-03-30', 1 ) ];
	assert.deepEqual( wrongDays( BERLIN, [ BEFORE, AFTER ], intervals ), [] );
} );

test( 'an order on the day that it is in UTC, but not there, is noticed', () => {
	const intervals = [ day( '2025-03-29', 2 ), day( '2025-03-30', 0 ) ];
	assert.deepEqual( wrongDays( BERLIN, [ BEFORE, AFTER ], intervals ), [
		'Report of 2025-03-29: 2 orders, there are 1',
		'Report of 2025-03-30: 0 orders, there are 1',
	] );
} );

test( 'a day that the report leaves out, or has twice, is noticed', () => {
	assert.deepEqual( wrongDays( BERLIN, [ BEFORE, AFTER ], [ day( '2025-03-29', 1 ) ] ), [
		'The report has no 2025-03-30',
	] );
	assert.deepEqual( wrongDays( BERLIN, [ BEFORE ], [ day( '2025-03-29', 1 ), day( '2025-03-29', 1 ) ] ), [
		'Report of 2025-03-29: 1 orders, there are 0',
	] );
} );

test( 'a time an hour off, and an order that REST does not list, are noticed', () => {
	const orders = [
		{ id: 1, time: BEFORE },
		{ id: 2, time: AFTER },
		{ id: 3, time: AFTER },
	];
	const listed = [
		{ id: 2, date_created: '2025-03-29T23:00:00' },
		{ id: 1, date_created: '2025-03-29T23:59:59' },
	];
	assert.deepEqual( wrongTimes( BERLIN, orders, listed ), [
		'Order of 2025-03-30T00:00:00: REST says 2025-03-29T23:00:00',
		'Order of 2025-03-30T00:00:00: REST says undefined',
	] );
} );
