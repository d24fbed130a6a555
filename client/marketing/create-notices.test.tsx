import { act, screen } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';

import { renderScreen } from '../shared/test-utils';
import { createNotices } from './create-notices';

describe( 'the notices of an answer [B3-008]', () => {
	it( 'are one for each key of the errors [B8-008], else one of the message [B8-009]', async () => {
		const { registry } = renderScreen( <></> );
		act( () =>
			createNotices( registry, { errors: { one: [ 'First.', 'Second.' ], two: [ 'Third.' ] }, error_data: {} } )
		);
		expect( ( await screen.findAllByText( 'First. Second.' ) )[ 0 ] ).toBeInTheDocument();
		expect( screen.getAllByText( 'Third.' )[ 0 ] ).toBeInTheDocument();
		act( () => createNotices( registry, { code: 'bad', message: 'It failed.' } ) );
		expect( ( await screen.findAllByText( 'It failed.' ) )[ 0 ] ).toBeInTheDocument();
		act( () => createNotices( registry, { message: 'It worked.' } ) );
		expect( ( await screen.findAllByText( 'It worked.' ) )[ 0 ] ).toBeInTheDocument();
	} );

	it( 'are those of one thing: said again, each takes the place of the former one', () => {
		const { registry } = renderScreen( <></> );
		const say = () => {
			createNotices( registry, { code: 'bad', message: 'It failed.' }, 'lamp' );
			createNotices( registry, { errors: { one: [ 'First.' ] }, error_data: {} }, 'lamp' );
		};
		act( say );
		act( say );
		const notices = registry.select( noticesStore ).getNotices();
		expect( notices.map( ( { id } ) => id ) ).toEqual( [ 'lamp', 'lamp/one' ] );
	} );
} );
