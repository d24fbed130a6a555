import { snoozedText } from './snoozed-text';

const NOON = new Date( 2026, 2, 2, 12, 0 );
const at = ( day: number, hour: number ) => new Date( 2026, 2, day, hour ).getTime();

it.each( [
	[ at( 2, 13 ), 'Until later today' ],
	[ at( 3, 0 ), 'Until tomorrow' ],
	[ at( 3, 23 ), 'Until tomorrow' ],
	[ null, 'Until tomorrow' ],
	[ at( 9, 12 ), 'Until Monday, March 9' ],
] )( 'a task put off until %s reads “%s” [A4-001]', ( until, text ) => {
	expect( snoozedText( until, NOON, 'en-US' ) ).toBe( text );
} );
