/** Clock changes are found where there are some, and the moments around them lie on both sides of the days. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockChanges, localTime, moments } from '../../bin/lib/clock-changes.mjs';
import { FACTORS } from '../../bin/lib/matrix-cells.mjs';

test( 'each zone of the matrix changes its clocks twice a year', () => {
	for ( const zone of FACTORS.zone ) {
		assert.equal( clockChanges( zone, 2025 ).length, 2, zone );
	}
	assert.deepEqual(
		clockChanges( 'Europe/Berlin', 2025 ).map( ( time ) => new Date( time ).toISOString() ),
		[ '2025-03-30T01:00:00.000Z', '2025-10-26T01:00:00.000Z' ]
	);
	assert.equal( clockChanges( 'UTC', 2025 ).length, 0 );
} );

test( 'times are told as the clocks of the place show them', () => {
	const [ spring = 0 ] = clockChanges( 'America/Santiago', 2025 ).slice( 1 );
	assert.equal( localTime( 'America/Santiago', spring - 1000 ), '2025-09-06T23:59:59' );
	// That day begins at one.
	assert.equal( localTime( 'America/Santiago', spring ), '2025-09-07T01:00:00' );
	assert.ok( moments( 'America/Santiago', 2025 ).includes( spring ) );
	assert.ok( moments( 'Europe/Berlin', 2025 ).length >= 10 );
} );
