/** Filters that are being made: what is typed is checked once they are applied. */
import { __ } from '@wordpress/i18n';

import { compareAmounts, parseAmount, readAmount } from '../../shared/format/money';
import { isDay } from '../period/dates';
import { takes, type ActiveFilter } from './address';
import type { AdvancedFilter, Rule } from './types';

/** A filter that is being made. */
export interface Draft extends ActiveFilter {
	/** Tells drafts apart. */
	key: number;
	isNew: boolean;
}

let made = 0;

/** A draft of a filter, with the first of its rules that no other draft has; null where there is none. */
export function draftOf( filter: AdvancedFilter, others: readonly Draft[] ): Draft | null {
	const rule = freeRules( filter, others )[ 0 ];
	const values = filter.control.type === 'select' ? filter.control.options.slice( 0, 1 ) : [];
	return rule === undefined
		? null
		: { key: made++, isNew: true, id: filter.id, param: rule.param, values: values.map( ( { value } ) => value ) };
}

/** Drafts of filters that the address has. */
export const draftsOf = ( active: readonly ActiveFilter[] ): readonly Draft[] =>
	active.map( ( one ) => ( { ...one, key: made++, isNew: false } ) );

/** The rules of a filter that no other draft has. */
export const freeRules = ( { rules }: AdvancedFilter, others: readonly Draft[] ): readonly Rule[] =>
	rules.filter( ( { param } ) => ! others.some( ( other ) => other.param === param ) );

/** What was typed, as the address has it; null where it is no such value. */
function readTyped( type: 'number' | 'money' | 'date', text: string ): string | null {
	const typed = text.trim();
	switch ( type ) {
		case 'number':
			return /^\d{1,9}$/.test( typed ) ? typed : null;
		case 'money':
			return readAmount( typed ).kind === 'ambiguous' ? null : parseAmount( typed );
		case 'date':
			return isDay( typed ) ? typed : null;
	}
}

/** Reads the values of a draft: those of the address, or what is wrong with which of them. */
export function readDraft(
	{ values }: Draft,
	{ control }: AdvancedFilter,
	{ isRange = false }: Rule
): { values: readonly string[] } | { error: string; at: number } {
	if ( control.type === 'select' || control.type === 'options' || control.type === 'search' ) {
		return values.length > 0 ? { values } : { error: __( 'Choose at least one.', 'storewright' ), at: 0 };
	}
	const { type } = control;
	const read = ( isRange ? [ values[ 0 ] ?? '', values[ 1 ] ?? '' ] : [ values[ 0 ] ?? '' ] ).map( ( text ) =>
		readTyped( type, text )
	);
	const good = read.filter( ( value ): value is string => value !== null && takes( control, value ) );
	if ( good.length < read.length ) {
		const at = read.findIndex( ( value ) => value === null || ! takes( control, value ) );
		switch ( type ) {
			case 'number':
				return { error: __( 'Enter a whole number.', 'storewright' ), at };
			case 'money':
				return { error: __( 'Enter an amount.', 'storewright' ), at };
			case 'date':
				return { error: __( 'Enter a date in the form YYYY-MM-DD.', 'storewright' ), at };
		}
	}
	const [ first = '', last = '' ] = good;
	const isTurned = isRange && ( type === 'date' ? last < first : compareAmounts( last, first ) < 0 );
	return isTurned
		? { error: __( 'The second value is below the first one.', 'storewright' ), at: 1 }
		: { values: good };
}
