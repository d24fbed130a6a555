/** Pictures of the screens that are no tasks: part of `npm run screenshots`. */
import { expect, test } from './fixtures';
import { inBothDirections } from './fixtures/directions';
import { untilIdle } from './fixtures/idle';
import { sellGoods } from './pages/goods';
import { SettingsPage } from './pages/settings-page';
import { Shop } from './pages/shop';

inBothDirections( () => {
	test( 'Payments settings', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.activatePlugin( 'fake-payment-suggestions' );
		await requestUtils.activatePlugin( 'hello-payments-settings' );
		const pages = {
			list: '/',
			offline: '/offline',
			bank: '/offline/bacs',
			methods: '/payment-methods',
			provider: '/provider/hello_cards',
		};
		for ( const [ name, path ] of Object.entries( pages ) ) {
			await dashboard.takePictures( `payments-settings-${ name }`, async () => {
				await page.goto(
					`/wp-admin/admin.php?page=wc-settings&tab=checkout&path=${ encodeURIComponent( path ) }`
				);
				await expect( page.getByRole( 'heading', { level: 2 } ).first() ).toBeVisible();
				await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
				await untilIdle( page );
			} );
		}
	} );

	test( 'Extensions', async ( { page, dashboard } ) => {
		const show = ( query: Record< string, string >, text: string ) => async () => {
			await dashboard.open( { path: '/extensions', ...query } );
			await expect( dashboard.root.getByText( text ).first() ).toBeVisible();
			await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
		};
		await dashboard.takePictures( 'extensions', show( {}, 'MailPoet' ) );
		await dashboard.takePictures( 'extensions-found', show( { search: 'newsletters' }, '1 extension' ) );
		await page.getByRole( 'link', { name: 'Details of MailPoet' } ).click();
		await expect( page.getByRole( 'heading', { name: 'MailPoet' } ) ).toBeFocused();
		const detail = page.url();
		await dashboard.takePictures( 'extensions-detail', async () => {
			await page.goto( detail );
			await expect( page.getByRole( 'heading', { name: 'MailPoet' } ) ).toBeVisible();
		} );
		await dashboard.root.getByRole( 'link', { name: 'Installed', exact: true } ).click();
		await expect( page.getByRole( 'heading', { name: 'Installed extensions' } ) ).toBeVisible();
		const installed = page.url();
		await dashboard.takePictures( 'extensions-installed', async () => {
			await page.goto( installed );
			await dashboard.expectReady();
			await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
		} );
	} );

	test( 'The payment provider’s welcome page', async ( { page, dashboard, requestUtils } ) => {
		await new Shop( requestUtils ).moveTo();
		await dashboard.takePictures( 'payments-welcome', async () => {
			await dashboard.open( { path: '/wc-pay-welcome-page' } );
			await expect( page.getByRole( 'region', { name: 'Get paid with WooPayments' } ) ).toBeVisible();
		} );
	} );

	test( 'The profiler', async ( { page, dashboard } ) => {
		const step = ( name: string ) => page.getByRole( 'heading', { name, exact: true } );
		const next = ( name: string ) => page.getByRole( 'button', { name, exact: true } );
		await dashboard.takePictures( 'profiler-1', async () => {
			await dashboard.open( { path: '/setup-wizard' } );
			await expect( step( 'How far is your business?' ) ).toBeVisible();
		} );
		await page.getByRole( 'radio', { name: 'I’m just starting my business' } ).click();
		await next( 'Continue' ).click();
		await expect( step( 'Tell us about your store' ) ).toBeVisible();
		await dashboard.takePictures( 'profiler-2' );
		const place = page.getByRole( 'combobox', { name: 'Country / Region' } );
		await place.fill( 'Berlin' );
		await page.getByRole( 'option', { name: /Germany — Berlin/ } ).click();
		await next( 'Continue' ).click();
		await expect( step( 'Add free plugins' ) ).toBeVisible();
		await dashboard.takePictures( 'profiler-3' );
		await next( 'Continue without plugins' ).click();
		await expect( page.getByRole( 'region', { name: 'What will change' } ) ).toBeVisible();
		await dashboard.takePictures( 'profiler-4' );
	} );

	test( 'Launching and customizing', async ( { page, dashboard, requestUtils, problems } ) => {
		// The preview of the customize hub runs no script.
		problems.allow( /^about:srcdoc$/ );
		await requestUtils.rest( {
			method: 'POST',
			path: '/storewright-test/v1/everything',
			data: { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'no' },
		} );
		await dashboard.takePictures( 'launch-hub', async () => {
			await dashboard.open( { path: '/launch-your-store' } );
			await expect( page.getByRole( 'list', { name: 'Site', exact: true } ) ).toBeVisible();
		} );
		await page.getByRole( 'button', { name: 'Launch store' } ).click();
		await page.getByRole( 'button', { name: 'Launch now' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: /^Congratulations/ } ) ).toBeFocused();
		await dashboard.takePictures( 'launch-hub-launched' );
		await dashboard.takePictures( 'profiler-in-frame', async () => {
			await dashboard.open( { path: '/profiler' } );
			await expect( page.getByRole( 'heading', { name: 'How far is your business?' } ) ).toBeVisible();
		} );
		await dashboard.takePictures( 'customize-hub', async () => {
			await dashboard.open( { path: '/customize-store' } );
			await expect( page.getByRole( 'button', { name: 'Preview: Welcome' } ) ).toBeVisible();
		} );
	} );

	test( 'Attributes, coupons and customers', async ( { page, dashboard, requestUtils } ) => {
		await sellGoods( requestUtils );
		const send = ( path: string, data: object ) =>
			requestUtils.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
		const coupon = await send( 'coupons', { code: 'SPRING10', discount_type: 'percent', amount: '10' } );
		const customer = await send( 'customers', {
			email: 'cleo@example.org',
			username: 'cleo',
			password: 'Correct horse 7',
			first_name: 'Cleo',
			last_name: 'Barlow',
		} );
		const attribute = await send( 'products/attributes', { name: 'Color' } );
		for ( const name of [ 'Red', 'Green', 'Blue' ] ) {
			await send( `products/attributes/${ attribute.id }/terms`, { name } );
		}
		const addresses = {
			attributes: 'edit.php?post_type=product&page=product_attributes',
			attribute: `edit.php?post_type=product&page=product_attributes&edit=${ attribute.id }`,
			'attribute-terms': 'edit-tags.php?taxonomy=pa_color&post_type=product',
			coupons: 'edit.php?post_type=shop_coupon',
			coupon: `post.php?post=${ coupon.id }&action=edit`,
			customer: `admin.php?page=storewright-customer&user=${ customer.id }`,
		};
		for ( const [ name, address ] of Object.entries( addresses ) ) {
			await dashboard.takePictures( name, async () => {
				await page.goto( `/wp-admin/${ address }` );
				await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
			} );
		}
		await dashboard.takePictures( 'customers', async () => {
			await dashboard.open( { path: '/customers' } );
			await expect( page.getByRole( 'link', { name: 'Cleo' } ) ).toBeVisible();
		} );
	} );

	test( 'The marketing overview', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.activatePlugin( 'fake-marketplace' );
		await requestUtils.activatePlugin( 'town-crier' );
		await dashboard.takePictures( 'marketing-overview', async () => {
			await dashboard.open( { path: '/marketing' } );
			await expect(
				page.getByRole( 'region', { name: 'Learn about marketing a store' } ).getByRole( 'link' ).first()
			).toBeVisible();
		} );
	} );

	test( 'Blueprint and change log', async ( { page, dashboard, requestUtils } ) => {
		await new Shop( requestUtils ).moveTo();
		const settings = new SettingsPage( page );
		await dashboard.takePictures( 'blueprint', () => settings.open( 'advanced', 'blueprint' ) );
		await dashboard.takePictures( 'change-log', () => settings.open( 'advanced', 'changes' ) );
	} );
} );
