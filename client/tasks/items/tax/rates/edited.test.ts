import { withKept, type Edited } from './edited';
import { newRow } from './rows';

const none: Edited = { rows: [], removed: [], isMoved: false, includesTax: null };

it( 'gives new rates that come back keys of this page, which counts them from the start', () => {
	const ofPageBefore = { ...newRow(), key: 'new-1' };
	const back = withKept( { ...none, rows: [ ofPageBefore, { ...ofPageBefore, key: 'new-2' } ] }, none );
	const keys = [ ...back.rows, newRow(), newRow() ].map( ( { key } ) => key );
	expect( new Set( keys ).size ).toBe( 4 );
	expect( keys ).not.toContain( 'new-1' );
} );
