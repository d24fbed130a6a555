import { speak } from '@wordpress/a11y';
import { act, screen, waitFor, within } from '@testing-library/react';

import { getHistory, parseQuery, useQuery, type Query } from '../../shared/routing';
import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { customerFilters, orderFilters, showAllOr, variationFilters } from '../reports/advanced';
import { filterParameters, readFilters, requestParameters } from './address';
import { choicesStore } from './choices';
import { ShowField, ShowPanel } from './show-field';
import type { AdvancedFilter } from './types';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const STATUSES = { completed: 'Completed', processing: 'Processing' };
const CHOICES = '/wc-admin/analytics/choices?of=';

function Filters( { filters }: { filters: readonly AdvancedFilter[] } ) {
	const parts = { show: showAllOr( 'All' ), advanced: filters, query: useQuery() };
	return (
		<>
			<ShowField { ...parts } />
			<ShowPanel { ...parts } />
		</>
	);
}

const render = ( filters: () => readonly AdvancedFilter[], query: Query = {} ) => {
	window.storewright = { orderStatuses: STATUSES };
	return renderScreen( <Filters filters={ filters() } />, {
		path: '/analytics/orders',
		query,
		pageData: { orderStatuses: STATUSES },
		stores: [ choicesStore ] as never,
	} ).user;
};

const address = () => {
	const { page, path, ...query } = parseQuery( getHistory().location.search );
	return query;
};

const spoken = () => jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

const group = ( name: string ) => within( screen.getByRole( 'group', { name } ) );

const apply = () => screen.getByRole( 'button', { name: 'Apply filters' } );

const add = async ( user: ReturnType< typeof render >, name: string ) => {
	await user.click( screen.getByRole( 'button', { name: 'Add a filter' } ) );
	await user.click( screen.getByRole( 'menuitem', { name } ) );
	await screen.findByRole( 'group', { name } );
};

describe( 'The advanced filters', () => {
	beforeEach( () => jest.mocked( speak ).mockClear() );

	it( 'are added with the focus on their value, applied to the address, and spoken of', async () => {
		onRequest( 'GET', `${ CHOICES }product&per_page=20`, [] );
		onRequest( 'GET', `${ CHOICES }product&search=lam&per_page=20`, [ { value: '7', label: 'Lamp (LAMP)' } ] );
		onRequest( 'GET', `${ CHOICES }product&include=7`, [ { value: '7', label: 'Lamp (LAMP)' } ] );
		const user = render( orderFilters );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Show' } ), 'Advanced filters' );
		expect( address() ).toEqual( { filter: 'advanced' } );
		await add( user, 'Product' );
		const field = group( 'Product' ).getByRole( 'combobox', { name: 'Product' } );
		await waitFor( () => expect( field ).toHaveFocus() );
		await user.keyboard( 'lam' );
		expect( await screen.findByRole( 'option', { name: 'Lamp (LAMP)', selected: true } ) ).toBeVisible();
		expect( field ).toHaveAttribute(
			'aria-activedescendant',
			screen.getByRole( 'option', { name: 'Lamp (LAMP)' } ).id
		);
		await user.keyboard( '{Enter}' );
		expect( address() ).toEqual( { filter: 'advanced' } );
		await add( user, 'Order status' );
		await user.selectOptions( group( 'Order status' ).getByRole( 'combobox', { name: /rule/ } ), 'Is not' );
		await user.type( group( 'Order status' ).getByRole( 'combobox', { name: 'Order status' } ), 'proc{Enter}' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Match' } ), 'Any filter' );
		await user.click( apply() );
		expect( address() ).toEqual( {
			filter: 'advanced',
			match: 'any',
			product_includes: '7',
			status_is_not: 'processing',
		} );
		expect( spoken() ).toEqual( [
			'Filter added: Product',
			'Lamp (LAMP) added.',
			'Filter added: Order status',
			'Processing added.',
			'Filters applied.',
		] );
		expect( await screen.findByRole( 'button', { name: 'Remove Lamp (LAMP)' } ) ).toBeVisible();
	} );

	it( 'choose nothing by a key that was found for an earlier text, and ask again where asking failed', async () => {
		onRequest( 'GET', `${ CHOICES }product&include=7`, () => {
			throw restError( 'odd', 'No names today.', 500 );
		} );
		onRequest( 'GET', `${ CHOICES }product&include=7,9`, [ { value: '9', label: 'Lamp' } ] );
		onRequest( 'GET', `${ CHOICES }product&per_page=20`, [ { value: '8', label: 'Chair' } ] );
		let answer: ( found: unknown ) => void = () => undefined;
		onRequest(
			'GET',
			`${ CHOICES }product&search=lam&per_page=20`,
			() => new Promise( ( done ) => ( answer = done ) )
		);
		const user = render( orderFilters, { filter: 'advanced', product_includes: '7' } );
		const field = group( 'Product' ).getByRole( 'combobox', { name: 'Product' } );
		// What could not be asked is not said to be gone.
		expect( await screen.findByRole( 'button', { name: 'Remove #7' } ) ).toBeVisible();
		onRequest( 'GET', `${ CHOICES }product&include=7`, [ { value: '7', label: 'Table' } ] );
		await user.click( field );
		expect( await screen.findByRole( 'button', { name: 'Remove Table' } ) ).toBeVisible();
		expect( await screen.findByRole( 'option', { name: 'Chair' } ) ).toBeVisible();
		await user.type( field, 'lam{Enter}' );
		expect( screen.getByText( 'Searching…' ) ).toBeVisible();
		await waitFor( () =>
			expect( requestsMade( 'GET', `${ CHOICES }product&search=lam&per_page=20` ) ).toHaveLength( 1 )
		);
		await user.keyboard( '{Enter}' );
		expect( spoken() ).not.toContain( 'Chair added.' );
		act( () => answer( [ { value: '9', label: 'Lamp' } ] ) );
		await screen.findByRole( 'option', { name: 'Lamp', selected: true } );
		await user.keyboard( '{Enter}' );
		expect( spoken() ).toContain( 'Lamp added.' );
	} );

	it( 'are changed, removed and cleared; the way back brings them back', async () => {
		const user = render( orderFilters, { customer_type: 'new', refunds: 'all', chart: 'net_revenue' } );
		await user.selectOptions( group( 'Customer type' ).getByRole( 'combobox' ), 'Returning' );
		await user.click( screen.getByRole( 'button', { name: 'Remove filter: Refund' } ) );
		expect( screen.getByRole( 'button', { name: 'Add a filter' } ) ).toHaveFocus();
		await user.click( apply() );
		const changed = { chart: 'net_revenue', filter: 'advanced', match: 'all', customer_type: 'returning' };
		expect( address() ).toEqual( changed );
		await user.click( screen.getByRole( 'button', { name: 'Clear all filters' } ) );
		expect( address() ).toEqual( { chart: 'net_revenue', filter: 'advanced' } );
		expect( screen.getByText( /No filters yet/ ) ).toBeVisible();
		act( () => getHistory().back() );
		await waitFor( () =>
			expect( group( 'Customer type' ).getByRole( 'combobox' ) ).toHaveDisplayValue( 'Returning' )
		);
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Show' } ), 'All' );
		expect( address() ).toEqual( { chart: 'net_revenue' } );
	} );

	it( 'say what has no value that can be used, and go nowhere', async () => {
		const user = render( customerFilters, { filter: 'advanced' } );
		await add( user, 'Total spend' );
		await add( user, 'Registered' );
		await user.selectOptions( group( 'Registered' ).getByRole( 'combobox', { name: /rule/ } ), 'Between' );
		await user.type( group( 'Registered' ).getByRole( 'textbox', { name: 'From' } ), '2026-02-30' );
		await user.click( apply() );
		expect( group( 'Total spend' ).getByText( 'Enter an amount.' ) ).toBeVisible();
		expect( group( 'Registered' ).getByText( 'Enter a date in the form YYYY-MM-DD.' ) ).toBeVisible();
		await waitFor( () => expect( group( 'Total spend' ).getByRole( 'textbox' ) ).toHaveFocus() );
		expect( address() ).toEqual( { filter: 'advanced' } );
		await user.type( group( 'Total spend' ).getByRole( 'textbox' ), '1,250.50' );
		await user.clear( group( 'Registered' ).getByRole( 'textbox', { name: 'From' } ) );
		await user.type( group( 'Registered' ).getByRole( 'textbox', { name: 'From' } ), '2026-02-28' );
		await user.type( group( 'Registered' ).getByRole( 'textbox', { name: 'To' } ), '2026-02-01' );
		await user.click( apply() );
		expect( screen.getByText( 'The second value is below the first one.' ) ).toBeVisible();
		expect( group( 'Registered' ).getByRole( 'textbox', { name: 'From' } ) ).toBeValid();
		expect( group( 'Registered' ).getByRole( 'textbox', { name: 'To' } ) ).toBeInvalid();
		await user.clear( group( 'Registered' ).getByRole( 'textbox', { name: 'To' } ) );
		await user.type( group( 'Registered' ).getByRole( 'textbox', { name: 'To' } ), '2026-03-01' );
		await user.click( apply() );
		expect( address() ).toMatchObject( {
			total_spend_min: '1250.5',
			'registered_between[0]': '2026-02-28',
			'registered_between[1]': '2026-03-01',
		} );
	} );

	it( 'quote what the address says and no filter can take, and take it away', async () => {
		const user = render( orderFilters, {
			status_is: 'completed,shipped',
			shoe_includes: '<b>3</b>',
			product_includes: 'x',
			match: 'some',
		} );
		const alert = within( screen.getByRole( 'alert' ) );
		for ( const text of [
			'status_is=“shipped”',
			'shoe_includes=“<b>3</b>”',
			'product_includes=“x”',
			'match=“some”',
		] ) {
			expect( alert.getByText( text ) ).toBeVisible();
		}
		expect( group( 'Order status' ).getByText( 'Completed' ) ).toBeVisible();
		await user.click( alert.getByRole( 'button', { name: 'Remove them from the address' } ) );
		expect( address() ).toEqual( { filter: 'advanced', match: 'all', status_is: 'completed' } );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Add a filter' } ) ).toHaveFocus();
	} );

	it( 'name things that are gone by their number, and offer nothing twice', async () => {
		onRequest( 'GET', `${ CHOICES }coupon&include=3,4`, [ { value: '3', label: 'ten' } ] );
		onRequest( 'GET', `${ CHOICES }coupon&include=4`, [] );
		onRequest( 'GET', `${ CHOICES }coupon&per_page=20`, [
			{ value: '3', label: 'ten' },
			{ value: '5', label: 'five' },
		] );
		const user = render( orderFilters, { coupon_excludes: '3,4' } );
		expect( await screen.findByText( '4 (not found)' ) ).toBeVisible();
		await user.click( group( 'Coupon code' ).getByRole( 'combobox', { name: 'Coupon code' } ) );
		expect( await screen.findByRole( 'option', { name: 'five' } ) ).toBeVisible();
		expect( screen.queryByRole( 'option', { name: 'ten' } ) ).not.toBeInTheDocument();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Remove ten' } ) );
		expect( group( 'Coupon code' ).getByRole( 'combobox', { name: 'Coupon code' } ) ).toHaveFocus();
		expect( requestsMade( 'GET', `${ CHOICES }coupon&per_page=20` ) ).toHaveLength( 1 );
	} );
} );

describe( 'The address of filters', () => {
	it( 'has pairs of attributes, ranges and days as WooCommerce’s reports have them', () => {
		const active = [ { id: 'attribute', param: 'attribute_is', values: [ '1-12', '2-20' ] } ];
		const written = filterParameters( variationFilters(), active, 'all' );
		expect( written ).toEqual( {
			match: 'all',
			'attribute_is[0][0]': '1',
			'attribute_is[0][1]': '12',
			'attribute_is[1][0]': '2',
			'attribute_is[1][1]': '20',
		} );
		expect( readFilters( variationFilters(), written ) ).toEqual( { active, match: 'all', problems: [] } );
	} );

	it( 'asks for days so that “before” and “after” leave them out, and ranges take them in', () => {
		const asked = requestParameters( customerFilters(), {
			registered_before: '2026-03-01',
			last_order_after: '2026-02-28',
			'last_active_between[0]': '2026-01-01',
			'last_active_between[1]': '2026-01-31',
		} );
		expect( asked ).toEqual( {
			match: 'all',
			registered_before: '2026-02-28T23:59:59',
			last_order_after: '2026-03-01T00:00:00',
			'last_active_between[0]': '2026-01-01T00:00:00',
			'last_active_between[1]': '2026-01-31T23:59:59',
		} );
	} );

	it( 'gives half a range and numbers that are none back as problems', () => {
		const { active, problems } = readFilters( customerFilters(), {
			'orders_count_between[0]': '1',
			orders_count_min: '1.5',
			total_spend_max: '1e5',
		} );
		expect( active ).toEqual( [] );
		expect( problems ).toEqual( [
			{ param: 'orders_count_between', value: '1' },
			{ param: 'orders_count_min', value: '1.5' },
			{ param: 'total_spend_max', value: '1e5' },
		] );
	} );
} );
