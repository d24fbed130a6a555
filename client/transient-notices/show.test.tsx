import { speak } from '@wordpress/a11y';
import { screen, waitFor } from '@testing-library/react';

import type { PageData } from '../shared/data/page-data';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { transientNotices } from './notices';
import ShowTransientNotices from './show';

jest.mock( '@wordpress/a11y' );

type Notice = PageData[ 'transientNotices' ][ number ];

const aNotice = ( id: string, more: Partial< Notice > = {} ): Notice => ( {
	id,
	user_id: null,
	status: 'success',
	content: `Notice ${ id }`,
	options: { actions: [], explicitDismiss: false, spokenMessage: '' },
	...more,
} );

function show( ...notices: Notice[] ) {
	notices.forEach( ( { id } ) => onRequest( 'DELETE', `/wc-admin/transient-notices/${ id }`, {} ) );
	return renderScreen( <ShowTransientNotices />, { pageData: { transientNotices: notices } } );
}

const shownTo = () => requestsMade( 'DELETE' ).map( ( { path } ) => path );

describe( '[B3-016] a notice of the queue', () => {
	it( 'is shown with its action, and kept as seen', async () => {
		const options = {
			actions: [ { label: 'Look', url: 'http://shop.example/' } ],
			explicitDismiss: true,
			spokenMessage: 'Spoken.',
		};
		show( aNotice( 'a', { options } ) );
		expect( await screen.findByText( 'Notice a' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Look' } ) ).toHaveAttribute( 'href', 'http://shop.example/' );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [ [ 'Spoken.', 'polite' ] ] );
		await waitFor( () => expect( shownTo() ).toEqual( [ '/wc-admin/transient-notices/a' ] ) );
		expect( transientNotices[ 0 ].isFor() ).toBe( false );
	} );

	it( 'waits for the next page where three are shown already', async () => {
		show( ...[ 'a', 'b', 'c', 'd' ].map( ( id ) => aNotice( id ) ) );
		expect( await screen.findByText( 'Notice c' ) ).toBeVisible();
		expect( screen.queryByText( 'Notice d' ) ).not.toBeInTheDocument();
		await waitFor( () => expect( shownTo() ).toHaveLength( 3 ) );
	} );

	it( 'is shown as well where that can’t be kept', async () => {
		show();
		onRequest( 'DELETE', '/wc-admin/transient-notices/a', () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		renderScreen( <ShowTransientNotices />, { pageData: { transientNotices: [ aNotice( 'a' ) ] } } );
		expect( await screen.findByText( 'Notice a' ) ).toBeVisible();
		expect( screen.queryByText( 'The database is away.' ) ).not.toBeInTheDocument();
	} );

	it( 'loads nothing where there is none', () => {
		show();
		expect( transientNotices[ 0 ].isFor() ).toBe( false );
	} );
} );
