import { addAction, removeAction } from '@wordpress/hooks';
import { act, fireEvent, screen } from '@testing-library/react';

import { renderScreen } from '../shared/test-utils';
import SiteVisibility from './site-visibility';

jest.mock( '@wordpress/a11y' );

const TITLE = 'Confirm switch to ‘Coming soon’ mode';

const listener = jest.fn();
const submitted = jest.fn();
const events = () => ( listener.mock.calls as unknown[][] ).map( ( [ name, props ] ) => [ name, props ] );

beforeEach( () => {
	addAction( 'storewright.event', 'test', listener.mockReset() );
	submitted.mockReset();
} );

afterEach( () => {
	removeAction( 'storewright.event', 'test' );
} );

const show = ( saved: Record< string, string > = {} ) =>
	renderScreen(
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				submitted();
			} }
		>
			<SiteVisibility
				saved={ {
					woocommerce_coming_soon: 'yes',
					woocommerce_store_pages_only: 'no',
					woocommerce_private_link: 'no',
					...saved,
				} }
				homeUrl="https://shop.test/"
				shopPermalink="https://shop.test/shop/"
				shareKey="k3y"
				hidden={ { expected: '{}' } }
				end="the_end"
			/>
		</form>
	);

const sent = () =>
	Object.fromEntries(
		new FormData( document.querySelector( 'form' ) ?? undefined ) as unknown as Iterable< [ string, string ] >
	);
const save = () => screen.getByRole( 'button', { name: 'Save changes' } );
const radio = ( name: string ) => screen.getByRole( 'radio', { name } );
const box = ( name: string ) => screen.queryByRole( 'checkbox', { name } );
const ONLY = 'Apply to store pages only';
const LINK = 'Share your site with a private link';

describe( 'the form of the site’s visibility', () => {
	it( 'has two modes; saving takes a difference [B2-051] [B4-010] [B4-011]', async () => {
		const { user } = show();
		expect( radio( 'Coming soon' ) ).toBeChecked();
		expect( save() ).toBeDisabled();
		await user.click( radio( 'Live' ) );
		expect( radio( 'Live' ) ).toBeChecked();
		expect( save() ).toBeEnabled();
		await user.click( radio( 'Coming soon' ) );
		expect( save() ).toBeDisabled();
	} );

	it( 'shows what belongs to “Coming soon” only then, and loses nothing of it [B2-052] [B4-013] [B4-014] [B3-011]', async () => {
		const { user } = show( { woocommerce_store_pages_only: 'yes' } );
		expect( box( ONLY ) ).toBeChecked();
		expect( screen.queryByLabelText( 'Private link' ) ).not.toBeInTheDocument();
		await user.click( box( LINK ) as HTMLElement );
		expect( screen.getByLabelText( 'Private link' ) ).toHaveValue( 'https://shop.test/shop/?woo-share=k3y' );
		await user.click( radio( 'Live' ) );
		expect( box( ONLY ) ).not.toBeInTheDocument();
		expect( box( LINK ) ).not.toBeInTheDocument();
		expect( screen.queryByLabelText( 'Private link' ) ).not.toBeInTheDocument();
		expect( sent() ).toEqual( {
			woocommerce_coming_soon: 'no',
			woocommerce_store_pages_only: 'yes',
			woocommerce_private_link: 'yes',
			woocommerce_share_key: 'k3y',
			shop_permalink: 'https://shop.test/shop/',
			expected: '{}',
			the_end: '1',
		} );
	} );

	it( 'has a link to the home address unless the store’s pages alone wait [B7-019]', async () => {
		const { user } = show( { woocommerce_private_link: 'yes' } );
		expect( screen.getByLabelText( 'Private link' ) ).toHaveValue( 'https://shop.test/?woo-share=k3y' );
		await user.click( box( ONLY ) as HTMLElement );
		expect( screen.getByLabelText( 'Private link' ) ).toHaveValue( 'https://shop.test/shop/?woo-share=k3y' );
	} );

	it( 'says for two seconds that the link was copied [B4-015]', async () => {
		const { user } = show( { woocommerce_private_link: 'yes' } );
		const written = jest.spyOn( navigator.clipboard, 'writeText' ).mockResolvedValue( undefined );
		jest.useFakeTimers();
		fireEvent.click( screen.getByRole( 'button', { name: 'Copy link' } ) );
		await act( async () => Promise.resolve() );
		expect( written ).toHaveBeenCalledWith( 'https://shop.test/?woo-share=k3y' );
		expect( screen.getByRole( 'button', { name: 'Copied!' } ) ).toBeVisible();
		act( () => void jest.advanceTimersByTime( 1_999 ) );
		expect( screen.getByRole( 'button', { name: 'Copied!' } ) ).toBeVisible();
		act( () => void jest.advanceTimersByTime( 1 ) );
		expect( screen.getByRole( 'button', { name: 'Copy link' } ) ).toBeVisible();
		jest.useRealTimers();
		expect( user ).toBeDefined();
	} );

	it( 'asks before a site that is live is hidden [B4-012] [B5-005] [B5-006] [B5-007] [B7-018]', async () => {
		const { user } = show( { woocommerce_coming_soon: 'no' } );
		await user.click( radio( 'Coming soon' ) );
		await user.click( save() );
		expect( screen.getByRole( 'dialog', { name: TITLE } ) ).toHaveTextContent(
			'Are you sure you want to switch from live to coming soon mode? Your site will not be visible, and customers won’t be able to make purchases during this time.'
		);
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( submitted ).not.toHaveBeenCalled();
		expect( save() ).not.toHaveClass( 'is-busy' );
		await user.click( save() );
		await user.click( screen.getByRole( 'button', { name: 'Switch' } ) );
		expect( submitted ).toHaveBeenCalledTimes( 1 );
		expect( save() ).toHaveClass( 'is-busy' );
		expect( sent() ).toMatchObject( { woocommerce_coming_soon: 'yes' } );
	} );

	it( 'goes live without a question [B5-005]', async () => {
		const { user } = show();
		await user.click( radio( 'Live' ) );
		await user.click( save() );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( save() ).toHaveClass( 'is-busy' );
	} );

	it( 'records what the owner does [B7-023]', async () => {
		const { user } = show();
		await user.click( box( ONLY ) as HTMLElement );
		await user.click( box( LINK ) as HTMLElement );
		await user.click( screen.getByRole( 'button', { name: 'Copy link' } ) );
		await user.click( radio( 'Live' ) );
		expect( events() ).toEqual( [
			[ 'site_visibility_view', { status: 'yes' } ],
			[ 'site_visibility_store_pages_only_toggle', { enabled: true } ],
			[ 'site_visibility_private_link_toggle', { enabled: true } ],
			[ 'site_visibility_share_link_copy', {} ],
			[ 'site_visibility_toggle', { status: 'live' } ],
		] );
	} );
} );
