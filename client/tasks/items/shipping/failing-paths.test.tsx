import { screen, waitFor } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { onRequest } from '../../../shared/test-utils';
import { FRESH, SAVE } from '../../../shared/test-utils/settings';
import { failingTests } from '../../test-utils/failing-paths';
import { beyondRates, connection, costOf, onComplete, open } from './test-utils/open-task';
import { aMethod, answerZones, aZone, country, ZONES } from './test-utils/zones';

const AUTHORIZATION =
	'/wc-admin/onboarding/plugins/jetpack-authorization-url?' +
	'redirect_url=http%3A%2F%2Fshop.example%2Fwp-admin%2Fadmin.php%3Fpage%3Dwc-admin%26task%3Dshipping%26step%3Dconnect&from=woocommerce-services';

const isDone = () => waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
const button = ( name: string ) => () => screen.getByRole( 'button', { name } );
const costIs = ( name: string, text: string ) => () =>
	expect( screen.getByRole( 'group', { name } ).querySelector( 'input[name$=_rate]' ) ).toHaveValue( text );

/** The form with what shipping costs, one of it changed. */
async function openRates( zone: string ) {
	onComplete.mockReset();
	answerZones( [ aZone( 0 ), aZone( 3, [ country( 'US' ) ], [ aMethod( 7, 'flat_rate', '5' ) ] ) ] );
	const opened = open();
	if ( zone === 'Rest of the world' ) {
		await opened.user.click( await screen.findByRole( 'checkbox', { name: /rest of the world/ } ) );
	}
	await opened.type( zone, '8.50' );
	return opened;
}

const rates = {
	method: 'POST',
	button: button( 'Save shipping rates' ),
	says: ( reason: string ) => `There was a problem saving your shipping rates${ reason }`,
	done: isDone,
} as const;

const tests = failingTests(
	{
		name: 'the address',
		method: 'POST',
		path: SAVE,
		open: async () => {
			answerZones();
			const opened = open( { stored: { ...FRESH, woocommerce_store_city: 'Springfield' } } );
			await opened.user.type( await screen.findByRole( 'textbox', { name: 'Street address' } ), '5 Oak St' );
			await opened.user.type( screen.getByRole( 'textbox', { name: 'ZIP Code' } ), '30303' );
			return opened;
		},
		button: button( 'Save address' ),
		says: ( reason ) => `There was a problem saving your store location${ reason }`,
		kept: () => expect( screen.getByRole( 'textbox', { name: 'Street address' } ) ).toHaveValue( '5 Oak St' ),
		done: async () => expect( await costOf( 'United States (US)' ) ).toBeVisible(),
	},
	{
		...rates,
		name: 'the rate of a zone that is there',
		path: `${ ZONES }/3/methods/7`,
		open: () => openRates( 'Zone 3' ),
		kept: costIs( 'Zone 3', '8.50' ),
	},
	{
		...rates,
		name: 'the first rate of a zone',
		path: `${ ZONES }/0/methods`,
		open: () => openRates( 'Rest of the world' ),
		kept: costIs( 'Rest of the world', '8.50' ),
	},
	{
		...rates,
		name: 'a zone that is to be made',
		path: ZONES,
		open: async () => {
			onComplete.mockReset();
			answerZones();
			const opened = open();
			await opened.type( 'United States (US)', '8.50' );
			return opened;
		},
		kept: costIs( 'United States (US)', '8.50' ),
	},
	{
		name: 'connecting the store',
		method: 'GET',
		path: AUTHORIZATION,
		open: async () => {
			jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
			jest.spyOn( browser, 'reloadPage' ).mockImplementation( () => {} );
			onRequest( 'GET', AUTHORIZATION, { success: true, errors: [], url: 'https://service.example/connect' } );
			const opened = await beyondRates( { pageData: connection( true, false ) } );
			await screen.findByRole( 'button', { name: 'Connect' } );
			return opened;
		},
		button: () => screen.getByRole( 'button', { name: /^(Connect|Retry)$/ } ),
		says: ( reason ) => `Your store could not be connected${ reason }`,
		kept: () => expect( screen.getByRole( 'heading', { name: 'Connect your store' } ) ).toBeVisible(),
		done: () =>
			waitFor( () => expect( browser.loadPage ).toHaveBeenCalledWith( 'https://service.example/connect' ) ),
		again: () => expect( browser.reloadPage ).toHaveBeenCalledTimes( 1 ),
	}
);

it.each( tests )( '$title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );
