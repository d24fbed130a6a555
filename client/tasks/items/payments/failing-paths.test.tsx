import { screen, waitFor } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { onRequest } from '../../../shared/test-utils';
import { failingTests, type FailingPath } from '../../test-utils/failing-paths';
import { ACCOUNTS, GATEWAYS, SUGGESTIONS } from './store';
import { onComplete, open, row } from './test-utils/open-task';
import { aGateway, aMissing, aSetting, aSuggestion, needing } from './test-utils/server';

jest.mock( '@wordpress/a11y' );

const INSTALL = '/wc-admin/plugins/install';
const ACTIVATE = '/wc-admin/plugins/activate';
const CONNECT = '/wc-admin/plugins/connect-wcpay';
const DONE = { data: {}, errors: { errors: {} }, success: true, message: '' };

const NOT_SAVED = 'There was a problem saving your payment settings';

const NOT_CONNECTED =
	"There was an error connecting to the provider's payments solution. Please try again or connect later in store settings.";

const button = ( name: string | RegExp ) => () => screen.getByRole( 'button', { name } );
const isDone = () => waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
const isReported = ( text: string ) => () => screen.findByText( text );
const pageNotice = () => document.querySelector< HTMLElement >( '.components-notice' );

beforeEach( () => void onComplete.mockReset() );

const shown = async ( ...situation: Parameters< typeof open > ) => {
	const opened = open( ...situation );
	await screen.findAllByRole( 'heading' );
	return opened;
};

const offline = ( id: string, title: string, query = {} ) =>
	shown( {
		suggestions: [ aSuggestion( id, { title, category: 'offline' } ) ],
		gateways: [ aGateway( id ) ],
		query,
	} );

/** A way to pay that the owner turns on at its own address. */
const enabling = ( id: string, title: string ): FailingPath => ( {
	name: `enabling ${ id }`,
	method: 'PUT',
	path: `${ GATEWAYS }/${ id }`,
	open: async () => {
		const opened = await offline( id, title, { id } );
		await screen.findByRole( 'button', { name: `Enable ${ title }` } );
		return opened;
	},
	button: button( `Enable ${ title }` ),
	says: ( reason ) => NOT_SAVED + reason,
	kept: () => expect( screen.getByRole( 'heading', { name: `Set up ${ title }` } ) ).toBeVisible(),
	done: isDone,
} );

const bank = {
	open: async () => {
		const opened = await offline( 'bacs', 'Direct bank transfer', { id: 'bacs' } );
		await opened.type( /^Account number/, '12345678' );
		return opened;
	},
	button: button( 'Save bank details' ),
	says: ( reason: string ) => NOT_SAVED + reason,
	kept: () => expect( screen.getByRole( 'textbox', { name: /^Account number/ } ) ).toHaveValue( '12345678' ),
	done: isDone,
} as const;

/** A way to pay whose plugin is missing; once it is installed, it can be enabled. */
async function openInstall() {
	const opened = await shown( { suggestions: [ aMissing( 'moon' ) ], query: { id: 'moon' } } );
	onRequest( 'POST', INSTALL, DONE );
	onRequest( 'POST', ACTIVATE, () => {
		opened.kept.suggestions = [ aSuggestion( 'moon' ) ];
		opened.kept.gateways = [ aGateway( 'moon' ) ];
		return DONE;
	} );
	await screen.findByRole( 'button', { name: 'Install Provider moon' } );
	return opened;
}

const installing = {
	button: button( /^(Install Provider moon|Try again)$/ ),
	says: ( reason: string ) => `Provider moon could not be installed${ reason }`,
	kept: () => expect( screen.getByRole( 'heading', { name: 'Set up Provider moon' } ) ).toBeVisible(),
	done: () => screen.findByRole( 'button', { name: 'Enable Provider moon' } ),
} as const;

const tests = failingTests(
	{
		name: 'the settings of a provider',
		method: 'PUT',
		path: `${ GATEWAYS }/moon`,
		open: async () => {
			const opened = await shown( {
				suggestions: [ aSuggestion( 'moon' ) ],
				gateways: [ needing( 'moon', aSetting( 'api_key', 'API Key' ) ) ],
				query: { id: 'moon' },
			} );
			await opened.type( 'API Key', 'k-1' );
			return opened;
		},
		button: button( 'Save and enable' ),
		says: ( reason ) => NOT_SAVED + reason,
		kept: () => expect( screen.getByRole( 'textbox', { name: 'API Key' } ) ).toHaveValue( 'k-1' ),
		done: isDone,
	},
	{ ...bank, name: 'a bank account', method: 'PUT', path: ACCOUNTS },
	{ ...bank, name: 'enabling transfers', method: 'PUT', path: `${ GATEWAYS }/bacs` },
	enabling( 'cheque', 'Check payments' ),
	enabling( 'cod', 'Cash on delivery' ),
	{
		name: 'enabling in the list',
		method: 'PUT',
		path: `${ GATEWAYS }/cod`,
		open: async () => {
			const opened = await offline( 'cod', 'Cash on delivery' );
			await row( 'Cash on delivery' );
			return opened;
		},
		button: button( 'Enable Cash on delivery' ),
		says: ( reason ) => NOT_SAVED + reason,
		kept: () => expect( screen.getByRole( 'heading', { name: /^Cash on delivery/ } ) ).toBeVisible(),
		done: isReported( 'Cash on delivery configured successfully' ),
	},
	{ ...installing, name: 'installing a plugin', method: 'POST', path: INSTALL, open: openInstall },
	{ ...installing, name: 'activating a plugin', method: 'POST', path: ACTIVATE, open: openInstall },
	{
		name: 'hiding the suggested providers',
		method: 'POST',
		path: `${ SUGGESTIONS }/dismiss`,
		open: async () => {
			const opened = await shown( {
				suggestions: [ aMissing( 'moon' ) ],
				pageData: { promotions: true },
			} );
			onRequest( 'POST', `${ SUGGESTIONS }/dismiss`, [] );
			await row( 'Provider moon' );
			return opened;
		},
		button: button( 'Hide suggested providers' ),
		message: pageNotice,
		says: ( reason ) => `The suggested providers could not be hidden. ${ reason }`,
		kept: () => expect( screen.getByRole( 'heading', { name: /^Provider moon/ } ) ).toBeVisible(),
		done: () => screen.findByRole( 'button', { name: 'Show suggested providers' } ),
	},
	{
		name: 'connecting the provider’s own solution',
		method: 'POST',
		path: CONNECT,
		open: async () => {
			jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
			onRequest( 'POST', CONNECT, { connectUrl: 'http://shop.example/connect' } );
			const id = 'woocommerce_payments';
			const opened = await shown( {
				suggestions: [ aSuggestion( id, { title: 'WooPayments' } ) ],
				gateways: [ aGateway( id, { needs_setup: true } ) ],
				facts: { hasPaymentsProvider: true },
				query: { id },
			} );
			await screen.findByRole( 'button', { name: 'Connect account' } );
			return opened;
		},
		button: button( 'Connect account' ),
		message: pageNotice,
		says: ( reason ) => ( reason.includes( 'logged out' ) ? `${ NOT_CONNECTED } ${ reason }` : NOT_CONNECTED ),
		kept: () => expect( screen.getByRole( 'heading', { name: 'Set up WooPayments' } ) ).toBeVisible(),
		done: () => waitFor( () => expect( browser.loadPage ).toHaveBeenCalledWith( 'http://shop.example/connect' ) ),
	}
);

it.each( tests )( '[A8-002] $title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );
