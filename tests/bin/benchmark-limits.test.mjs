/** A benchmark fails where a budget is exceeded however far chance put the figures off, and not before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surelyAtLeast } from '../benchmarks/page.mjs';
import { isBroken, table } from '../benchmarks/table.mjs';

const upTo = ( count ) => Array.from( { length: count }, ( none, i ) => count - i );

test( 'what the median is at least is found in the lower half, nearer to the middle the more was measured', () => {
	// Tables of the sign test have these for one side and 1 %.
	assert.equal( surelyAtLeast( upTo( 7 ) ), 1 );
	assert.equal( surelyAtLeast( upTo( 11 ) ), 2 );
	assert.equal( surelyAtLeast( upTo( 20 ) ), 5 );
	assert.equal( surelyAtLeast( upTo( 100 ) ), 38 );
} );

test( 'too few figures say nothing', () => {
	assert.equal( surelyAtLeast( upTo( 6 ) ), -Infinity );
	assert.equal( surelyAtLeast( [] ), -Infinity );
} );

test( 'a budget is broken by what is sure', () => {
	const row = { name: 'Page', value: 0.4, limit: 0.3, unit: 'ms' };
	assert.ok( isBroken( row ) );
	assert.ok( ! isBroken( { ...row, surely: 0.2 } ) );
	assert.ok( isBroken( { ...row, surely: 0.31 } ) );
	assert.ok( ! isBroken( { ...row, surely: 0.31, informs: true } ) );
	assert.match( table( [ { ...row, surely: 0.2 } ] ), /Page +0\.40 ms \(≥ 0\.20\) +0\.30 ms +over\n/ );
	assert.match( table( [ { ...row, surely: 0.31 } ] ), /BROKEN/ );
} );
