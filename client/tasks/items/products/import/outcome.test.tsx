import { screen } from '@testing-library/react';

import { renderScreen } from '../../../../shared/test-utils';
import { Outcome } from './outcome';

const REPORT = {
	tally: { created: 1234, updated: 0, skipped: 0, failed: 0 },
	failures: [],
	notes: [],
	changes: [],
	unlinked: 0,
	preview: [],
	secondsLeft: null,
	done: 1234,
	total: 1234,
};

it.each( [
	[ 'de-DE', '1.234 products were added' ],
	[ 'en-US', '1,234 products were added' ],
] )( 'writes numbers as the user’s language does, whatever the browser’s is: %s', ( locale, text ) => {
	jest.spyOn( navigator, 'language', 'get' ).mockReturnValue( 'fr-FR' );
	renderScreen( <Outcome report={ REPORT } isTrial={ false } />, { pageData: { locale } } );
	expect( screen.getByText( text ) ).toBeVisible();
} );
