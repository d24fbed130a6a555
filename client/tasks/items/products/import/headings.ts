/** Headings of columns that stores and spreadsheets use, in the ten most common languages of shops. */
/** Words by product field, separated by |, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Japanese and Hebrew. */
const WORDS: Readonly< Record< string, string > > = {
	name: 'title|product|product name|item|item name|bezeichnung|artikel|artikelname|artikelbezeichnung|produkt|produktname|produktbezeichnung|titel|nom|nom du produit|designation|libelle|intitule|titre|nombre|nombre del producto|producto|titulo|nome|nome prodotto|nome del prodotto|prodotto|titolo|nome do produto|produto|naam|productnaam|artikelnaam|nazwa|nazwa produktu|produkt nazwa|商品名|品名|名前|名称|製品名|שם|שם מוצר|שם המוצר|כותרת',
	sku: 'article number|item number|product code|code|reference number|part number|artikelnummer|artikelnr|artikel nr|art nr|artnr|bestellnummer|produktnummer|referenz|ref|reference|reference produit|code article|code produit|referencia|codigo|codigo de producto|codigo articulo|codice|codice articolo|codice prodotto|riferimento|codigo do produto|referentie|artikelcode|productcode|kod|kod produktu|numer artykulu|indeks|symbol|商品コード|品番|型番|商品番号|מקט|מק ט|קוד מוצר|קוד',
	regular_price:
		'price|unit price|sales price|retail price|list price|rrp|msrp|preis|verkaufspreis|vk|vk preis|vk brutto|bruttopreis|preis brutto|einzelpreis|normalpreis|regularer preis|ladenpreis|prix|prix de vente|prix unitaire|prix ttc|prix regulier|prix normal|tarif|precio|precio normal|precio de venta|precio unitario|precio regular|pvp|prezzo|prezzo di vendita|prezzo unitario|prezzo di listino|preco|preco normal|preco de venda|preco unitario|prijs|verkoopprijs|stukprijs|normale prijs|cena|cena brutto|cena sprzedazy|cena regularna|価格|販売価格|通常価格|値段|単価|定価|מחיר|מחיר רגיל|מחיר מכירה|מחיר ליחידה',
	sale_price:
		'special price|discount price|offer price|promotional price|angebotspreis|aktionspreis|sonderpreis|reduzierter preis|prix promo|prix promotionnel|prix solde|prix reduit|prix en promotion|precio rebajado|precio de oferta|precio oferta|oferta|prezzo scontato|prezzo in offerta|prezzo offerta|preco promocional|preco de oferta|actieprijs|aanbiedingsprijs|aanbieding|cena promocyjna|cena wyprzedazy|セール価格|特価|割引価格|מחיר מבצע',
	stock: 'quantity|qty|stock quantity|inventory|in stock quantity|available quantity|bestand|lagerbestand|lager|menge|anzahl|stuckzahl|quantite|quantite en stock|inventaire|cantidad|existencias|inventario|stock disponible|quantita|giacenza|scorte|magazzino|quantidade|estoque|quantidade em estoque|voorraad|aantal|hoeveelheid|ilosc|stan magazynowy|zapas|magazyn|在庫|在庫数|数量|מלאי|כמות|כמות במלאי',
	in_stock:
		'stock status|availability|lagerstatus|verfugbarkeit|vorratig|auf lager|en stock|disponibilite|disponibilidad|en existencia|disponibilita|disponibile|em estoque|disponibilidade|op voorraad|beschikbaarheid|dostepnosc|w magazynie|在庫状況|במלאי|זמינות',
	description:
		'long description|details|beschreibung|produktbeschreibung|artikelbeschreibung|langbeschreibung|langtext|description longue|descripcion|descripcion larga|descrizione|descrizione lunga|descricao|descricao longa|beschrijving|omschrijving|productbeschrijving|opis|opis produktu|dlugi opis|説明|商品説明|詳細|תיאור|תיאור מלא|תיאור מוצר',
	short_description:
		'summary|excerpt|kurzbeschreibung|kurztext|zusammenfassung|description courte|resume|descripcion corta|resumen|descrizione breve|riassunto|descricao curta|resumo|korte beschrijving|samenvatting|krotki opis|簡単な説明|短い説明|概要|תיאור קצר',
	categories:
		'category|product category|product group|kategorie|kategorien|produktkategorie|warengruppe|rubrik|categorie|catégories|categorie de produit|categoria|categorias|categorie prodotto|reparto|productcategorie|productgroep|kategoria|kategorie produktu|カテゴリ|カテゴリー|分類|קטגוריה|קטגוריות|מחלקה',
	tags: 'tag|keywords|schlagwort|schlagworte|schlagworter|stichworte|stichworter|etiquette|etiquettes|mots cles|etiqueta|etiquetas|palabras clave|etichetta|etichette|parole chiave|palavras chave|trefwoorden|labels|tagi|znaczniki|slowa kluczowe|タグ|キーワード|תגית|תגיות',
	images: 'image|picture|pictures|photo|photos|image url|bild|bilder|produktbild|produktbilder|foto|fotos|bild url|image produit|imagen|imagenes|immagine|immagini|imagem|imagens|afbeelding|afbeeldingen|zdjecie|zdjecia|obraz|obrazy|画像|写真|商品画像|תמונה|תמונות',
	brands: 'brand|manufacturer|vendor|marke|marken|hersteller|marque|marques|fabricant|marca|marcas|fabricante|marche|produttore|merk|merken|fabrikant|marka|producent|ブランド|メーカー|מותג|יצרן',
	weight: 'gewicht|poids|peso|waga|重量|重さ|משקל',
	length: 'lange|longueur|longitud|largo|lunghezza|comprimento|lengte|dlugosc|長さ|אורך',
	width: 'breite|largeur|ancho|anchura|larghezza|largura|breedte|szerokosc|幅|רוחב',
	height: 'hohe|hauteur|alto|altura|altezza|hoogte|wysokosc|高さ|גובה',
	type: 'product type|produkttyp|artikeltyp|typ|type de produit|tipo|tipo de producto|tipo di prodotto|tipo de produto|producttype|typ produktu|種類|商品タイプ|סוג|סוג מוצר',
	id: 'product id|produkt id|artikel id|id produit|id producto|id prodotto|id do produto|product id nummer|id produktu|商品id|מזהה',
	parent: 'parent sku|parent product|ubergeordnet|ubergeordnetes produkt|elternartikel|vaterartikel|produit parent|superior|producto superior|genitore|prodotto genitore|ascendente|produto ascendente|hoofdproduct|produkt nadrzedny|親商品|מוצר אב',
	global_unique_id:
		'gtin|ean|upc|isbn|barcode|gtin ean|ean code|ean gtin|strichcode|ean nummer|code barres|code barre|codigo de barras|codice a barre|streepjescode|kod kreskowy|kod ean|jan|janコード|バーコード|ברקוד',
	published:
		'status|visible|active|veroffentlicht|aktiv|sichtbar|online|publie|statut|actif|publicado|estado|activo|pubblicato|stato|attivo|ativo|gepubliceerd|actief|opublikowany|aktywny|公開|公開状態|מפורסם|סטטוס',
	featured:
		'featured|empfohlen|hervorgehoben|mis en avant|destacado|in evidenza|destaque|uitgelicht|wyrozniony|おすすめ|מומלץ',
	tax_class:
		'steuerklasse|steuersatz|mwst|mwst satz|ust|classe de tva|tva|taux de tva|classe de taxe|clase de impuesto|iva|classe di imposta|aliquota iva|classe de imposto|btw|btw tarief|belastingklasse|klasa podatku|vat|stawka vat|税クラス|סוג מס',
	tax_status:
		'steuerstatus|statut fiscal|estado del impuesto|stato fiscale|status do imposto|belastingstatus|status podatku|税ステータス|סטטוס מס',
	shipping_class:
		'versandklasse|classe de livraison|classe d expedition|clase de envio|classe di spedizione|classe de entrega|verzendklasse|klasa wysylkowa|配送クラス|סוג משלוח',
	low_stock:
		'low stock|minimum stock|mindestbestand|meldebestand|stock minimum|stock minimo|scorta minima|estoque minimo|minimumvoorraad|minimalny stan|最低在庫|מלאי מינימום',
	external_url: 'product url|externe url|url externe|url externa|url esterno|外部url|כתובת חיצונית',
	position: 'sort order|menu order|reihenfolge|sortierung|ordre|orden|ordine|ordem|volgorde|kolejnosc|並び順|סדר',
};

/** Units, currencies and remarks that say nothing of what a column is. */
const ASIDE =
	/[(（[].*?[)）\]]|\b(?:eur|euro|usd|gbp|chf|pln|jpy|brl|ils|kg|g|lbs?|oz|mm|cm|inkl|incl)\b|zł|\p{Sc}|\bin\s*$/gu;

/** Letters whose accent is a stroke, and those that are spelled out. */
const SPELLED: Readonly< Record< string, string > > = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' };

/**
 * Returns a heading without what differs from shop to shop: case, accents, spaces, signs, units and currencies.
 *
 * @param heading
 */
export function plainHeading( heading: string ): string {
	const letters = heading
		.normalize( 'NFKD' )
		.replaceAll( /\p{M}/gu, '' )
		.toLowerCase()
		.replaceAll( /[ßłøæœ]/g, ( letter ) => SPELLED[ letter ] ?? letter );
	const spaced = ( text: string ) => text.replaceAll( /[^\p{L}\p{N}]+/gu, ' ' ).trim();
	return spaced( letters.replaceAll( ASIDE, ' ' ).trim().replaceAll( ASIDE, ' ' ) ) || spaced( letters );
}

/** German and others: ä is written ae where there is no ä. */
const withoutDigraphs = ( text: string ): string => text.replaceAll( /([aou])e/g, '$1' );

/** Every word that is known, in the form of plainHeading(). */
export const headingWords = (): Map< string, string > =>
	new Map(
		Object.entries( WORDS ).flatMap( ( [ target, words ] ) =>
			words.split( '|' ).map( ( word ) => [ plainHeading( word ), target ] as const )
		)
	);

/** How many letters have to be added, left out, changed or swapped; more than `most` is not counted. */
function distance( one: string, other: string, most: number ): number {
	if ( Math.abs( one.length - other.length ) > most ) {
		return most + 1;
	}
	let before: number[] = [];
	let last = Array.from( { length: other.length + 1 }, ( _, index ) => index );
	for ( let i = 1; i <= one.length; i++ ) {
		const row = [ i ];
		for ( let j = 1; j <= other.length; j++ ) {
			const isSame = one[ i - 1 ] === other[ j - 1 ];
			let least = Math.min( last[ j ]! + 1, row[ j - 1 ]! + 1, last[ j - 1 ]! + ( isSame ? 0 : 1 ) );
			if ( i > 1 && j > 1 && one[ i - 1 ] === other[ j - 2 ] && one[ i - 2 ] === other[ j - 1 ] ) {
				least = Math.min( least, before[ j - 2 ]! + 1 );
			}
			row.push( least );
		}
		before = last;
		last = row;
	}
	return last[ other.length ] ?? 0;
}

/** Short words are too much alike. */
const mistakes = ( length: number ): number => [ 5, 9 ].filter( ( least ) => length >= least ).length;

/**
 * Returns the field of the word that a heading is spelled like; '' where there is none, or fields are equally near.
 *
 * @param heading In the form of plainHeading().
 * @param known   Words and their fields.
 */
export function nearest( heading: string, known: ReadonlyMap< string, string > ): string {
	const most = mistakes( heading.length );
	let least = most + 1;
	let found = new Set< string >();
	const bare = withoutDigraphs( heading );
	known.forEach( ( target, word ) => {
		const off = bare === withoutDigraphs( word ) ? 0 : distance( heading, word, most );
		if ( off < least ) {
			least = off;
			found = new Set();
		}
		if ( off === least && off <= most ) {
			found.add( target );
		}
	} );
	const [ only, other ] = [ ...found ];
	return other === undefined ? ( only ?? '' ) : '';
}
