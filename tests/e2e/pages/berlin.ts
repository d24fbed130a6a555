/** An owner in Berlin: her address, her file of products, and how she sets her shop up, in the language of her site. */
import { expect, type Locator, type Page } from '@playwright/test';
import { saveStyles } from './setup-journey';
import type { Texts } from './texts';

/** Of these she sells one each. */
const GOODS = (
	'Schlüsselanhänger,Käsebrett,Müslischale,Teekännchen,Blumenübertopf,Kochlöffel,Öllämpchen,Geschirrtuch,' +
	'Brotkörbchen,Türstopper,Frühstücksbrett,Salzstreuer,Kräutertopf,Nähkästchen,Spülbürste,Wäschekorb,Hängematte,' +
	'Fußmatte,Gießkanne,Vogelhäuschen,Kerzenständer,Bücherstütze,Süßigkeitenglas,Übertopf,Ährenkranz,Zuckerdose,' +
	'Wärmflasche,Küchenwaage,Lätzchen,Wandgemälde'
).split( ',' );

const NUMBER_OF_PRODUCTS = GOODS.length;

/** Windows-1252, as her spreadsheet writes it. */
const EURO = 0x80;

/** Returns her file: semicolons, decimal commas, quotes with line breaks, blank lines, two rows twice and one without a price. */
export function messyFile(): Buffer {
	const rows = GOODS.map( ( name, at ) => {
		const price = at === 0 ? '1.234,50 €' : `${ at },90`;
		const text = at === 1 ? `"Handgemacht; aus „Buche“,\r\nnicht spülmaschinenfest"` : 'Schön & nützlich';
		return [ `K-${ 100 + at }`, name, price, String( at * 2 ), 'Küche > Nützliches', text ].join( ';' );
	} );
	const [ first = '', second = '' ] = rows;
	const lines = [
		'Artikelnr.;Bezeichnung;Preis (EUR);Lagerbestand;Kategorie;Beschreibung',
		...rows,
		first,
		second,
		'K-900;Einzelstück;auf Anfrage;1;Küche;',
		'',
		';;;;;',
	];
	const codes: Readonly< Record< string, number > > = { '€': EURO, '„': 0x84, '“': 0x93 };
	return Buffer.from( [ ...lines.join( '\r\n' ) ].map( ( sign ) => codes[ sign ] ?? sign.charCodeAt( 0 ) ) );
}

export class BerlinJourney {
	private readonly root: Locator;
	private readonly card: Locator;

	/** @param texts In the language of the pages. */
	constructor(
		private readonly page: Page,
		private readonly texts: Texts
	) {
		this.root = page.locator( '#storewright-root' );
		this.card = this.root.locator( 'section' ).filter( { has: page.locator( '#storewright-task-list-setup' ) } );
	}

	/** Every task, in the order in which Home leads through them, with what Home says of it. */
	readonly steps = [
		[ 'First, tell us about your store', () => this.tellAddress() ],
		[ 'Choose your theme', () => this.chooseTheme() ],
		[ 'Start customizing your store', () => this.customize() ],
		[ 'List your products', () => this.importProducts() ],
		[ "It's time to get paid", () => this.takeTransfers() ],
		[ 'Configure your tax settings', () => this.enterTax() ],
		[ 'Get your products shipped', () => this.ship() ],
		[ 'Reach more customers', () => this.install() ],
		[ 'Your store is ready for launch!', () => this.launch() ],
	] as const;

	/** Does what Home says comes next, until nothing does. */
	async go(): Promise< void > {
		for ( const [ heading, work ] of this.steps ) {
			const next = this.card.getByRole( 'heading', { name: this.texts.of( heading ), exact: true } );
			await next.locator( '..' ).getByRole( 'link' ).click();
			await work();
		}
		await expect( this.card.getByRole( 'heading', { level: 2 } ).first() ).toHaveText(
			this.texts.of( "You've completed store setup" )
		);
	}

	private button( english: string, ...values: string[] ): Locator {
		return this.root.getByRole( 'button', { name: this.texts.of( english, ...values ), exact: true } );
	}

	private field( name: string ): Locator {
		return this.root.getByRole( 'textbox', { name, exact: true } );
	}

	private heading( english: string ): Locator {
		return this.root.getByRole( 'heading', { name: this.texts.of( english ) } );
	}

	private async goHome(): Promise< void > {
		await this.page.locator( ':is(#toplevel_page_wc-admin, #toplevel_page_storewright) > a' ).click();
		await expect( this.card ).toBeVisible();
	}

	private async tellAddress(): Promise< void > {
		const country = this.root.getByRole( 'combobox', { name: this.texts.of( 'Country / Region' ) } );
		await country.fill( 'Berlin' );
		await this.page.getByRole( 'option', { name: /Berlin/ } ).click();
		await this.field( this.texts.of( 'Street address' ) ).fill( 'Torstraße 1' );
		await this.root.locator( 'input[name="postcode"], input[autocomplete="postal-code"]' ).first().fill( '10119' );
		await this.root.locator( 'input[autocomplete="address-level2"]' ).first().fill( 'Berlin' );
		await expect( this.root.getByText( /^(Prices in euros, as|Preise in Euro, als) 1\.234,50\s€$/ ) ).toBeVisible();
		await expect(
			this.root.getByText( new RegExp( `^${ this.texts.of( 'Prices include tax.' ) }` ) )
		).toBeVisible();
		await this.button( 'Save address' ).click();
	}

	private async chooseTheme(): Promise< void > {
		await this.page.goto( '/wp-admin/themes.php' );
		const activate = await this.page.getByRole( 'link', { name: 'Activate Plain Shop' } ).getAttribute( 'href' );
		await this.page.goto( activate ?? '' );
		await expect( this.page.getByRole( 'heading', { name: 'Active: Plain Shop' } ) ).toBeVisible();
		await this.goHome();
	}

	private async customize(): Promise< void > {
		await this.root.getByRole( 'link', { name: this.texts.of( 'Open the site editor' ) } ).click();
		await expect( this.page ).toHaveURL( /\/site-editor\.php/ );
		await saveStyles( this.page );
		await this.page.goto( '/wp-admin/' );
		await this.goHome();
	}

	private async importProducts(): Promise< void > {
		await this.button( 'Import from a CSV file' ).click();
		const chooser = this.page.waitForEvent( 'filechooser' );
		await this.button( 'Choose a CSV file' ).click();
		await ( await chooser ).setFiles( { name: 'Bestand.csv', mimeType: 'text/csv', buffer: messyFile() } );
		await expect( this.heading( 'Match columns' ) ).toBeVisible();
		await this.button( 'Check the file' ).click();
		await expect( this.heading( 'Ready to import' ) ).toBeVisible();
		const count = String( NUMBER_OF_PRODUCTS );
		await expect(
			this.root.getByText( this.texts.many( '%s product will be added', '%s products will be added', count ) )
		).toBeVisible();
		// The value that is no price is quoted.
		await expect( this.root.getByText( /“auf Anfrage”|„auf Anfrage“/ ) ).toBeVisible();
		const start = this.texts.many( 'Import %s product', 'Import %s products', count );
		await this.root.getByRole( 'button', { name: start, exact: true } ).click();
		await expect( this.heading( 'Your products were imported' ) ).toBeVisible();
		await this.button( 'Continue with setup' ).click();
	}

	private async takeTransfers(): Promise< void > {
		const required = ( name: string ) => this.field( this.texts.of( '%s (required)', this.texts.of( name ) ) );
		await this.root
			.locator( 'button' )
			.and( this.button( 'Get started with %s', this.texts.of( 'Direct bank transfer' ) ) )
			.click();
		await required( 'Account name' ).fill( 'Küchenladen' );
		await required( 'IBAN' ).fill( 'DE02120300000000202051' );
		await this.button( 'Save bank details' ).click();
	}

	private async enterTax(): Promise< void > {
		const inRow = ( name: string ) => this.field( this.texts.of( '%1$s, rate %2$d', this.texts.of( name ), '1' ) );
		const manually = this.button( 'Set up taxes manually' );
		await expect( manually.or( inRow( 'Rate %' ) ).first() ).toBeVisible();
		if ( await manually.isVisible() ) {
			await manually.click();
		}
		await inRow( 'Rate %' ).fill( '19,0' );
		await inRow( 'Tax name' ).fill( 'MwSt.' );
		await this.button( 'Save tax rates' ).click();
	}

	private async ship(): Promise< void > {
		const cost = this.field( this.texts.of( 'Shipping cost' ) ).first();
		await cost.fill( '4,90' );
		await this.button( 'Save shipping rates' ).click();
	}

	private async install(): Promise< void > {
		await this.button( 'Install %s', 'MailPoet' ).click();
		const installed = this.root.getByRole( 'region', { name: this.texts.of( 'Installed marketing extensions' ) } );
		await expect( installed.getByText( this.texts.of( 'Active' ), { exact: true } ) ).toBeVisible();
		await this.button( 'Continue' ).click();
	}

	private async launch(): Promise< void > {
		await this.button( 'Launch store' ).click();
		const dialog = this.page.getByRole( 'dialog', { name: this.texts.of( 'Launch your store?' ) } );
		await dialog.getByRole( 'button', { name: this.texts.of( 'Launch now' ) } ).click();
	}
}
