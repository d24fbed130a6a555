import { screen } from '@testing-library/react';

import { renderScreen } from '../../../../shared/test-utils';
import { Pace } from './pace';
import type { ProductImportState } from './use-product-import';
import { Working } from './working';

const STATE = { phase: 'importing', failure: null, isStopped: false, isStopping: false } as ProductImportState;

const show = ( secondsLeft: number | null, state: ProductImportState = STATE ) =>
	renderScreen(
		<Working
			state={ state }
			report={ {
				tally: { created: 500, updated: 0, skipped: 0, failed: 0 },
				failures: [],
				notes: [],
				changes: [],
				unlinked: 0,
				preview: [],
				secondsLeft,
				done: 500,
				total: 2000,
			} }
		/>
	);

describe( 'an import that is under way', () => {
	it.each( [
		[ 2, '500 of 2,000 rows · about 5 seconds left' ],
		[ 31, '500 of 2,000 rows · about 35 seconds left' ],
		[ 80, '500 of 2,000 rows · about 1 minute left' ],
		[ 200, '500 of 2,000 rows · about 3 minutes left' ],
		[ null, '500 of 2,000 rows' ],
	] )( 'says how long it takes: %s', ( seconds, text ) => {
		show( seconds );
		expect( screen.getByText( text ) ).toBeVisible();
	} );

	it( 'says nothing of the time while it rests', () => {
		show( 31, { ...STATE, isStopped: true } );
		expect( screen.getByText( '500 of 2,000 rows' ) ).toBeVisible();
	} );
} );

describe( 'the pace of requests', () => {
	it( 'tells how long the rest takes after what the last ones took', () => {
		const pace = new Pace();
		expect( pace.secondsFor( 1000 ) ).toBeNull();
		pace.answered( 50, 500 );
		expect( pace.secondsFor( 1000 ) ).toBe( 10 );
		pace.answered( 100, 2000 );
		// The last request counts 40 %: 0.08 rows a millisecond.
		expect( pace.secondsFor( 1000 ) ).toBe( 13 );
	} );

	it( 'aims at a second and a half, so that the progress is steady', () => {
		const pace = new Pace();
		pace.answered( 50, 100 );
		expect( pace.size ).toBe( 100 );
		pace.answered( 100, 3000 );
		expect( pace.size ).toBe( 50 );
		pace.failed();
		expect( pace.size ).toBe( 25 );
	} );
} );
