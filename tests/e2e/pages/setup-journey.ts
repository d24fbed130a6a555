/** Setting a fresh shop up, task by task, as the list on Home leads through it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { AddressForm } from './address-form';
import type { Hands } from './hands';
import { Home } from './home';
import { ShippingTask, STEPS } from './shipping-task';

/** Values that the owner enters on the way. */
export const ENTERED = {
	address: {
		country: 'United States (US) — Illinois',
		street: '12 Main Street',
		city: 'Springfield',
		postcode: '62701',
	},
	product: { name: 'Mug', price: '19.90' },
	account: {
		account_name: 'Demo shop',
		account_number: '12345678',
		bank_name: 'Village Bank',
		sort_code: '20-00-00',
	},
	tax: { state: 'Illinois', rate: '6.25', name: 'Sales tax' },
	shipping: { zone: 'United States (US)', cost: '5' },
	extension: { name: 'MailPoet', slug: 'mailpoet' },
} as const;

interface Step {
	/** The task's id. */
	task: string;
	/** Heading on Home while the task is next. */
	heading: string;
	/** Does it: from its page, or WordPress's screen, to where Home can be seen again. */
	work: () => Promise< void >;
}

/** WordPress's packages in the site editor, as far as saving styles needs them. */
interface EditorGlobals {
	data: {
		resolveSelect: ( store: 'core' ) => { __experimentalGetCurrentGlobalStylesId: () => Promise< string > };
	};
	apiFetch: ( options: { path: string; method: string; data: unknown } ) => Promise< unknown >;
}

/** Saves a background color with the requests that the editor makes for it. */
export const saveStyles = async ( page: Page ): Promise< void > => {
	// The editor registers its stores once it has loaded.
	await page.waitForFunction( () => {
		const { wp } = window as unknown as { wp?: Partial< EditorGlobals > };
		return Boolean( wp?.apiFetch && wp.data?.resolveSelect( 'core' ) );
	} );
	await page.evaluate( async () => {
		const { wp } = window as unknown as { wp: EditorGlobals };
		const id = await wp.data.resolveSelect( 'core' ).__experimentalGetCurrentGlobalStylesId();
		const data = { styles: { color: { background: '#fffdf5' } } };
		await wp.apiFetch( { path: `/wp/v2/global-styles/${ id }`, method: 'POST', data } );
	} );
};

export class SetupJourney {
	readonly home: Home;
	private readonly root: Locator;

	constructor(
		private readonly page: Page,
		private readonly hands: Hands,
		/** Whether WooCommerce runs the shop. */
		private readonly woocommerce: boolean
	) {
		this.home = new Home( page );
		this.root = page.locator( '#storewright-root' );
	}

	/** Every task of a fresh shop, in the order in which the list leads through them. */
	readonly steps: readonly Step[] = [
		{ task: 'store_details', heading: 'First, tell us about your store', work: () => this.tellAddress() },
		{ task: 'appearance', heading: 'Choose your theme', work: () => this.chooseTheme() },
		{ task: 'customize-store', heading: 'Start customizing your store', work: () => this.customize() },
		{ task: 'products', heading: 'List your products', work: () => this.addProduct() },
		{ task: 'payments', heading: "It's time to get paid", work: () => this.takeTransfers() },
		{ task: 'tax', heading: 'Configure your tax settings', work: () => this.enterTax() },
		{ task: 'shipping', heading: 'Get your products shipped', work: () => this.ship() },
		{ task: 'marketing', heading: 'Reach more customers', work: () => this.install() },
		{ task: 'launch-your-store', heading: 'Your store is ready for launch!', work: () => this.launch() },
	];

	/** Does what Home says comes next, from when Home was opened until nothing does. */
	async go(): Promise< void > {
		await this.hands.arrive();
		for ( const [ done, { heading, work } ] of this.steps.entries() ) {
			await expect( this.home.progress ).toHaveAttribute(
				'aria-valuetext',
				`${ done } of ${ this.steps.length } done`
			);
			const next = this.home.card.getByRole( 'heading', { name: heading, exact: true } );
			await this.hands.press( next.locator( '..' ).getByRole( 'link' ) );
			await work();
		}
	}

	private button( name: string ): Locator {
		return this.root.getByRole( 'button', { name, exact: true } );
	}

	private field( name: string ): Locator {
		return this.root.getByRole( 'textbox', { name, exact: true } );
	}

	/** Home by the menu of wp-admin. */
	private async goHome(): Promise< void > {
		await this.hands.press( this.page.locator( ':is(#toplevel_page_wc-admin, #toplevel_page_storewright) > a' ) );
		await expect( this.home.title ).toBeVisible();
		await this.hands.arrive();
	}

	private async tellAddress(): Promise< void > {
		const { country, street, city, postcode } = ENTERED.address;
		const form = new AddressForm( this.page );
		await this.hands.search( form.country, country );
		await this.hands.write( form.street, street );
		await this.hands.write( form.city, city );
		await this.hands.write( form.postcode, postcode );
		await this.hands.press( form.save );
	}

	private async chooseTheme(): Promise< void > {
		await expect( this.page ).toHaveURL( /\/theme-install\.php\?browse=block-themes$/ );
		await this.page.goto( '/wp-admin/themes.php' );
		await this.hands.press( this.page.getByRole( 'link', { name: 'Activate Plain Shop' } ) );
		await expect( this.page.getByText( 'New theme activated.' ) ).toBeVisible();
		await this.goHome();
	}

	private async customize(): Promise< void > {
		await expect( this.page ).toHaveURL( /customize-store$/ );
		await this.hands.press( this.page.getByRole( 'link', { name: 'Open the site editor' } ) );
		await expect( this.page ).toHaveURL( /\/site-editor\.php/ );
		await saveStyles( this.page );
		await this.hands.press( this.page.getByRole( 'link', { name: 'Go to the Dashboard' } ).first() );
		await this.goHome();
	}

	private async addProduct(): Promise< void > {
		const { name, price } = ENTERED.product;
		await this.hands.write( this.field( 'Name' ), name );
		await this.hands.write( this.field( 'Price' ), price );
		await this.hands.press( this.button( 'Add product' ) );
		await expect( this.root.getByRole( 'heading', { name: `${ name } was added to your store` } ) ).toBeVisible();
		await this.hands.press( this.button( 'Continue with setup' ) );
	}

	private async takeTransfers(): Promise< void > {
		const { account_name: owner, account_number: number, bank_name: bank, sort_code: code } = ENTERED.account;
		await this.hands.press( this.button( 'Get started with Direct bank transfer' ) );
		await this.hands.write( this.field( 'Account name (required)' ), owner );
		await this.hands.write( this.field( 'Account number (required)' ), number );
		await this.hands.write( this.field( 'Bank name (required)' ), bank );
		await this.hands.write( this.field( 'Sort code (required)' ), code );
		await this.hands.press( this.button( 'Save bank details' ) );
	}

	private async enterTax(): Promise< void > {
		const { state, rate, name } = ENTERED.tax;
		await this.hands.press( this.button( 'Set up taxes manually' ) );
		await this.hands.pick( this.root.getByRole( 'combobox', { name: 'State, rate 1' } ), state );
		await this.hands.write( this.field( 'Rate %, rate 1' ), rate );
		await this.hands.write( this.field( 'Tax name, rate 1' ), name );
		await this.hands.press( this.button( 'Save tax rates' ) );
	}

	private async ship(): Promise< void > {
		const task = new ShippingTask( this.page );
		// Beside WooCommerce the store can be connected to its account; alone there is nothing to connect it to.
		const connect = this.woocommerce ? [ STEPS.connect ] : [];
		await task.expectSteps( [ STEPS.location, STEPS.rates, STEPS.labels, ...connect ], STEPS.rates );
		await this.hands.write( task.rate( ENTERED.shipping.zone ), ENTERED.shipping.cost );
		await this.hands.press( task.save );
		await this.hands.press( task.withoutLabels );
		if ( this.woocommerce ) {
			await this.hands.press( task.noThanks );
		}
	}

	private async install(): Promise< void > {
		await this.hands.press( this.button( `Install ${ ENTERED.extension.name }` ) );
		const installed = this.root.getByRole( 'region', { name: 'Installed marketing extensions' } );
		await expect( installed.getByText( 'Active', { exact: true } ) ).toBeVisible();
		await this.hands.press( this.button( 'Continue' ) );
	}

	private async launch(): Promise< void > {
		await this.hands.press( this.button( 'Launch store' ) );
		const dialog = this.page.getByRole( 'dialog', { name: 'Launch your store?' } );
		await this.hands.press( dialog.getByRole( 'button', { name: 'Launch now' } ) );
	}
}
