import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { renderScreen } from '../shared/test-utils';
import Palette from './palette';
import EmailPreview from './preview';

jest.mock( '@wordpress/a11y' );
jest.mock( '@wordpress/api-fetch' );

const fetchMock = apiFetch as unknown as jest.Mock;
const COLORS = {
	woocommerce_email_base_color: '#112233',
	woocommerce_email_background_color: '#f7f7f7',
	woocommerce_email_body_background_color: '#ffffff',
	woocommerce_email_text_color: '#3c3c3c',
	woocommerce_email_footer_text_color: '#3c3c3c',
};

const Form = ( { children }: { children: ReactNode } ) => (
	<form onSubmit={ ( event ) => event.preventDefault() }>
		<section className="storewright-settings__card">
			<h3>Color palette</h3>
			{ Object.entries( COLORS ).map( ( [ name, value ] ) => (
				<input key={ name } id={ `setting-${ name }` } aria-label={ name } defaultValue={ value } />
			) ) }
		</section>
		{ children }
	</form>
);

/** The server has printed the form before an island comes into it. */
async function renderIsland( island: ReactNode ) {
	const shown = renderScreen( <Form>{ null }</Form> );
	shown.rerender( <Form>{ island }</Form> );
	await act( async () => undefined );
	return shown;
}

const color = ( name: keyof typeof COLORS ) => screen.getByLabelText< HTMLInputElement >( name );
const button = ( name: string ) => screen.queryByRole( 'button', { name } );

beforeEach( () => {
	fetchMock.mockReset();
	fetchMock.mockResolvedValue( { subject: 'Your order' } );
} );

describe( 'the palette of emails', () => {
	const show = ( hasThemeJson: boolean ) =>
		renderIsland(
			<Palette
				hasThemeJson={ hasThemeJson }
				base_color_default="#720eec"
				bg_color_default="#f7f7f7"
				body_bg_color_default="#FFFFFF"
				body_text_color_default="#3c3c3c"
				footer_text_color_default="#3c3c3c"
			/>
		);

	it( 'is synced with the theme, undone, and says so [B3-022] [B3-023] [B4-023] [B4-024] [B4-025]', async () => {
		const { user } = await show( true );
		expect( screen.queryByText( 'Synced with theme' ) ).not.toBeInTheDocument();
		expect( button( 'Undo changes' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Sync with theme' } ) );
		expect( color( 'woocommerce_email_base_color' ) ).toHaveValue( '#720eec' );
		expect( screen.getByText( 'Synced with theme' ) ).toHaveFocus();
		expect( button( 'Sync with theme' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Undo changes' } ) );
		expect( color( 'woocommerce_email_base_color' ) ).toHaveValue( '#112233' );
		expect( button( 'Undo changes' ) ).not.toBeInTheDocument();
	} );

	it( 'goes back to default values where the theme has none [B4-023] [B4-024]', async () => {
		const { user } = await show( false );
		expect( button( 'Sync with theme' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Reset' } ) );
		expect( screen.getByText( 'Using default values' ) ).toBeInTheDocument();
		fireEvent.input( color( 'woocommerce_email_text_color' ), { target: { value: '#000000' } } );
		expect( screen.queryByText( 'Using default values' ) ).not.toBeInTheDocument();
		expect( button( 'Reset' ) ).toBeInTheDocument();
	} );
} );

describe( 'the preview of emails', () => {
	const TYPES = [
		{ value: 'WC_Email_New_Order', label: 'New order', hasOrder: true },
		{ value: 'WC_Email_Customer_Processing_Order', label: 'Order received', hasOrder: true },
		{ value: 'low_stock', label: 'Low stock', hasOrder: false },
	];
	const show = ( types = TYPES ) =>
		renderScreen(
			<Form>
				<EmailPreview
					types={ types }
					defaultType={ types.length > 1 ? 'WC_Email_Customer_Processing_Order' : 'WC_Email_New_Order' }
					previewUrl="https://shop.test/wp-admin/admin-post.php?action=preview"
					fields={ { 'setting-woocommerce_email_base_color': 'woocommerce_email_base_color' } }
					sendTo="ann@shop.test"
				/>
			</Form>
		);
	const frame = () => screen.getByTitle< HTMLIFrameElement >( /^Preview of/ );
	const asked = () => new URL( frame().src ).searchParams;
	const sent = ( path: string ) =>
		( fetchMock.mock.calls as Array< [ { path: string; data?: unknown } ] > )
			.map( ( [ options ] ) => options )
			.filter( ( options ) => options.path.includes( path ) );

	it( 'shows the order that is being prepared, in a frame without scripts [B2-076] [B7-007] [B7-020] [B9-015]', async () => {
		const { user } = show();
		expect( asked().get( 'type' ) ).toBe( 'WC_Email_Customer_Processing_Order' );
		expect( asked().get( 'hash' ) ).toBe( '0' );
		expect( frame() ).toHaveAttribute( 'sandbox', '' );
		expect( await screen.findByText( 'Your order' ) ).toBeInTheDocument();
		expect( sent( 'preview-subject' )[ 0 ]?.path ).toBe(
			'/wc-admin-email/settings/email/preview-subject?type=WC_Email_Customer_Processing_Order'
		);
		const number = screen.getByRole( 'textbox', { name: 'Order number' } );
		await user.type( number, '7th{Enter}' );
		expect( number ).toHaveAccessibleDescription(
			'“7th” is not an order number. The email is shown with a sample order.'
		);
		expect( number ).toBeInvalid();
		expect( asked().get( 'order' ) ).toBeNull();
		await user.clear( number );
		await user.type( number, '#77{Enter}' );
		expect( number ).toBeValid();
		expect( asked().get( 'order' ) ).toBe( '77' );
		for ( const [ name, query ] of [
			[ 'Dark', 'dark' ],
			[ 'Right to left', 'rtl' ],
			[ 'Plain text', 'plain' ],
		] as const ) {
			await user.click( screen.getByRole( 'checkbox', { name } ) );
			expect( asked().get( query ) ).toBe( '1' );
		}
		await user.click( screen.getByRole( 'button', { name: 'Mobile' } ) );
		expect( screen.getByRole( 'button', { name: 'Mobile' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Email' } ), 'Low stock' );
		expect( screen.queryByRole( 'textbox', { name: 'Order number' } ) ).not.toBeInTheDocument();
		expect( asked().get( 'order' ) ).toBeNull();
	} );

	it( 'says whom emails come from, as the form does [B3-024]', async () => {
		fetchMock.mockResolvedValue( { subject: 'Your order' } );
		renderScreen(
			<form>
				<input id="setting-woocommerce_email_from_name" aria-label="Name" defaultValue="Ann’s shop" />
				<input id="setting-woocommerce_email_from_address" aria-label="Address" defaultValue="ann@shop.test" />
				<EmailPreview
					types={ TYPES }
					defaultType="WC_Email_New_Order"
					previewUrl="https://shop.test/"
					fields={ {} }
					sendTo=""
				/>
			</form>
		);
		expect( await screen.findByText( 'Ann’s shop' ) ).toBeInTheDocument();
		expect( screen.getByText( '<ann@shop.test>' ) ).toBeInTheDocument();
		fireEvent.input( screen.getByLabelText( 'Name' ), { target: { value: 'Bob’s shop' } } );
		expect( screen.getByText( 'Bob’s shop' ) ).toBeInTheDocument();
		fireEvent.input( screen.getByLabelText( 'Address' ), { target: { value: '' } } );
		expect( screen.queryByText( /shop\.test/ ) ).not.toBeInTheDocument();
	} );

	it( 'has no choice of emails where there is one [B2-076]', async () => {
		show( TYPES.slice( 0, 1 ) );
		expect( await screen.findByText( 'Your order' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'combobox', { name: 'Email' } ) ).not.toBeInTheDocument();
	} );

	it( 'follows the form 400 ms after the last change [B7-008] [B7-020] [B9-013]', async () => {
		jest.useFakeTimers();
		try {
			show();
			const field = color( 'woocommerce_email_base_color' );
			fireEvent.input( field, { target: { value: '#aa0000' } } );
			await act( () => jest.advanceTimersByTimeAsync( 300 ) );
			fireEvent.input( field, { target: { value: '#bb0000' } } );
			await act( () => jest.advanceTimersByTimeAsync( 399 ) );
			expect( sent( 'save-transient' ) ).toHaveLength( 0 );
			await act( () => jest.advanceTimersByTimeAsync( 1 ) );
			expect( sent( 'save-transient' ).map( ( { data } ) => data ) ).toEqual( [
				{ key: 'woocommerce_email_base_color', value: '#bb0000' },
			] );
			expect( asked().get( 'hash' ) ).toBe( '1' );
			expect( sent( 'preview-subject' ) ).toHaveLength( 2 );
		} finally {
			jest.useRealTimers();
		}
	} );

	it( 'has no subject where that can not be told [B8-016]', async () => {
		fetchMock.mockRejectedValue( { code: 'broken', message: 'Broken' } );
		show();
		await waitFor( () => expect( fetchMock ).toHaveBeenCalled() );
		expect( screen.queryByText( 'Subject' ) ).not.toBeInTheDocument();
		expect( screen.queryByText( 'Broken' ) ).not.toBeInTheDocument();
	} );

	it( 'floats beside the form above 1550 px, 400 ms after the window changed [B9-014]', async () => {
		jest.useFakeTimers();
		const width = window.innerWidth;
		try {
			const { container } = show();
			const resize = ( to: number ) => {
				window.innerWidth = to;
				fireEvent( window, new Event( 'resize' ) );
			};
			const floats = () => container.querySelector( '.storewright-beside-form' ) !== null;
			resize( 1550 );
			await act( () => jest.advanceTimersByTimeAsync( 400 ) );
			expect( floats() ).toBe( false );
			resize( 1551 );
			await act( () => jest.advanceTimersByTimeAsync( 399 ) );
			expect( floats() ).toBe( false );
			await act( () => jest.advanceTimersByTimeAsync( 1 ) );
			expect( floats() ).toBe( true );
		} finally {
			window.innerWidth = width;
			jest.useRealTimers();
		}
	} );

	it( 'is sent to a valid address, and says what came of it [B4-026] [B5-008] [B7-009] [B8-015]', async () => {
		const { user } = show();
		await user.click( screen.getByRole( 'button', { name: 'Send a test email' } ) );
		const to = screen.getByRole( 'textbox', { name: 'Send to' } );
		const send = () => screen.getByRole( 'button', { name: /^Send(ing…| test email)$/ } );
		expect( to ).toHaveValue( 'ann@shop.test' );
		await user.clear( to );
		await user.type( to, 'ann@shop' );
		expect( send() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( to, '.test' );
		expect( send() ).not.toHaveAttribute( 'aria-disabled', 'true' );

		let fail: ( reason: unknown ) => void = () => undefined;
		fetchMock.mockReturnValueOnce( new Promise( ( _resolve, reject ) => ( fail = reject ) ) );
		await user.click( send() );
		expect( send() ).toHaveTextContent( 'Sending…' );
		expect( send() ).toHaveAttribute( 'aria-disabled', 'true' );
		await act( async () => fail( { code: 'x', message: 'Mailbox full', data: { status: 503 } } ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Mailbox full' );

		fetchMock.mockResolvedValueOnce( { message: 'Test email sent to ann@shop.test.' } );
		await user.type( to, '{Enter}' );
		expect( await screen.findByText( 'Test email sent to ann@shop.test.' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( sent( 'send-preview' ).map( ( { data } ) => data ) ).toEqual(
			Array( 2 ).fill( { email: 'ann@shop.test', type: 'WC_Email_Customer_Processing_Order', order: 0 } )
		);
		const closing = screen.getAllByRole( 'button', { name: 'Close' } );
		await user.click( closing[ closing.length - 1 ] as HTMLElement );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );
