import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';

import type { StoreDesign } from '../generated/rest';
import { navigate, urlTo, usePath } from '../shared/routing';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { FooterSlot } from '../shared/slots';
import CustomizeStore from './screen';

const BASE = '/wc-admin/customize-store';
const PREVIEW = `${ BASE }/preview?pattern=front-welcome`;

const aDesign = ( differing: Partial< StoreDesign > = {}, applied = '' ): StoreDesign => ( {
	editor_url: 'http://shop.example/wp-admin/site-editor.php',
	is_block_theme: true,
	can_switch: true,
	can_install: true,
	is_directory_allowed: false,
	themes: [ 'Meadow', 'Harbour' ].map( ( name, index ) => ( {
		stylesheet: name.toLowerCase(),
		name,
		description: '',
		screenshot: '',
		is_active: index === 0,
		is_block: index === 0,
		preview_url: `http://shop.example/wp-admin/preview-${ index }`,
		problem: '',
	} ) ),
	patterns: ( [ 'front', 'product' ] as const ).map( ( place ) => ( {
		id: `${ place }-welcome`,
		place,
		title: `Nice ${ place }`,
		description: 'Nice.',
		is_applied: applied === `${ place }-welcome`,
		change: applied === `${ place }-welcome` ? `change-${ place }` : '',
		can_apply: place === 'front' || differing.is_block_theme !== false,
	} ) ),
	...differing,
} );

/** The hub as long as the owner is there. */
const App = () => ( usePath() === '/customize-store' ? <CustomizeStore /> : null );

async function open( design: StoreDesign = aDesign(), pageData: object = { promotions: true } ) {
	onRequest( 'GET', BASE, design );
	onRequest( 'GET', PREVIEW, { html: '<p>Hello</p>' } );
	const shown = renderScreen(
		<>
			<App />
			<FooterSlot />
		</>,
		{ path: '/customize-store', pageData }
	);
	await act( async () => undefined );
	return { ...shown, press: ( name: string ) => shown.user.click( screen.getByRole( 'button', { name } ) ) };
}

const posts = () => requestsMade( 'POST' ).map( ( { path, data } ) => [ path, data ] );

describe( 'the hub of the store’s looks', () => {
	it( 'shows a pattern, applies it after a yes, and takes it back [B2-018]', async () => {
		const { press } = await open();
		await press( 'Preview: Nice front' );
		const dialog = screen.getByRole( 'dialog', { name: 'Preview: Nice front' } );
		const frame = await within( dialog ).findByTitle( 'Your site with the pattern “Nice front”' );
		expect( frame ).toHaveAttribute( 'srcdoc', '<p>Hello</p>' );
		expect( frame ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
		await press( 'Cancel' );
		expect( posts() ).toEqual( [] );

		onRequest( 'POST', `${ BASE }/apply`, aDesign( {}, 'front-welcome' ) );
		await press( 'Preview: Nice front' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Apply' } ), { detail: 2 } );
		expect( posts() ).toEqual( [] );
		await press( 'Apply' );
		expect( await screen.findByRole( 'button', { name: 'Undo: Nice front' } ) ).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		onRequest( 'POST', `${ BASE }/undo`, aDesign() );
		await press( 'Undo: Nice front' );
		expect( await screen.findByRole( 'button', { name: 'Preview: Nice front' } ) ).toBeVisible();
		expect( posts() ).toEqual( [
			[ `${ BASE }/apply`, { pattern: 'front-welcome' } ],
			[ `${ BASE }/undo`, { place: 'front', change: 'change-front' } ],
		] );
	} );

	const outdated = [
		[ 409, 'storewright_design_other_pattern', '“Nice product” was applied in the meantime.', 'product-welcome' ],
		[ 404, 'storewright_design_nothing_to_undo', 'No pattern is in use here now.', '' ],
	] as const;

	it.each( outdated )( 'shows what holds now where Undo comes too late: %d', async ( status, code, message, now ) => {
		const { press, user } = await open( aDesign( { is_directory_allowed: true }, 'front-welcome' ) );
		const search = screen.getByRole( 'searchbox', { name: 'Search for themes' } );
		await user.type( search, 'moor' );
		onRequest( 'POST', `${ BASE }/undo`, () => {
			throw restError( code, message, status );
		} );
		onRequest( 'GET', BASE, aDesign( { is_directory_allowed: true }, now ) );
		await press( 'Undo: Nice front' );
		expect( await screen.findByRole( 'button', { name: 'Preview: Nice front' } ) ).toBeVisible();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( message );
		expect( screen.queryByRole( 'button', { name: 'Undo: Nice front' } ) ).not.toBeInTheDocument();
		expect( screen.queryAllByRole( 'button', { name: 'Undo: Nice product' } ) ).toHaveLength( now === '' ? 0 : 1 );
		expect( screen.getByRole( 'heading', { name: /^Nice front/ } ) ).toHaveFocus();
		expect( search ).toHaveValue( 'moor' );
	} );

	it( 'takes back what was just applied from its message', async () => {
		const { press, user } = await open();
		onRequest( 'POST', `${ BASE }/apply`, aDesign( {}, 'front-welcome' ) );
		await press( 'Preview: Nice front' );
		await press( 'Apply' );
		onRequest( 'POST', `${ BASE }/undo`, aDesign() );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByRole( 'button', { name: 'Preview: Nice front' } ) ).toBeVisible();
		expect( posts().at( -1 ) ).toEqual( [ `${ BASE }/undo`, { place: 'front', change: 'change-front' } ] );
	} );

	it( 'says why a pattern was not applied, or not taken back', async () => {
		const { press } = await open( aDesign( {}, 'product-welcome' ) );
		onRequest( 'POST', `${ BASE }/apply`, () => {
			throw restError( 'rest_forbidden', 'You may not.', 403 );
		} );
		onRequest( 'POST', `${ BASE }/undo`, () => {
			throw restError( 'storewright_design_changed', 'Somebody changed the page.', 409 );
		} );
		onRequest( 'GET', BASE, aDesign() );
		await press( 'Undo: Nice product' );
		expect( await screen.findByRole( 'button', { name: 'Preview: Nice product' } ) ).toBeVisible();
		expect( screen.getByText( 'Somebody changed the page.' ) ).toBeVisible();
		await press( 'Preview: Nice front' );
		await press( 'Apply' );
		expect( await within( screen.getByRole( 'dialog' ) ).findByText( 'You may not.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Try again' } ) ).toBeEnabled();
	} );

	it( 'leads to the editor that the theme has [B2-018]', async () => {
		const { unmount } = await open();
		expect( screen.getByRole( 'link', { name: 'Open the site editor' } ) ).toHaveAttribute(
			'href',
			'http://shop.example/wp-admin/site-editor.php'
		);
		unmount();
		await open( aDesign( { is_block_theme: false, editor_url: 'http://shop.example/wp-admin/customize.php' } ) );
		expect( screen.getByRole( 'link', { name: 'Open the Customizer' } ) ).toBeVisible();
		expect( screen.getByText( /It needs a block theme/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Preview: Nice product' } ) ).not.toBeInTheDocument();
	} );

	it( 'leads nowhere where WordPress would refuse it', async () => {
		const themes = aDesign().themes.map( ( theme ) => ( { ...theme, preview_url: '' } ) );
		await open( aDesign( { editor_url: '', can_switch: false, themes } ) );
		expect( screen.getByRole( 'heading', { name: 'Harbour' } ) ).toBeVisible();
		expect( screen.queryByRole( 'link', { name: /editor|Customizer|Live preview/ } ) ).not.toBeInTheDocument();
	} );

	it( 'switches the theme after a yes', async () => {
		const { press } = await open();
		expect( screen.getByRole( 'link', { name: 'Live preview: Harbour' } ) ).toBeVisible();
		await press( 'Activate: Harbour' );
		expect( posts() ).toEqual( [] );
		onRequest( 'POST', `${ BASE }/theme`, () => {
			throw restError( 'storewright_theme_unusable', 'It needs PHP 9.', 503 );
		} );
		await press( 'Activate theme' );
		expect( await screen.findByText( 'It needs PHP 9.' ) ).toBeVisible();
		const { themes } = aDesign();
		onRequest( 'POST', `${ BASE }/theme`, {
			...aDesign(),
			themes: themes.map( ( theme ) => ( { ...theme, is_active: ! theme.is_active } ) ),
		} );
		await press( 'Try again' );
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Activate: Meadow' } ) ).toBeVisible() );
		expect( posts().at( -1 ) ).toEqual( [ `${ BASE }/theme`, { stylesheet: 'harbour' } ] );
	} );

	it( 'keeps the question open where the second click of a double click is beside it, and takes none for a yes', async () => {
		const { user } = await open();
		await user.dblClick( screen.getByRole( 'button', { name: 'Activate: Harbour' } ) );
		const dialog = screen.getByRole( 'dialog', { name: 'Activate “Harbour”?' } );
		await user.click( dialog.parentElement as HTMLElement );
		expect( dialog ).toBeVisible();
		expect( posts() ).toEqual( [] );
	} );

	it( 'says in a message what an Undo failed with where the page was left', async () => {
		const { press, user, registry } = await open();
		onRequest( 'POST', `${ BASE }/apply`, aDesign( {}, 'front-welcome' ) );
		await press( 'Preview: Nice front' );
		await press( 'Apply' );
		const undo = await screen.findByRole( 'button', { name: 'Undo' } );
		onRequest( 'POST', `${ BASE }/undo`, () => {
			throw restError( 'storewright_design_changed', 'Somebody changed the page.', 409 );
		} );
		act( () => navigate( urlTo() ) );
		expect( screen.queryByRole( 'button', { name: 'Undo: Nice front' } ) ).not.toBeInTheDocument();
		await user.click( undo );
		await waitFor( () =>
			expect(
				registry
					.select( noticesStore )
					.getNotices()
					.map( ( { content } ) => content )
			).toContain( 'The pattern was not taken back: Somebody changed the page.' )
		);
	} );

	/** Home and back, while the message with Undo is there. */
	const comeBack = async () => {
		act( () => navigate( urlTo() ) );
		expect( screen.queryByRole( 'heading', { name: 'Page patterns' } ) ).not.toBeInTheDocument();
		act( () => navigate( urlTo( '/customize-store' ) ) );
		await screen.findByRole( 'heading', { name: 'Page patterns' } );
	};

	it.each( [
		[ 'taken back', aDesign() ],
		[ 'refused as out of date', restError( 'storewright_design_other_pattern', 'Another one is in use.', 409 ) ],
	] )( 'shows what a pattern’s Undo came to after the page was left and opened again: %s', async ( _how, answer ) => {
		const { press, user } = await open();
		onRequest( 'POST', `${ BASE }/apply`, aDesign( {}, 'front-welcome' ) );
		await press( 'Preview: Nice front' );
		await press( 'Apply' );
		const undo = await screen.findByRole( 'button', { name: 'Undo' } );
		onRequest( 'GET', BASE, aDesign( {}, 'front-welcome' ) );
		await comeBack();
		expect( screen.getByRole( 'button', { name: 'Undo: Nice front' } ) ).toBeVisible();
		onRequest( 'GET', BASE, aDesign() );
		onRequest( 'POST', `${ BASE }/undo`, () => ( 'code' in answer ? Promise.reject( answer ) : answer ) );
		await user.click( undo );
		expect( await screen.findByRole( 'button', { name: 'Preview: Nice front' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Undo: Nice front' } ) ).not.toBeInTheDocument();
	} );

	it( 'shows the theme that an Undo led to after the page was left and opened again, also while it is being read', async () => {
		const { press, user } = await open();
		const other = aDesign();
		other.themes.forEach( ( theme ) => ( theme.is_active = ! theme.is_active ) );
		onRequest( 'POST', `${ BASE }/theme`, other );
		await press( 'Activate: Harbour' );
		await press( 'Activate theme' );
		const undo = await screen.findByRole( 'button', { name: 'Undo' } );
		let answer: ( design: object ) => void = () => {};
		onRequest( 'GET', BASE, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		act( () => navigate( urlTo() ) );
		act( () => navigate( urlTo( '/customize-store' ) ) );
		onRequest( 'POST', `${ BASE }/theme`, aDesign() );
		await user.click( undo );
		expect( await screen.findByRole( 'button', { name: 'Activate: Harbour' } ) ).toBeVisible();
		await act( async () => answer( other ) );
		expect( screen.queryByRole( 'button', { name: 'Activate: Meadow' } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Activate: Harbour' } ) ).toBeVisible();
	} );

	it( 'asks WordPress.org only after a yes, and never where promotions are off', async () => {
		const { press, user, unmount } = await open();
		expect( posts() ).toEqual( [] );
		onRequest( 'POST', `${ BASE }/directory/consent`, { is_allowed: true, themes: [] } );
		onRequest( 'POST', `${ BASE }/directory`, {
			is_allowed: true,
			themes: [
				{
					slug: 'marsh',
					name: 'Marsh',
					description: 'Wet.',
					screenshot: '',
					is_installed: false,
					install_url: 'http://shop.example/wp-admin/theme-install.php?theme=marsh',
				},
			],
		} );
		await press( 'Allow and show themes' );
		expect( await screen.findByRole( 'link', { name: 'Details and installation: Marsh' } ) ).toBeVisible();
		await user.type( screen.getByRole( 'searchbox', { name: 'Search for themes' } ), 'moor{Enter}' );
		await waitFor( () => expect( posts().at( -1 ) ).toEqual( [ `${ BASE }/directory`, { search: 'moor' } ] ) );
		unmount();
		await open( aDesign( { is_directory_allowed: true } ), { promotions: false } );
		expect( screen.queryByRole( 'searchbox' ) ).not.toBeInTheDocument();
	} );

	it( 'says why nothing could be loaded', async () => {
		onRequest( 'GET', BASE, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { user } = renderScreen( <CustomizeStore />, { path: '/customize-store' } );
		expect( await screen.findByText( 'The database is away.' ) ).toBeVisible();
		onRequest( 'GET', BASE, aDesign() );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByRole( 'button', { name: 'Preview: Nice front' } ) ).toBeVisible();
	} );
} );
