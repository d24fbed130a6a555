import { __, _x, sprintf } from '@wordpress/i18n';

import {
	amountOf,
	isFree,
	rateOf,
	suggestedRate,
	type Rate,
	type RateChange,
	type RateConflict,
	type Zone,
} from '../zones';
import type { FieldErrors } from '../../../../shared/ui/save-form/types';
import { formatAmount, formatMoney, parseAmount, readAmount, roundAmount } from '../../../../shared/format/money';
import { ambiguousText } from '../../../../shared/format/number-texts';

/** More characters than any amount has. */
const MAX_LENGTH = 20;

/** A zone in the form. */
export interface Row {
	/** Null for the zone of the store's country, which is yet to be made. */
	zoneId: number | null;
	name: string;
	/** Whether it's the rest of the world. */
	toggleable: boolean;
	/** Whether the zone can do without a cost of this form: the world, and zones that have other ways of shipping only. */
	isOptional: boolean;
	/** Whether the zone has or gets a cost of this form. */
	isEnabled: boolean;
	/** The cost as it is typed. */
	text: string;
	error?: string;
	/** The text that the form began with. */
	firstText: string;
	/** The rate that the owner saw. */
	expected: Rate;
}

/** A rate as a field shows it: an amount as the shop writes it, sums with placeholders as they are. */
const inField = ( rate: string ): string => {
	const amount = amountOf( rate );
	return amount === null ? rate : formatAmount( amount );
};

const rowOf = ( zone: Zone ): Row => {
	const expected = rateOf( zone );
	const text = inField( suggestedRate( zone ) );
	const isOptional = zone.toggleable || ( expected === null && zone.methods.length > 0 );
	return {
		zoneId: zone.id,
		name: zone.name,
		toggleable: zone.toggleable,
		isOptional,
		isEnabled: ! isOptional || expected !== null,
		text,
		firstText: text,
		expected,
	};
};

/**
 * The form's rows: the zones of the store's country, one to be made if there is none, and the rest of the world.
 *
 * @param zones       The zones there are.
 * @param countryName Name of the store's country.
 */
export function rowsOf( zones: readonly Zone[], countryName: string ): Row[] {
	const rows = zones.map( rowOf );
	if ( rows.some( ( { toggleable } ) => ! toggleable ) ) {
		return rows;
	}
	const text = inField( '0' );
	const own = {
		zoneId: null,
		name: countryName,
		toggleable: false,
		isOptional: false,
		isEnabled: true,
		text,
		firstText: text,
		expected: null,
	};
	return [ own, ...rows ];
}

/** Whether a row has the sum with placeholders that its zone had from the start. */
const isKnownSum = ( { text, firstText }: Row ): boolean => text === firstText && parseAmount( text ) === null;

/** A row whose text is as the shop writes amounts, with what is wrong with it. Nothing typed is 0. */
export function checked( { error: _, ...row }: Row ): Row {
	if ( isKnownSum( row ) || ( row.text === row.firstText && row.expected !== null ) ) {
		return row;
	}
	const text = row.text.trim() === '' ? '0' : row.text;
	const reading = readAmount( text );
	if ( reading.kind === 'ambiguous' ) {
		return { ...row, error: ambiguousText( text ) };
	}
	const amount = reading.kind === 'number' ? reading.value : null;
	if ( amount === null || amount.length > MAX_LENGTH ) {
		/* translators: %s: an amount as the shop writes it, such as 5.00. */
		return { ...row, error: sprintf( __( 'Please enter an amount such as %s', 'storewright' ), inField( '5' ) ) };
	}
	return amount.startsWith( '-' ) && ! isFree( amount )
		? { ...row, error: __( 'Shipping rates can not be negative numbers.', 'storewright' ) }
		: { ...row, text: formatAmount( amount ) };
}

/** Returns the errors of rows that are to be saved, by name of the zone. */
export const errorsOf = ( rows: readonly Row[] ): FieldErrors =>
	Object.fromEntries(
		rows.flatMap( ( { name, error, isEnabled } ) =>
			isEnabled && error !== undefined ? [ [ name, error ] ] : []
		)
	);

/** The rate that a row without errors stands for. */
export function rateIn( row: Row ): Rate {
	const { isEnabled, text, firstText, expected } = row;
	if ( ! isEnabled ) {
		return null;
	}
	if ( text === firstText && expected !== null ) {
		return expected;
	}
	return isKnownSum( row ) ? text : roundAmount( parseAmount( text ) ?? '0' );
}

/** Returns the changes to save of rows without errors. */
export const changesOf = ( rows: readonly Row[] ): RateChange[] =>
	rows.map( ( row ) => ( {
		zoneId: row.zoneId,
		name: row.name,
		toggleable: row.toggleable,
		rate: rateIn( row ),
		expected: row.expected,
	} ) );

/** Whether the owner changed a row. */
export const isChanged = ( { text, firstText, isEnabled, isOptional, expected }: Row ): boolean =>
	text !== firstText || ( isOptional && isEnabled !== ( expected !== null ) );

/** A rate in words. */
export function rateText( rate: Rate ): string {
	if ( rate === null ) {
		return _x( 'no shipping', 'cost of shipping', 'storewright' );
	}
	const amount = amountOf( rate );
	if ( amount === null ) {
		return rate;
	}
	return isFree( rate ) ? _x( 'free', 'cost of shipping', 'storewright' ) : formatMoney( amount );
}

const conflictOf = ( row: Row, conflicts: readonly RateConflict[] ) =>
	conflicts.find( ( { zoneId } ) => zoneId === row.zoneId );

/** Rows that know what somebody else saved, and take it over or leave theirs as they are. */
export const withTheirs = ( rows: readonly Row[], conflicts: readonly RateConflict[], takeOver: boolean ): Row[] =>
	rows.map( ( row ) => {
		const conflict = conflictOf( row, conflicts );
		if ( ! conflict ) {
			return row;
		}
		const { theirs } = conflict;
		const firstText = theirs === null ? row.firstText : inField( theirs );
		const known = { ...row, expected: theirs, firstText };
		return takeOver ? { ...known, text: firstText, isEnabled: ! row.isOptional || theirs !== null } : known;
	} );

/** Rows with what the owner has typed since others were saved. */
export const withSaved = ( rows: readonly Row[], saved: readonly Row[] ): Row[] =>
	rows.map( ( row, index ) => {
		const was = saved[ index ];
		return was ? { ...row, expected: rateIn( was ), firstText: was.text } : row;
	} );

/** Rows as the owner left them; zones that are new since are as they are, those that are gone are left out. */
export const withKept = ( rows: readonly Row[], kept: readonly Row[] ): Row[] =>
	rows.map( ( row ) => {
		const was = kept.find( ( { zoneId } ) => zoneId === row.zoneId );
		return was ? { ...was, name: row.name } : row;
	} );
