import { screen } from '@testing-library/react';

import { expectLogged, renderScreen } from '../shared/test-utils';
import StoreAddressTour from './store-address-tour';

const NAME = 'Add your store’s address';

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
} );

afterEach( () => {
	document.getElementById( 'setting-woocommerce_store_address' )?.remove();
} );

describe( 'the tour to the store’s address [B2-069]', () => {
	it( 'is dismissed for good, and leads to the field [B4-030]', async () => {
		const field = document.createElement( 'input' );
		field.id = 'setting-woocommerce_store_address';
		document.body.append( field );
		const { user } = renderScreen( <StoreAddressTour /> );
		window.history.replaceState( null, '', '/wp-admin/admin.php?page=wc-settings&tutorial=true' );
		expect( await screen.findByRole( 'dialog', { name: NAME } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'heading', { name: NAME } ) ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Got it' } ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( field ).toHaveFocus();
		expect( window.location.search ).toBe( '?page=wc-settings' );
	} );

	it( 'says on the console that the field is missing', () => {
		renderScreen( <StoreAddressTour /> );
		expectLogged( 'error', 'is missing from the page' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );
