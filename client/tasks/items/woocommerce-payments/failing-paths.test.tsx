import { screen, waitFor } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { onRequest, renderScreen } from '../../../shared/test-utils';
import { store } from '../../store';
import { failingTests } from '../../test-utils/failing-paths';
import { aTask } from '../../test-utils/tasks';
import { Task } from './task';

jest.mock( '@wordpress/a11y' );

const CONNECT = '/wc-admin/plugins/connect-wcpay';
const THERE = 'http://shop.example/wp-admin/admin.php?wcpay-connect=1&_wpnonce=a';
const ERROR_PREFIX =
	"There was an error connecting to the provider's payments solution. Please try again or connect later in store settings.";

async function open() {
	jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
	onRequest( 'POST', CONNECT, { connectUrl: THERE } );
	const task = aTask( 'woocommerce-payments', {
		additionalData: {
			provider: { name: 'Moon Pay', isConnected: false, isTestMode: false },
			connectLinks: { connect: THERE },
		},
	} );
	return renderScreen( <Task { ...{ task, query: {}, onComplete: jest.fn(), trackEvent: jest.fn() } } />, {
		stores: [ store as never ],
	} );
}

const tests = failingTests( {
	name: 'connecting the account',
	method: 'POST',
	path: CONNECT,
	open,
	button: () => screen.getByRole( 'button', { name: 'Connect account' } ),
	message: () => document.querySelector< HTMLElement >( '.components-notice' ),
	says: ( reason ) => ( reason.includes( 'logged out' ) ? `${ ERROR_PREFIX } ${ reason }` : ERROR_PREFIX ),
	kept: () => expect( screen.getByRole( 'heading', { name: 'Payments with Moon Pay' } ) ).toBeVisible(),
	done: () => waitFor( () => expect( browser.loadPage ).toHaveBeenCalledWith( THERE ) ),
} );

it.each( tests )( '[A8-003] $title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );
