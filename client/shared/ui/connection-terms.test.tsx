import { screen } from '@testing-library/react';

import { renderScreen } from '../test-utils';
import { ConnectionTerms } from './connection-terms';

it.each( [
	[ 'says what the owner agrees to', false, 1 ],
	[ 'says nothing to an owner who has agreed', true, 0 ],
] )( '%s', ( _, areTermsAccepted, times ) => {
	renderScreen( <ConnectionTerms />, {
		pageData: { connection: { isConfigured: true, isConnected: false, areTermsAccepted } },
	} );
	expect( screen.queryAllByText( /you agree to the account service’s terms/ ) ).toHaveLength( times );
} );
