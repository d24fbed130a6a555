import { screen, waitFor } from '@testing-library/react';

import { settingsStore } from '../shared/data/settings';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import TaxConflict from './tax-conflict';

jest.mock( '@wordpress/a11y' );

const READ = '/wc/v3/settings/tax?_fields=id,value';
const BATCH = '/wc/v3/settings/tax/batch';
const TEXT =
	'To avoid possible rounding errors, prices should be entered and displayed consistently in all locations either including, or excluding taxes.';

const items = ( entry: string, shop: string, cart: string ) => [
	{ id: 'woocommerce_prices_include_tax', value: entry },
	{ id: 'woocommerce_tax_display_shop', value: shop },
	{ id: 'woocommerce_tax_display_cart', value: cart },
];

const show = async ( entry: string, shop: string, cart: string ) => {
	onRequest( 'GET', READ, items( entry, shop, cart ) );
	const shown = renderScreen(
		<>
			<TaxConflict />
			<input
				type="radio"
				aria-label="Include"
				name="woocommerce_prices_include_tax"
				value="yes"
				defaultChecked={ entry === 'yes' }
			/>
			<input
				type="radio"
				aria-label="Exclude"
				name="woocommerce_prices_include_tax"
				value="no"
				defaultChecked={ entry === 'no' }
			/>
		</>,
		{ stores: [ settingsStore as never ] }
	);
	await waitFor( () =>
		expect(
			(
				shown.registry.select( settingsStore ) as unknown as {
					hasFinishedResolution: ( ...args: unknown[] ) => boolean;
				}
			 ).hasFinishedResolution( 'getSettings', [ { group: 'tax' } ] )
		).toBe( true )
	);
	return shown;
};

describe( 'the warning of tax settings that do not fit [B3-021]', () => {
	it.each( [
		[ 'yes', 'incl', 'incl', false ],
		[ 'no', 'excl', 'excl', false ],
		[ 'yes', 'excl', 'incl', true ],
		[ 'yes', 'incl', 'excl', true ],
		[ 'no', 'incl', 'excl', true ],
	] )( 'entered with tax: %s, displayed %s and %s: %s [B4-022] [B8-018]', async ( entry, shop, cart, isShown ) => {
		await show( entry, shop, cart );
		expect( screen.queryAllByText( TEXT ) ).toHaveLength( isShown ? 1 : 0 );
	} );

	it( 'follows the form, and is dismissed [B4-022]', async () => {
		const { user } = await show( 'no', 'excl', 'excl' );
		await user.click( screen.getByLabelText( 'Include' ) );
		expect( screen.getByText( 'Inconsistent tax settings:' ) ).toBeVisible();
		expect( screen.getByText( TEXT ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		expect( screen.queryByText( TEXT ) ).not.toBeInTheDocument();
	} );

	it( 'displays prices as they are entered, and says so [B8-018]', async () => {
		const { user } = await show( 'yes', 'excl', 'incl' );
		onRequest( 'POST', BATCH, { update: items( 'yes', 'incl', 'incl' ) } );
		await user.click( screen.getByRole( 'button', { name: 'Use recommended settings' } ) );
		expect( await screen.findByText( 'Recommended settings applied.' ) ).toBeVisible();
		expect( screen.queryByText( TEXT ) ).not.toBeInTheDocument();
		expect( requestsMade( 'POST', BATCH ).map( ( { data } ) => data ) ).toEqual( [
			{
				update: [
					{ id: 'woocommerce_prices_include_tax', value: 'yes', expected: 'yes' },
					{ id: 'woocommerce_tax_display_shop', value: 'incl', expected: 'excl' },
					{ id: 'woocommerce_tax_display_cart', value: 'incl', expected: 'incl' },
				],
				atomic: true,
			},
		] );
	} );

	it( 'says why that was not possible, and stays', async () => {
		const { user } = await show( 'yes', 'excl', 'excl' );
		onRequest( 'POST', BATCH, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		await user.click( screen.getByRole( 'button', { name: 'Use recommended settings' } ) );
		expect( await screen.findByText( 'The database went away.' ) ).toBeVisible();
		expect( screen.getByText( TEXT ) ).toBeVisible();
	} );
} );
