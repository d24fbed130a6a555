/** Pictures of every section of the settings, as its links lead there: part of `npm run screenshots`. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { inBothDirections } from './fixtures/directions';
import { SettingsPage } from './pages/settings-page';
import { Shop } from './pages/shop';

/** Addresses of links, each once. */
const addressesOf = async ( links: Locator ): Promise< string[] > => [
	...new Set( await links.evaluateAll( ( all ) => all.map( ( link ) => ( link as HTMLAnchorElement ).href ) ) ),
];

inBothDirections( () => {
	test( 'Each section of the settings', async ( { page, dashboard, requestUtils } ) => {
		test.setTimeout( 900_000 );
		await new Shop( requestUtils ).moveTo();
		await new Shop( requestUtils ).set( 'general', { calc_taxes: 'yes' } );
		const settings = new SettingsPage( page );
		await settings.open( 'general' );
		const tabs = await addressesOf( page.getByRole( 'navigation', { name: 'Settings tabs' } ).getByRole( 'link' ) );
		expect( tabs.length ).toBeGreaterThan( 6 );
		for ( const tab of tabs ) {
			await page.goto( tab );
			const sections = await addressesOf(
				page.getByRole( 'navigation', { name: /^Sections of/ } ).getByRole( 'link' )
			);
			for ( const address of sections.length > 0 ? sections : [ tab ] ) {
				const query = new URL( address ).searchParams;
				const name = [ 'settings', query.get( 'tab' ), query.get( 'section' ) ].filter( Boolean ).join( '-' );
				await dashboard.takePictures( name, async () => {
					await page.goto( address );
					await expect( page.getByRole( 'heading', { level: 2 } ).first() ).toBeVisible();
					await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
				} );
			}
		}
	} );

	test( 'What the sections lead to', async ( { page, dashboard, requestUtils } ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		await shop.set( 'general', { calc_taxes: 'yes' } );
		const send = ( path: string, data: object ) =>
			requestUtils.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
		await send( 'taxes', { country: 'US', state: 'IL', rate: '6.25', name: 'State tax' } );
		await send( 'taxes', { country: 'DE', rate: '19', name: 'VAT', shipping: true } );
		const { id: zone } = await send( 'shipping/zones', { name: 'The Alps and everything around them' } );
		await requestUtils.rest( {
			method: 'PUT',
			path: `/wc/v3/shipping/zones/${ zone }/locations`,
			data: [
				{ code: 'CH', type: 'country' },
				{ code: 'AT', type: 'country' },
			] as object,
		} );
		await send( `shipping/zones/${ zone }/methods`, { method_id: 'flat_rate', settings: { cost: '4.90' } } );
		await send( `shipping/zones/${ zone }/methods`, { method_id: 'free_shipping' } );
		await send( 'products/shipping_classes', { name: 'Bulky' } );
		const settings = new SettingsPage( page );
		const show = ( query: string ) => async () => {
			await page.goto( `/wp-admin/admin.php?page=wc-settings&${ query }` );
			await expect( settings.root.getByRole( 'heading', { level: 2 } ).first() ).toBeVisible();
		};
		await dashboard.takePictures( 'tax-rates', show( 'tab=tax&section=standard' ) );
		await dashboard.takePictures( 'shipping-zones', show( 'tab=shipping' ) );
		await dashboard.takePictures( 'shipping-zone', show( `tab=shipping&zone_id=${ zone }` ) );
		await dashboard.takePictures( 'shipping-zone-new', show( 'tab=shipping&zone_id=new' ) );
		await dashboard.takePictures( 'shipping-classes', show( 'tab=shipping&section=classes' ) );
		await dashboard.takePictures( 'email', show( 'tab=email&section=email_new_order' ) );
		await shop.set( 'general', { store_city: 'Lyon' } );
		await dashboard.takePictures( 'change-log-revert', show( 'tab=advanced&section=changes' ) );

		await show( 'tab=shipping' )();
		await settings.root.getByRole( 'link', { name: 'Test an address' } ).click();
		await settings.field( 'Country / state' ).selectOption( { label: 'Switzerland' } );
		await settings.field( 'Postcode / ZIP' ).fill( '3011' );
		await settings.root.getByRole( 'button', { name: 'Test', exact: true } ).click();
		await expect( settings.root.locator( '.storewright-test' ) ).toContainText( 'Zone:' );
		await dashboard.takePictures( 'shipping-tested' );
		await settings.open( 'site-visibility' );
		await settings.field( 'Coming soon' ).check();
		await settings.field( 'Share your site with a private link' ).check();
		await settings.save.click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		await dashboard.takePictures( 'site-visibility-question' );
		await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Switch' } ).click();
		await expect( settings.notice ).toContainText( 'Your settings were saved.' );
		await dashboard.takePictures( 'site-visibility-private' );
	} );
} );
