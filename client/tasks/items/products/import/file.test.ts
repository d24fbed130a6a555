import { TextDecoder, TextEncoder } from 'node:util';

import { encode } from '../../../../shared/files/decode';
import { OWNER } from '../../../../shared/test-utils/render-screen';
import { badRows } from './bad-rows';
import { guessTargets, headingOf, targetGroups } from './columns';
import { FileIndex } from './file-index';
import { importName } from './import-run';
import { readFile, UnreadableFile } from './read-file';
import { numberStyle, type DecimalSign } from './numbers';
import { cellsOf, fieldsOf } from './row-fields';
import type { Plan } from './types';

// Browsers have it, jsdom does not.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

const WOOCOMMERCE =
	'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,Brands,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 1 default","Meta: _origin","Download 1 name","Download 1 URL"';

const file = ( ...parts: BlobPart[] ) => new File( parts, 'products.csv' );
const sheetOf = ( ...parts: BlobPart[] ) => readFile( file( ...parts ) );
const planOf = async ( text: BlobPart ): Promise< Plan > => {
	const sheet = await sheetOf( text );
	return { sheet, targets: guessTargets( sheet.headings ), existing: 'skip', decimalSign: null };
};
const fieldsIn = async ( text: string ) => {
	const plan = await planOf( text );
	const { signs } = numberStyle( plan.sheet.rows, plan.targets, plan.decimalSign );
	return plan.sheet.rows.map( ( row ) => fieldsOf( cellsOf( row, plan.targets, signs ), null ) );
};
const utf16 = ( text: string, isLittle: boolean ) => {
	const view = new DataView( new ArrayBuffer( ( text.length + 1 ) * 2 ) );
	[ ...`\uFEFF${ text }` ].forEach( ( sign, index ) => view.setUint16( index * 2, sign.charCodeAt( 0 ), isLittle ) );
	return view.buffer;
};

beforeEach( () => {
	window.storewright = { ...OWNER };
} );

describe( 'a file of products', () => {
	it.each( [
		[ 'commas', 'Name,SKU\nMug,M-1\n"Big, blue mug",M-2\n' ],
		[ 'semicolons', 'Name;SKU\r\nMug;M-1\r\n"Big, blue mug";M-2' ],
		[ 'tabs', 'Name\tSKU\nMug\tM-1\nBig, blue mug\tM-2\n\t\n\n' ],
		[ 'a mark of UTF-8', '\uFEFFName,SKU\nMug,M-1\n"Big, blue mug",M-2' ],
		[ 'a line that tells the separator', 'sep=;\r\nName;SKU\r\nMug;M-1\r\nBig, blue mug;M-2' ],
		[ 'UTF-16', utf16( 'Name\tSKU\nMug\tM-1\nBig, blue mug\tM-2', true ) ],
		[ 'UTF-16, the other way round', utf16( 'Name\tSKU\nMug\tM-1\nBig, blue mug\tM-2', false ) ],
	] )( 'is read with %s', async ( _, content ) => {
		expect( await sheetOf( content ) ).toMatchObject( {
			headings: [ 'Name', 'SKU' ],
			rows: [
				[ 'Mug', 'M-1' ],
				[ 'Big, blue mug', 'M-2' ],
			],
			isEncodingGuessed: false,
		} );
	} );

	it( 'keeps lines within a cell', async () => {
		const { rows } = await sheetOf( 'Name,Description\nMug,"Holds ""coffee"",\nand tea"\nBowl,Round' );
		expect( rows ).toEqual( [
			[ 'Mug', 'Holds "coffee",\nand tea' ],
			[ 'Bowl', 'Round' ],
		] );
	} );

	it.each( [
		[ 'is not closed', 'Name,SKU\nMug,M-1\n"Bowl,M-2\nCup,M-3\n' ],
		[ 'is doubled where it should not be', 'Name,SKU\nMug,M-1\n"12" pipe,M-2\nCup,M-3\n' ],
	] )( 'is refused where a quotation mark %s: rows would be lost', async ( _, text ) => {
		await expect( sheetOf( text ) ).rejects.toThrow( UnreadableFile );
		await expect( sheetOf( text ) ).rejects.toThrow( /quotation mark/ );
	} );

	it( 'says where the letters are a guess', async () => {
		const sheet = await sheetOf( 'Name\nCaf', new Uint8Array( [ 0xe9 ] ) );
		expect( sheet.rows ).toEqual( [ [ 'Café' ] ] );
		expect( sheet.isEncodingGuessed ).toBe( true );
	} );

	it.each( [
		[ 'a workbook', 'PK\u0003\u0004rest', /spreadsheet, not a CSV file/ ],
		[ 'nothing', '', /no products in this file/ ],
		[ 'headings alone', 'Name,SKU\n\n', /no products in this file/ ],
	] )( 'is refused where it is %s', async ( _, content, reason ) => {
		await expect( sheetOf( content ) ).rejects.toThrow( reason );
		await expect( sheetOf( content ) ).rejects.toBeInstanceOf( UnreadableFile );
	} );

	it( 'gives the page its turn while 10,000 rows are read', async () => {
		const lines = Array.from(
			{ length: 10_000 },
			( _, index ) => `Mug ${ index },${ 'A description. '.repeat( 10 ) }`
		);
		let turns = 0;
		const timer = setInterval( () => turns++, 0 );
		const { rows } = await sheetOf( `Name,Description\n${ lines.join( '\n' ) }` );
		clearInterval( timer );
		expect( rows ).toHaveLength( 10_000 );
		expect( rows[ 9_999 ]?.[ 0 ] ).toBe( 'Mug 9999' );
		expect( turns ).toBeGreaterThan( 3 );
	} );
} );

describe( 'the columns', () => {
	it( 'are known by the headings of the export', async () => {
		const { targets } = await planOf( `${ WOOCOMMERCE }\n1` );
		expect( targets ).not.toContain( '' );
		expect( new Set( targets ).size ).toBe( targets.length );
		expect( targets ).toEqual(
			expect.arrayContaining( [ 'weight', 'attribute_values:1', 'meta:_origin', 'download_url:1' ] )
		);
		const offered = targetGroups( targets ).flatMap( ( group ) => group.targets.map( ( { value } ) => value ) );
		expect( targets.filter( ( target ) => ! offered.includes( target ) ) ).toEqual( [ 'meta:_origin' ] );
	} );

	it( 'are known by other words, and each once', () => {
		expect(
			guessTargets( [ 'title', 'PRICE', 'Price', 'sku ', 'Colour', 'Attribute 2 value(s)', 'Reason' ] )
		).toEqual( [ 'name', 'regular_price', '', 'sku', '', 'attribute_values:2', '' ] );
	} );

	it.each( [
		[ 'en', [ 'Product name', 'Price (USD)', 'Qty', 'Category' ] ],
		[ 'de', [ 'Bezeichnung', 'Preis (EUR)', 'Bestand', 'Kategorie' ] ],
		[ 'de, misspelled', [ 'Artikelbezeichung', 'Verkaufpreis €', 'LAGERBESTAND', 'Katgorie' ] ],
		[ 'fr', [ 'Désignation', 'Prix TTC', 'Quantité', 'Catégorie' ] ],
		[ 'es', [ 'Nombre del producto', 'Precio', 'Existencias', 'Categoría' ] ],
		[ 'it', [ 'Nome prodotto', 'Prezzo in €', 'Giacenza', 'Categoria' ] ],
		[ 'pt', [ 'Nome do produto', 'Preço', 'Estoque', 'Categorias' ] ],
		[ 'nl', [ 'Productnaam', 'Verkoopprijs', 'Voorraad', 'Categorie' ] ],
		[ 'pl', [ 'Nazwa produktu', 'Cena brutto (PLN)', 'Ilość', 'Kategoria' ] ],
		[ 'ja', [ '商品名', '販売価格（円）', '在庫数', 'カテゴリー' ] ],
		[ 'he', [ 'שם המוצר', 'מחיר (₪)', 'כמות במלאי', 'קטגוריה' ] ],
	] )( 'are known by their headings in %s', ( _, headings ) => {
		expect( guessTargets( headings ) ).toEqual( [ 'name', 'regular_price', 'stock', 'categories' ] );
	} );

	it( 'are taken by the heading that is spelled right', () => {
		expect( guessTargets( [ 'Beschreibun', 'Beschreibung', 'Lange', 'Länge (cm)', 'Loenge', 'Groesse' ] ) ).toEqual(
			[ '', 'description', 'length', '', '', '' ]
		);
		expect( guessTargets( [ 'Laenge', 'Hoehe' ] ) ).toEqual( [ 'length', 'height' ] );
	} );

	it( 'are named where the server speaks of a field', () => {
		const headings = [ 'Name', 'How many' ];
		expect( headingOf( 'stock_quantity', headings, [ 'name', 'stock' ] ) ).toBe( 'How many' );
		expect( headingOf( 'slug', headings, [ 'name', 'stock' ] ) ).toBe( '' );
	} );
} );

describe( 'a row', () => {
	it( 'becomes the fields of a product', async () => {
		const cells = [
			...[
				'7',
				'simple, virtual, downloadable',
				'M-1',
				'',
				"'=Mug",
				'1',
				'0',
				'visible',
				'',
				'Text',
				'',
				'2026-12-01',
			],
			...[ 'taxable', '', 'backorder', '5', '', 'notify', '1', '1.5', '10', '', '', '1', '', '', '$1,019.9' ],
			...[ 'Clothing > Shirts, A\\, B', 'red, blue', 'Fragile', 'https://a.example/m.jpg', '-1', '30', '', '' ],
			...[
				'M-2, id:9',
				'',
				'',
				'',
				'3',
				'',
				'Size',
				'S, M',
				'1',
				'1',
				'S',
				'Tyrol',
				'Manual',
				'https://a.example/m.pdf',
			],
		];
		const [ fields ] = await fieldsIn(
			`${ WOOCOMMERCE }\n${ cells.map( ( cell ) => `"${ cell }"` ).join( ',' ) }`
		);
		expect( fields ).toEqual( {
			id: 7,
			type: 'simple',
			virtual: true,
			downloadable: true,
			sku: 'M-1',
			name: '=Mug',
			status: 'publish',
			featured: false,
			catalog_visibility: 'visible',
			short_description: '',
			description: 'Text',
			date_on_sale_from: '',
			date_on_sale_to: '2026-12-01',
			tax_status: 'taxable',
			tax_class: '',
			stock_status: 'onbackorder',
			manage_stock: true,
			stock_quantity: 5,
			backorders: 'notify',
			sold_individually: true,
			weight: '1.5',
			dimensions: { length: '10', width: '', height: '' },
			reviews_allowed: true,
			purchase_note: '',
			sale_price: '',
			regular_price: '1019.9',
			categories: [ [ 'Clothing', 'Shirts' ], [ 'A, B' ] ],
			tags: [ 'red', 'blue' ],
			shipping_class: 'Fragile',
			images: [ 'https://a.example/m.jpg' ],
			download_limit: -1,
			download_expiry: 30,
			grouped_products: [],
			upsell_ids: [ 'M-2', 'id:9' ],
			cross_sell_ids: [],
			menu_order: 3,
			attributes: [ { name: 'Size', options: [ 'S', 'M' ], visible: true, global: true } ],
			default_attributes: [ { name: 'Size', option: 'S' } ],
			meta_data: [ { key: '_origin', value: 'Tyrol' } ],
			downloads: [ { name: 'Manual', file: 'https://a.example/m.pdf' } ],
		} );
	} );

	it( 'says nothing of what the file does not have, and hands on what can’t be read', async () => {
		expect( await fieldsIn( 'Name,Price,Published,Stock\nMug,12 apples,-1,\nBowl,,maybe,some' ) ).toEqual( [
			{ name: 'Mug', regular_price: '12 apples', status: 'draft' },
			{ name: 'Bowl', regular_price: '', status: 'maybe', manage_stock: true, stock_quantity: 'some' },
		] );
	} );

	it.each( [
		[ 'comma', [ '8,90', '1.234', '12,-' ], [ '8.9', '1234', '12' ] ],
		[ 'point', [ '8.90', '1,234', '1.234' ], [ '8.9', '1234', '1.234' ] ],
		[ 'both signs', [ '1.234,50 €', '€ 2.345', 'EUR 0,5' ], [ '1234.5', '2345', '0.5' ] ],
		[ 'several thousands', [ '1.234.567', '1.234', "1'000" ], [ '1234567', '1234', '1000' ] ],
		[ 'a mixture', [ '8,90', '8.50', '-3' ], [ '8.9', '8.5', '-3' ] ],
		[ 'what is none', [ 'twelve', '1,2,3', '1.23,4.5' ], [ 'twelve', '1,2,3', '1.23,4.5' ] ],
	] )( 'has prices with a %s', async ( _, cells, prices ) => {
		const fields = await fieldsIn( `Name;Price\n${ cells.map( ( cell ) => `Mug;${ cell }` ).join( '\n' ) }` );
		expect( fields.map( ( { regular_price: price } ) => price ) ).toEqual( prices );
	} );

	it( 'has numbers that another column explains, else those that the owner does', () => {
		const rows = [ [ '1.234', '3' ] ];
		const style = ( more: string, chosen: DecimalSign | null = null ) =>
			numberStyle( [ ...rows, [ '', more ] ], [ 'weight', 'regular_price' ], chosen );
		expect( style( '8,90' ) ).toEqual( {
			signs: new Map( [
				[ 'regular_price', ',' ],
				[ 'weight', ',' ],
			] ),
			unclear: null,
		} );
		expect( style( '' ) ).toEqual( { signs: new Map(), unclear: '1.234' } );
		expect( style( '', '.' ).signs.get( 'weight' ) ).toBe( '.' );
	} );

	it( 'without a number in stock leaves what is counted as it is; a variation may count with its product', async () => {
		expect( await fieldsIn( 'SKU,Stock\nM-1,\nM-2,parent' ) ).toEqual( [
			{ sku: 'M-1' },
			{ sku: 'M-2', manage_stock: false },
		] );
	} );

	it( 'of a product with variations tells in what they differ', async () => {
		const plan = await planOf(
			'Type,SKU,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)\nvariable,TEE,,Size,"S, M",Fabric,Wool\nvariation,TEE-S,tee,Size,S,,'
		);
		const index = await FileIndex.of( plan );
		const cells = index.cells( 2 );
		expect( fieldsOf( cells, index.variesIn( cells ) ) ).toMatchObject( {
			attributes: [
				{ name: 'Size', variation: true },
				{ name: 'Fabric', variation: false },
			],
		} );
		expect( [ index.products, index.variations ] ).toEqual( [ [ 2 ], [ 3 ] ] );
	} );

	it( 'that is the same product as another one is refused', async () => {
		const index = await FileIndex.of( await planOf( 'Name,SKU\nMug,M-1\n,\nBowl,m-1\nCup,' ) );
		expect( index.twinMessage( 4 ) ).toEqual( { row: 4, column: 'SKU', message: 'Row 2 is the same product.' } );
		expect( index.products ).toEqual( [ 2, 5 ] );
	} );
} );

describe( 'an import', () => {
	it( 'is called the same for the same file only', async () => {
		const name = async ( text: string ) => importName( await planOf( text ) );
		expect( await name( 'Name\nMug' ) ).toBe( await name( 'Name\nMug' ) );
		expect( await name( 'Name\nMug' ) ).not.toBe( await name( 'Name\nMuh' ) );
		expect( await name( 'Name,SKU\nMug,A' ) ).not.toBe( await name( 'Name,SKU\nMug,,A' ) );
		// Products without an SKU are found again when the owner corrects what the columns are.
		expect(
			importName( {
				...( await planOf( 'Name\nMug' ) ),
				targets: [ 'sku' ],
				existing: 'update',
				decimalSign: ',',
			} )
		).toBe( await name( 'Name\nMug' ) );
		expect( await name( 'Name\nMug' ) ).toMatch( /^[A-Za-z0-9-]{8,60}$/ );
	} );

	it.each( [
		[ 'UTF-8', 'utf-8', 'Name;Preis\r\nMöwe;8,9x', '\uFEFFName;Preis;Reason\r\nMöwe;8,9x;No – €' ],
		[
			'Windows’s encoding',
			'windows-1252',
			'Name\tPreis\nMöwe\t8,9x',
			'Name\tPreis\tReason\r\nMöwe\t8,9x\tNo – €',
		],
		[ 'UTF-16', 'utf-16le', 'Name\tPreis\nMöwe\t8,9x', '\uFEFFName\tPreis\tReason\r\nMöwe\t8,9x\tNo – €' ],
	] as const )(
		'gives rows back as they came: in %s, with separators and decimals of the file',
		async ( _, encoding, source, back ) => {
			const written = encode( source, encoding );
			const plan = await planOf( written );
			expect( plan.sheet.encoding ).toBe( encoding );
			const text = encode( badRows( plan, [ { row: 2, column: '', message: 'No – €' } ] ), plan.sheet.encoding );
			const bytes = typeof text === 'string' ? new TextEncoder().encode( text ) : ( text as Uint8Array );
			// Node reads Windows-1252 as ISO-8859-1, browsers do not: 0x96 is “–”, 0x80 “€”.
			const read = new TextDecoder( encoding, { ignoreBOM: true } ).decode( bytes );
			expect( read.replace( '\u0096', '–' ).replace( '\u0080', '€' ) ).toBe( back );
		}
	);

	it( 'gives back the rows that failed, with the reason and without formulas', async () => {
		const plan = await planOf( 'Name,Price\n"=HYPERLINK(""x"")",-5\nMug,5\n"+1, or so"' );
		const text = badRows( plan, [
			{ row: 2, column: 'Price', message: 'Too low.' },
			{ row: 2, column: '', message: '@Odd' },
			{ row: 4, column: '', message: 'No.' },
		] );
		expect( text.split( '\r\n' ) ).toEqual( [
			'Name,Price,Reason',
			`"'=HYPERLINK(""x"")",-5,Price: Too low. · @Odd`,
			`"'+1, or so",,No.`,
		] );
		// It can be imported again.
		const [ again ] = await fieldsIn( text );
		expect( again ).toMatchObject( { name: '=HYPERLINK("x")' } );
	} );
} );
