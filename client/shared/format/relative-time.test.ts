import { relativeTime } from './relative-time';

const NOW = Date.UTC( 2026, 4, 10, 12 );
const MINUTE = 60_000;

it.each( [
	[ 'en-US', 0, 'now' ],
	[ 'en-US', 59_000, 'now' ],
	[ 'en-US', 5 * MINUTE, '5 minutes ago' ],
	[ 'en-US', 119 * MINUTE, '1 hour ago' ],
	[ 'en-US', 47 * 60 * MINUTE, '1 day ago' ],
	[ 'en-US', -3 * MINUTE, 'now' ],
	[ 'de-DE', 15 * 24 * 60 * MINUTE, 'vor 2 Wochen' ],
] )( 'in %s, %i ms ago is “%s”', ( locale, ago, expected ) => {
	window.storewright = { locale };
	expect( relativeTime( NOW - ago, NOW ) ).toBe( expected );
} );
