import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../../../../shared/data/page-data';
import { readNumber } from '../../../../shared/format/typed-number';
import type { Outcome, RateInput, StoredRate } from './rates-api';

/** A rate as its fields have it. */
export interface Fields {
	/** Code of the state; '' for the whole country. */
	state: string;
	/** With semicolons in between; '' for all. */
	postcodes: string;
	cities: string;
	/** Percentage, with the shop's decimal separator. */
	rate: string;
	name: string;
	priority: string;
	compound: boolean;
	shipping: boolean;
}

export type Field = keyof Fields;

/** Errors by field; `row` is the error of the whole. */
export type RowErrors = Readonly< Partial< Record< Field | 'row', string > > >;

/** A rate in the table. */
export interface Row {
	/** Stays the same while the row is shown. */
	key: string;
	/** Null for one that is yet to be made. */
	id: number | null;
	/** Its stored place among the rates; null for one that is yet to be made. */
	order: number | null;
	fields: Fields;
	/** The stored rate, as far as the owner saw it. */
	stored: Fields | null;
	errors: RowErrors;
}

/** Decimals of a percentage, and the greatest there is. */
const DECIMALS = 4;
const MAX_PERCENT = 999.9999;

const NEW: Fields = {
	state: '',
	postcodes: '',
	cities: '',
	rate: '',
	name: '',
	priority: '1',
	compound: false,
	shipping: true,
};

const FIELD_NAMES = Object.keys( NEW ) as Field[];

/** Names of the fields in the server's errors. */
const PARAMS: Readonly< Record< string, Field > > = {
	state: 'state',
	postcode: 'postcodes',
	postcodes: 'postcodes',
	city: 'cities',
	cities: 'cities',
	rate: 'rate',
	name: 'name',
	priority: 'priority',
	compound: 'compound',
	shipping: 'shipping',
};

let count = 0;

/** A row for a rate that is yet to be made. */
export const newRow = (): Row => ( {
	key: `new-${ ++count }`,
	id: null,
	order: null,
	fields: NEW,
	stored: null,
	errors: {},
} );

/**
 * A percentage as the owner reads and types it.
 *
 * @param percent With a point, and up to four decimals.
 */
export const percentText = ( percent: string ): string => {
	const plain = percent.includes( '.' ) ? percent.replace( /\.?0+$/, '' ) : percent;
	return plain.replace( '.', getPageData().currency.decimalSeparator );
};

/**
 * A percentage as the server takes it, null where the text is none.
 *
 * @param text As typed, with a point or a comma.
 */
export const parsePercent = ( text: string ): string | null => {
	const shop = getPageData().currency;
	const reading = readNumber( text.trim().replace( /\s*%$/, '' ), { shop, decimals: DECIMALS, max: MAX_PERCENT } );
	return reading.kind === 'number' && /^\d{1,3}(\.\d{1,4})?$/.test( reading.value ) ? reading.value : null;
};

/**
 * The fields of a stored rate.
 *
 * @param rate As the server has it.
 */
export const fieldsOf = ( rate: StoredRate ): Fields => ( {
	state: rate.state,
	postcodes: rate.postcodes.join( '; ' ),
	cities: rate.cities.join( '; ' ),
	rate: percentText( rate.rate ),
	name: rate.name,
	priority: String( rate.priority ),
	compound: rate.compound,
	shipping: rate.shipping,
} );

/**
 * The row of a stored rate.
 *
 * @param rate As the server has it.
 */
export const rowOf = ( rate: StoredRate ): Row => {
	const fields = fieldsOf( rate );
	return { key: `rate-${ rate.id }`, id: rate.id, order: rate.order, fields, stored: fields, errors: {} };
};

/** The fields in which two rates differ. */
export const differing = ( one: Fields, other: Fields ): Field[] =>
	FIELD_NAMES.filter( ( name ) => one[ name ] !== other[ name ] );

/** Whether nothing was typed into a new row. */
export const isBlank = ( { id, fields }: Row ): boolean => id === null && differing( fields, NEW ).length === 0;

/** Whether the owner changed a row. */
export const isChanged = ( row: Row ): boolean =>
	row.stored === null ? ! isBlank( row ) : differing( row.fields, row.stored ).length > 0;

/** A row with what is wrong with it, as far as that can be said here. */
export function checked( row: Row ): Row {
	if ( ! isChanged( row ) && row.stored !== null ) {
		return { ...row, errors: {} };
	}
	const { rate, name, priority } = row.fields;
	const errors: Partial< Record< Field, string > > = {};
	if ( parsePercent( rate ) === null ) {
		errors.rate = __( 'Enter a number', 'storewright' );
	}
	if ( name.trim() === '' ) {
		errors.name = __( 'Enter a name', 'storewright' );
	}
	if ( ! /^\d{1,9}$/.test( priority.trim() ) ) {
		errors.priority = __( 'Enter a whole number', 'storewright' );
	}
	return { ...row, errors };
}

const placesOf = ( { state, postcodes, cities, priority }: Fields ): string => {
	const sorted = ( text: string ) => listed( text.toUpperCase() ).sort();
	return JSON.stringify( [ state.toUpperCase(), sorted( postcodes ), sorted( cities ), Number( priority ) ] );
};

/**
 * Rows with an error where a changed one is of the same places and priority as another: only one of both would ever apply.
 *
 * @param rows Those that are to be saved.
 */
export const withCompetitors = ( rows: readonly Row[] ): Row[] =>
	rows.map( ( row, at ) => {
		const isRefused = ( other: Row, otherAt: number ) =>
			other !== row &&
			placesOf( other.fields ) === placesOf( row.fields ) &&
			( ! isChanged( other ) || otherAt < at );
		const other = isChanged( row ) ? rows.find( isRefused ) : undefined;
		return hasErrors( row ) || other === undefined
			? row
			: { ...row, errors: { row: competitorText( other.fields ) } };
	} );

const competitorText = ( { name, rate, priority }: Fields ): string =>
	sprintf(
		/* translators: 1: name and percentage of a tax rate, 2: priority of the rate. */
		__(
			'There is already the rate “%1$s” for the same place with priority %2$s. Remove one of them, or choose another priority.',
			'storewright'
		),
		`${ name.trim() } ${ rate.trim() } %`,
		priority.trim()
	);

/** Whether something is wrong with a row. */
export const hasErrors = ( { errors }: Row ): boolean => Object.keys( errors ).length > 0;

const listed = ( text: string ): string[] =>
	text
		.split( ';' )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );

const inputOf = ( fields: Fields ): Required< Omit< RateInput, 'country' | 'order' > > => ( {
	state: fields.state,
	postcodes: listed( fields.postcodes ),
	cities: listed( fields.cities ),
	rate: parsePercent( fields.rate ) ?? '',
	name: fields.name.trim(),
	priority: Number( fields.priority ),
	compound: fields.compound,
	shipping: fields.shipping,
} );

/**
 * Returns what to send of a row without errors: all of a new one, the changed fields of another.
 *
 * @param row     The row.
 * @param country The store's.
 */
export function changeOf( row: Row, country: string ): RateInput {
	const input = inputOf( row.fields );
	if ( row.stored === null ) {
		return { country, ...input };
	}
	return Object.fromEntries( differing( row.fields, row.stored ).map( ( name ) => [ name, input[ name ] ] ) );
}

/**
 * A row after its change was sent.
 *
 * @param row     As it is by now.
 * @param sent    As it was sent.
 * @param outcome What came of it.
 */
export function withOutcome( row: Row, sent: Row, outcome: Outcome ): Row {
	if ( ! ( 'error' in outcome ) ) {
		const stored = fieldsOf( outcome );
		// What was typed meanwhile stays.
		const isOver = differing( row.fields, sent.fields ).length === 0;
		return {
			...row,
			id: outcome.id,
			order: outcome.order,
			stored,
			fields: isOver ? stored : row.fields,
			errors: {},
		};
	}
	const { message, data } = outcome.error;
	const errors: Partial< Record< Field | 'row', string > > = {};
	for ( const [ param, reason ] of Object.entries( data?.params ?? {} ) ) {
		const field = PARAMS[ param ];
		if ( field && typeof reason === 'string' ) {
			errors[ field ] = reason;
		}
	}
	return { ...row, errors: Object.keys( errors ).length > 0 ? errors : { row: message } };
}

/** A rate in a line, for those who have to choose between two. */
export const rowText = ( { state, postcodes, cities, rate, name }: Fields ): string =>
	[ `${ name } ${ rate } %`, state, postcodes, cities ].filter( ( part ) => part !== '' ).join( ', ' );
