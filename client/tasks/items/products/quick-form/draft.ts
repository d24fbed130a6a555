/** A product as it is typed into the quick form: what is wrong with it, and how it is sent. */
import { __, sprintf } from '@wordpress/i18n';

import { compareAmounts, formatAmount, parseAmount, readAmount } from '../../../../shared/format/money';
import { ambiguousText, parseWhole } from '../../../../shared/format/number-texts';
import type { Picture } from '../../../../shared/media-library';

/** The kinds that the form can make. */
export const OWN_KINDS = [ 'physical', 'virtual', 'downloads', 'variable' ] as const;
export type OwnKind = ( typeof OWN_KINDS )[ number ];

export interface Draft {
	name: string;
	price: string;
	sku: string;
	description: string;
	category: string;
	image: string;
	/** One of the media library. */
	picture: Picture | null;
	tracksStock: boolean;
	stock: string;
	fileName: string;
	file: string;
	/** Attribute by which the variations differ. */
	attribute: string;
	/** How they differ, separated by commas. */
	options: string;
}

export const EMPTY: Draft = {
	name: '',
	price: '',
	sku: '',
	description: '',
	category: '',
	image: '',
	picture: null,
	tracksStock: false,
	stock: '',
	fileName: '',
	file: '',
	attribute: '',
	options: '',
};

/** Whether two drafts say the same. */
export const isSameDraft = ( one: Draft, other: Draft ): boolean =>
	( Object.keys( EMPTY ) as Array< keyof Draft > ).every( ( field ) => one[ field ] === other[ field ] );

export type Errors = { [ Field in keyof Draft ]?: string | undefined };

/** Most variations that the server makes at once. */
const MAX_OPTIONS = 100;

export const isOwnKind = ( kind: string ): kind is OwnKind => ( OWN_KINDS as readonly string[] ).includes( kind );

/** The options of a draft, each once. */
export const optionsOf = ( draft: Draft ): string[] => [
	...new Set(
		draft.options
			.split( /[,،、]/ )
			.map( ( option ) => option.trim() )
			.filter( Boolean )
	),
];

const isWebAddress = ( text: string ): boolean => /^https?:\/\/./i.test( text.trim() ) && URL.canParse( text.trim() );

function priceError( price: string ): string | undefined {
	const reading = readAmount( price );
	if ( reading.kind === 'ambiguous' ) {
		return ambiguousText( price );
	}
	if ( reading.kind === 'invalid' ) {
		/* translators: %s: an amount such as 19.99. */
		return sprintf( __( 'Please enter a price, such as %s', 'storewright' ), formatAmount( '19.99' ) );
	}
	return compareAmounts( reading.value, '0' ) < 0 ? __( 'Enter a price of zero or more', 'storewright' ) : undefined;
}

function optionsError( draft: Draft ): string | undefined {
	const { length } = optionsOf( draft );
	if ( length === 0 ) {
		return __( 'Please enter at least one option', 'storewright' );
	}
	return length > MAX_OPTIONS
		? /* translators: %d: number of choices. */
			sprintf( __( 'Please enter at most %d options', 'storewright' ), MAX_OPTIONS )
		: undefined;
}

/**
 * Returns the errors of a draft.
 *
 * @param draft As it was typed.
 * @param kind  What the product is to be.
 * @return By field; empty if nothing is.
 */
export function errorsOf( draft: Draft, kind: OwnKind ): Errors {
	const address = __( 'Please enter an address that begins with https://', 'storewright' );
	const found: Errors = {
		name: draft.name.trim() === '' ? __( 'Please enter a name', 'storewright' ) : undefined,
		price: priceError( draft.price ),
		image: draft.image.trim() !== '' && ! isWebAddress( draft.image ) ? address : undefined,
		stock:
			kind === 'physical' && draft.tracksStock && parseWhole( draft.stock ) === null
				? __( 'Please enter a whole number', 'storewright' )
				: undefined,
		file: kind === 'downloads' && ! isWebAddress( draft.file ) ? address : undefined,
		attribute:
			kind === 'variable' && draft.attribute.trim() === ''
				? __( 'Please enter an option name, such as Size', 'storewright' )
				: undefined,
		options: kind === 'variable' ? optionsError( draft ) : undefined,
	};
	return Object.fromEntries( Object.entries( found ).filter( ( [ , error ] ) => error !== undefined ) );
}

/** The price of a draft without errors, as a decimal string. */
export const priceOf = ( draft: Draft ): string => parseAmount( draft.price ) ?? '';

function fieldsOfKind( draft: Draft, kind: OwnKind ): Record< string, unknown > {
	const regular_price = priceOf( draft );
	switch ( kind ) {
		case 'physical':
			return {
				regular_price,
				...( draft.tracksStock && { manage_stock: true, stock_quantity: Number( parseWhole( draft.stock ) ) } ),
			};
		case 'virtual':
			return { regular_price, virtual: true };
		case 'downloads':
			return {
				regular_price,
				virtual: true,
				downloadable: true,
				downloads: [ { name: draft.fileName.trim(), file: draft.file.trim() } ],
			};
		case 'variable':
			// Not for sale before it has its variations.
			return {
				status: 'draft',
				attributes: [
					{ name: draft.attribute.trim(), visible: true, variation: true, options: optionsOf( draft ) },
				],
			};
	}
}

function imagesOf( { picture, image }: Draft ): Record< string, unknown > {
	if ( picture ) {
		return { images: [ { id: picture.id, alt: picture.alt.trim() } ] };
	}
	return image.trim() === '' ? {} : { images: [ { src: image.trim() } ] };
}

/**
 * A draft without errors as `wc/v3/products` takes it.
 *
 * @param draft    As it was typed.
 * @param kind     What the product is to be.
 * @param category Id of its category, null for none.
 */
export function bodyOf( draft: Draft, kind: OwnKind, category: number | null ): Record< string, unknown > {
	return {
		name: draft.name.trim(),
		type: kind === 'variable' ? 'variable' : 'simple',
		status: 'publish',
		...( draft.sku.trim() !== '' && { sku: draft.sku.trim() } ),
		...( draft.description.trim() !== '' && { description: draft.description.trim() } ),
		...( category !== null && { categories: [ { id: category } ] } ),
		...imagesOf( draft ),
		...fieldsOfKind( draft, kind ),
	};
}
