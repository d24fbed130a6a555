import { act, screen, waitFor } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { onRequest } from '../../../shared/test-utils';
import { FRESH, SAVE } from '../../../shared/test-utils/settings';
import { store } from '../../store';
import { failingTests } from '../../test-utils/failing-paths';
import { TaskNotices } from '../../components/task-notices';
import { aList, aTask, LISTS } from '../../test-utils/tasks';
import { BATCH } from './rates/rates-api';
import { AUTOMATED, connection, onComplete, open, openManual, OTHER } from './test-utils/open-task';
import { aRate, OPTIONS, SAVE_TAX } from './test-utils/tax-server';

jest.mock( '@wordpress/a11y' );

const INSTALL = '/wc-admin/plugins/install';
const ACTIVATE = '/wc-admin/plugins/activate';
const INSTALLED = { data: {}, errors: { errors: {} }, success: true, message: '' };
const AUTHORIZATION =
	'/wc-admin/onboarding/plugins/jetpack-authorization-url?' +
	'redirect_url=http%3A%2F%2Fshop.example%2Fwp-admin%2Fadmin.php%3Fpage%3Dwc-admin%26task%3Dtax%26partner%3Dwoocommerce-tax&from=woocommerce-services';

const button = ( name: string | RegExp ) => () => screen.getByRole( 'button', { name } );
const isDone = () => waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
const isShown = ( name: string ) => () => expect( screen.getByRole( 'heading', { name } ) ).toBeVisible();

beforeEach( () => {
	onComplete.mockReset();
	jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
	jest.spyOn( browser, 'reloadPage' ).mockImplementation( () => {} );
} );

/** The table, with a rate that was changed. */
async function openRates( general: Record< string, string > = {} ) {
	const opened = openManual( { rates: [ aRate( 4 ) ], general } );
	await opened.type( 'Rate %, rate 1', '8.5' );
	return opened;
}

/** A partner of which the owner has got so far that the button is there. */
async function openPartner( situation: Parameters< typeof open >[ 0 ], name: string ) {
	const opened = open( { ...situation, children: <TaskNotices /> } );
	onRequest( 'POST', INSTALL, INSTALLED );
	onRequest( 'POST', ACTIVATE, INSTALLED );
	onRequest( 'GET', AUTHORIZATION, { success: true, errors: [], url: 'https://service.example/connect' } );
	onRequest( 'GET', LISTS, [ aList( [ aTask( 'tax' ) ] ) ] );
	onRequest( 'POST', `${ LISTS }/tax/action`, aTask( 'tax', { isActioned: true } ) );
	await act( () => opened.registry.resolveSelect( store ).getTaskLists() );
	await screen.findByRole( 'button', { name } );
	return opened;
}

const ready = { partners: [ { ...AUTOMATED, isActive: true } ], pageData: connection( true, true ) };
const automating = {
	open: () => openPartner( { ...ready, query: { partner: AUTOMATED.id } }, 'Automate my taxes' ),
	button: button( 'Automate my taxes' ),
	says: ( reason: string ) => `There was a problem setting up automated taxes. Please try again.${ reason }`,
	kept: isShown( 'Good news' ),
	done: isDone,
} as const;

const rates = {
	button: button( 'Save tax rates' ),
	kept: () => expect( screen.getByRole( 'textbox', { name: 'Rate %, rate 1' } ) ).toHaveValue( '8.5' ),
	done: isDone,
} as const;

const charging = async ( general: Record< string, string > ) => {
	const opened = openManual( { general } );
	await screen.findByRole( 'button', { name: "I don't charge sales tax" } );
	return opened;
};

const tests = failingTests(
	{
		name: 'the address',
		method: 'POST',
		path: SAVE,
		open: async () => {
			const opened = openManual( { general: { ...FRESH, woocommerce_store_city: 'Springfield' } } );
			await opened.type( 'Street address', '5 Oak St' );
			await opened.type( 'ZIP Code', '30303' );
			return opened;
		},
		button: button( 'Save address' ),
		says: ( reason ) => `There was a problem saving your store location${ reason }`,
		kept: () => expect( screen.getByRole( 'textbox', { name: 'Street address' } ) ).toHaveValue( '5 Oak St' ),
		done: () => screen.findByRole( 'textbox', { name: 'Rate %, rate 1' } ),
	},
	{
		...rates,
		name: 'rates',
		method: 'POST',
		path: BATCH,
		open: openRates,
		says: ( reason ) => `There was a problem saving your tax rates${ reason }`,
	},
	{
		...rates,
		name: 'charging tax by the rates',
		method: 'POST',
		path: SAVE,
		open: openRates,
		says: ( reason ) => `Your rates are saved, but tax could not be turned on${ reason }`,
	},
	{ ...automating, name: 'the setting of automated tax', method: 'POST', path: SAVE_TAX },
	{ ...automating, name: 'charging automated tax', method: 'POST', path: SAVE },
	{
		name: 'charging no tax',
		method: 'POST',
		path: OPTIONS,
		open: () => charging( { woocommerce_calc_taxes: 'no' } ),
		button: button( "I don't charge sales tax" ),
		says: ( reason ) => `There was a problem turning off tax${ reason }`,
		kept: isShown( 'Configure tax rates' ),
		done: isDone,
	},
	{
		name: 'turning tax off',
		method: 'POST',
		path: SAVE,
		open: async () => {
			const opened = await charging( { woocommerce_calc_taxes: 'yes' } );
			await opened.press( "I don't charge sales tax" );
			return opened;
		},
		button: button( 'Turn tax off' ),
		says: ( reason ) => `There was a problem turning off tax${ reason }`,
		kept: () => expect( screen.getByText( 'Your store currently charges tax' ) ).toBeVisible(),
		done: isDone,
	},
	{
		name: 'installing the automated partner',
		method: 'POST',
		path: INSTALL,
		open: () => openPartner( { query: { partner: AUTOMATED.id } }, 'Install WooCommerce Tax' ),
		button: button( /^(Install WooCommerce Tax|Try again)$/ ),
		says: ( reason ) => `WooCommerce Tax could not be installed${ reason }`,
		kept: isShown( 'Install the tax extension' ),
		done: () => screen.findByRole( 'heading', { name: 'Connect your store' } ),
	},
	{
		name: 'connecting the store',
		method: 'GET',
		path: AUTHORIZATION,
		open: () =>
			openPartner(
				{
					partners: ready.partners,
					pageData: connection( true, false ),
					query: { partner: AUTOMATED.id },
				},
				'Connect'
			),
		button: button( /^(Connect|Retry)$/ ),
		says: ( reason ) => `Your store could not be connected${ reason }`,
		kept: isShown( 'Connect your store' ),
		done: () =>
			waitFor( () => expect( browser.loadPage ).toHaveBeenCalledWith( 'https://service.example/connect' ) ),
		again: () => expect( browser.reloadPage ).toHaveBeenCalledTimes( 1 ),
	},
	{
		name: 'installing the other partner',
		method: 'POST',
		path: INSTALL,
		open: () => openPartner( { query: { partner: OTHER.id } }, 'Install Stripe Tax' ),
		button: button( /^(Install Stripe Tax|Try again)$/ ),
		says: ( reason ) => `Stripe Tax could not be installed${ reason }`,
		kept: isShown( 'Calculate tax with Stripe Tax' ),
		done: () => waitFor( () => expect( browser.loadPage ).toHaveBeenCalledTimes( 1 ) ),
	},
	{
		name: 'calling it done',
		method: 'POST',
		path: `${ LISTS }/tax/action`,
		open: () =>
			openPartner(
				{ partners: [ { ...OTHER, isActive: true } ], query: { partner: OTHER.id } },
				'I’ve set it up'
			),
		button: button( 'I’ve set it up' ),
		says: ( reason ) => `“Task tax” could not be marked as done. ${ reason }`,
		kept: isShown( 'Calculate tax with Stripe Tax' ),
		done: isDone,
	}
);

it.each( tests )( '[A8-004] [A8-005] $title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );
