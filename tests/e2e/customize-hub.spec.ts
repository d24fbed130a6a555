import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { failAt } from './pages/requests';

const HUB = { path: '/customize-store' };
const server500 = /Console: Failed to load resource: .*status of 500/;

// Where a test is recorded, or one of its process was before, the recorder's script is blocked in the preview: none runs there.
const PREVIEW = /^about:srcdoc$|script execution in 'about:srcdoc'/;

/** What a person sees around and above the content of a page. */
const lookOf = async ( site: Page | FrameLocator ) => {
	// A script of WooCommerce's counts what is in the cart; none runs in the preview.
	const texts = ( selector: string ) =>
		site.locator( selector ).evaluateAll( ( elements ) =>
			elements.map( ( element ) => {
				const copy = element.cloneNode( true ) as Element;
				copy.querySelectorAll( '.wc-block-mini-cart__badge' ).forEach( ( badge ) => badge.remove() );
				return ( copy.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
			} )
		);
	return { headers: await texts( 'header' ), titles: await texts( 'h1' ), footers: await texts( 'footer' ) };
};

/** The public front page as a person sees it. */
async function lookOfFront( page: Page ) {
	const visit = await page.context().newPage();
	await visit.goto( '/' );
	const look = await lookOf( visit );
	await visit.close();
	return look;
}

const frontPage = async ( page: Page ) => ( await page.request.get( '/', { maxRedirects: 0 } ) ).text();

test( '[B2-018] shows a pattern before anything changes, applies it by keyboard, and takes it back', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.expect( server500 );
	problems.allow( PREVIEW );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wc/v3/products',
		data: { name: 'Blue cup', regular_price: '7', status: 'publish' },
	} );
	const home = new Home( page );
	await dashboard.open();
	await home.row( 'Customize your store' ).click();
	await expect( page ).toHaveURL( /path=(%2F|\/)customize-store$/ );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Customize your store' } ) ).toBeFocused();
	await expect( dashboard.menu.getByRole( 'link', { name: /Customize/ } ) ).toHaveCount( 0 );
	const before = await frontPage( page );
	expect( before ).not.toContain( 'Shop now' );

	await pressOn( page, page.getByRole( 'button', { name: 'Preview: Welcome' } ) );
	const dialog = page.getByRole( 'dialog', { name: 'Preview: Welcome' } );
	const site = dialog.frameLocator( 'iframe' );
	await expect( site.getByText( 'Shop now' ) ).toBeVisible();
	await expect( site.getByText( 'Blue cup' ) ).toBeVisible();
	await expect( site.getByRole( 'contentinfo' ) ).toBeVisible();
	const preview = await lookOf( site );
	expect( preview.headers.join() ).toContain( 'Welcome' );
	expect( preview.titles ).toHaveLength( 1 );
	expect( preview.titles ).not.toContain( 'Welcome' );
	expect( await frontPage( page ) ).not.toContain( 'Shop now' );

	const repair = await failAt( page, 'wc-admin/customize-store/apply' );
	await dialog.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'The database went away.' );
	expect( await frontPage( page ) ).not.toContain( 'Shop now' );
	await repair();
	await dialog.getByRole( 'button', { name: 'Try again' } ).press( 'Enter' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( page.getByRole( 'heading', { name: /^Welcome/ } ) ).toBeFocused();
	expect( await frontPage( page ) ).toContain( 'Shop now' );
	expect( await frontPage( page ) ).toContain( 'Blue cup' );
	expect( await lookOfFront( page ) ).toEqual( preview );

	await page.getByRole( 'button', { name: 'Undo: Welcome' } ).click();
	await expect( page.getByRole( 'button', { name: 'Preview: Welcome' } ) ).toBeVisible();
	expect( await frontPage( page ) ).not.toContain( 'Shop now' );
} );

test( '[B2-018] takes back nothing else in a tab that is out of date, and shows what holds now', async ( {
	page,
	dashboard,
	problems,
} ) => {
	problems.expect( /Console: Failed to load resource: .*status of 409/ );
	problems.allow( PREVIEW );
	const apply = async ( pattern: string ) => {
		await page.getByRole( 'button', { name: `Preview: ${ pattern }` } ).click();
		await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Apply' } ).click();
		await expect( page.getByRole( 'button', { name: `Undo: ${ pattern }` } ) ).toBeVisible();
	};
	await dashboard.open( HUB );
	await apply( 'Welcome' );
	const other = await page.context().newPage();
	await other.goto( dashboard.address( HUB ) );
	await expect( other.getByRole( 'button', { name: 'Undo: Welcome' } ) ).toBeVisible();
	await apply( 'Showcase' );

	await other.getByRole( 'button', { name: 'Undo: Welcome' } ).click();
	await expect( other.getByRole( 'alert' ) ).toContainText( '“Showcase” was applied in the meantime' );
	await expect( other.getByRole( 'button', { name: 'Undo: Showcase' } ) ).toBeVisible();
	await expect( other.getByRole( 'button', { name: 'Preview: Welcome' } ) ).toBeVisible();
	await expect( other.getByRole( 'heading', { name: /^Welcome/ } ) ).toBeFocused();
	expect( await frontPage( page ) ).toContain( 'About us' );
	await other.getByRole( 'button', { name: 'Undo: Showcase' } ).click();
	await expect( other.getByRole( 'button', { name: 'Preview: Showcase' } ) ).toBeVisible();
	await expect( other.getByRole( 'alert' ) ).toHaveCount( 0 );
	expect( await frontPage( page ) ).not.toContain( 'About us' );
} );

test( '[B2-018] changes the template of product pages, and leads to the editor of the theme', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.allow( PREVIEW );
	const { permalink } = await requestUtils.rest< { permalink: string } >( {
		method: 'POST',
		path: '/wc/v3/products',
		data: { name: 'Blue cup', regular_price: '7', status: 'publish' },
	} );
	const product = async () => ( await page.request.get( permalink ) ).text();
	await dashboard.open( HUB );
	await expect( page.getByRole( 'link', { name: 'Open the site editor' } ) ).toHaveAttribute(
		'href',
		/\/wp-admin\/site-editor\.php$/
	);
	expect( await product() ).not.toContain( 'flex-basis:40%' );
	await page.getByRole( 'button', { name: 'Preview: Picture on top' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Apply' } ).click();
	await expect( page.getByRole( 'button', { name: 'Undo: Picture on top' } ) ).toBeVisible();
	expect( await product() ).toContain( 'flex-basis:40%' );
	await page.getByRole( 'button', { name: 'Undo: Picture on top' } ).click();
	await expect( page.getByRole( 'button', { name: 'Preview: Picture on top' } ) ).toBeVisible();
	expect( await product() ).not.toContain( 'flex-basis:40%' );
} );

test( '[B2-018] switches the theme after a yes; a classic one leads to the Customizer', async ( {
	page,
	dashboard,
	problems,
} ) => {
	problems.allow( PREVIEW );
	await dashboard.open( HUB );
	await page.getByRole( 'button', { name: 'Activate: Classic Shop' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( page.getByRole( 'link', { name: 'Open the site editor' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Activate: Classic Shop' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Activate theme' } ).click();
	await expect( page.getByRole( 'heading', { name: /^Classic Shop/ } ) ).toBeFocused();
	await expect( page.getByRole( 'link', { name: 'Open the Customizer' } ) ).toHaveAttribute(
		'href',
		/customize\.php/
	);
	await expect( page.getByText( /It needs a block theme\./ ).first() ).toBeVisible();
	expect( await frontPage( page ) ).toContain( 'themes/classic-shop/' );

	// This theme shows the title of each page.
	await page.getByRole( 'button', { name: 'Preview: Welcome' } ).click();
	const site = page.getByRole( 'dialog' ).frameLocator( 'iframe' );
	await expect( site.getByText( 'Classic footer' ) ).toBeVisible();
	const preview = await lookOf( site );
	expect( preview ).toEqual( {
		headers: [ 'Classic header' ],
		titles: [ 'Welcome' ],
		footers: [ 'Classic footer' ],
	} );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Apply' } ).click();
	await expect( page.getByRole( 'button', { name: 'Undo: Welcome' } ) ).toBeVisible();
	expect( await lookOfFront( page ) ).toEqual( preview );
} );

test( 'asks WordPress.org only after a yes', async ( { page, dashboard, requestUtils } ) => {
	await dashboard.open( HUB );
	await expect( page.getByRole( 'searchbox', { name: 'Search for themes' } ) ).toHaveCount( 0 );
	expect( await requestUtils.rest( { path: '/storewright-test/v1/requests' } ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Allow and show themes' } ).click();
	await expect( page.getByText( 'No theme was found. Try other words.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Stop asking WordPress.org' } ).click();
	await expect( page.getByRole( 'button', { name: 'Allow and show themes' } ) ).toBeVisible();
} );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `fits and breaks no guideline (${ direction })`, async ( { page, dashboard } ) => {
		await dashboard.setDirection( direction );
		await dashboard.open( HUB );
		await expect( page.getByRole( 'button', { name: 'Preview: Welcome' } ) ).toBeVisible();
		await dashboard.takePictures( 'customize-hub' );
		await dashboard.expectFits();
	} );
}
