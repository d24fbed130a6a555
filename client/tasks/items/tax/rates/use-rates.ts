import { useState } from '@wordpress/element';

import type { FieldErrors } from '../../../../shared/ui/save-form/types';
import { useSaveForm } from '../../../../shared/ui/save-form/use-save-form';
import { withPartInOrder } from '../../../../shared/ui/sortable/order';
import { isDirty, settled, withKept, type Edited } from './edited';
import type { StoredRate } from './rates-api';
import { nothingToSave, RatesChanged, RatesSaver } from './rates-saver';
import { checked, hasErrors, isBlank, newRow, rowOf, withCompetitors, type Fields, type Row } from './rows';

/** Returns the rows to save, without blank ones, each with its errors. */
function check( edited: Edited ) {
	const filled = edited.rows.filter( ( row ) => ! isBlank( row ) );
	const rows = withCompetitors( ( filled.length > 0 ? filled : edited.rows.slice( 0, 1 ) ).map( checked ) );
	if ( rows.length === 0 ) {
		throw new Error( nothingToSave() );
	}
	const errors: FieldErrors = Object.fromEntries(
		rows.filter( hasErrors ).map( ( row ) => [ row.key, Object.values( row.errors ).join( ' ' ) ] )
	);
	return { values: { ...edited, rows }, errors };
}

/**
 * Editing and saving the rates of a country.
 *
 * @param country Its code.
 * @param rates   Those that are stored.
 * @param finish  What is saved after the rates; is given whether prices include tax, null where the owner has not said.
 * @param onSaved Is given the rates once all is saved.
 */
export function useRates(
	country: string,
	rates: readonly StoredRate[],
	finish: ( includesTax: boolean | null ) => Promise< void >,
	onSaved: ( rows: readonly Row[] ) => void
) {
	const [ saver ] = useState( () => new RatesSaver( country, rates ) );
	const first: Edited = {
		rows: rates.length > 0 ? rates.map( rowOf ) : [ newRow() ],
		removed: [],
		isMoved: false,
		includesTax: null,
	};
	const form = useSaveForm( {
		// What is stored of the rates is in the rows: each knows what it began with.
		initial: { values: first, stored: { includesTax: first.includesTax } },
		draft: {
			id: `tax-rates ${ country }`,
			restore: ( kept, current ) => ( { ...current, values: withKept( kept.values, current.values ) } ),
		},
		isDirty: ( edited, stored ) => isDirty( edited ) || edited.includesTax !== stored.includesTax,
		check: ( { values } ) => check( values ),
		save: async ( { values }, note ) => {
			await saver.save( values, ( change ) =>
				note( ( latest ) => ( { ...latest, values: change( latest.values ) } ) )
			);
			await finish( values.includesTax );
		},
		afterSave: ( { values }, { values: { includesTax } } ) => ( { values, stored: { includesTax } } ),
		conflictOf: ( error ) => ( error instanceof RatesChanged ? error.conflict : null ),
		resolve: ( conflict, { values, stored }, keep ) => ( {
			values: settled( values, conflict, keep === 'theirs' ),
			stored,
		} ),
		onSaved: ( { rows } ) => onSaved( rows ),
	} );

	const changeRows = ( change: ( rows: readonly Row[] ) => readonly Row[] ) =>
		form.update( ( edited ) => ( { ...edited, rows: change( edited.rows ) } ) );

	return {
		form,
		add: () => changeRows( ( rows ) => [ ...rows, newRow() ] ),
		chooseIncludesTax: ( includesTax: boolean ) => form.update( ( edited ) => ( { ...edited, includesTax } ) ),
		/** Shows rates that were saved elsewhere. */
		adopt: ( saved: readonly StoredRate[] ) => {
			const others = saver.adopt( saved );
			if ( others.length > 0 ) {
				changeRows( ( rows ) => [ ...rows.filter( ( row ) => ! isBlank( row ) ), ...others.map( rowOf ) ] );
			}
		},
		remove: ( row: Row ) =>
			form.update( ( edited ) => ( {
				...edited,
				rows: edited.rows.filter( ( { key } ) => key !== row.key ),
				removed: row.id === null ? edited.removed : [ ...edited.removed, row ],
			} ) ),
		change: ( key: string, change: Partial< Fields > ) =>
			changeRows( ( rows ) => rows.map( ( row ) => ( row.key === key ? withChange( row, change ) : row ) ) ),
		/** Puts rows into another order: those that are named, in the places that they hold. */
		arrange: ( keys: readonly string[] ) =>
			form.update( ( edited ) => {
				const part = keys.flatMap( ( key ) => edited.rows.filter( ( row ) => row.key === key ) );
				return { ...edited, rows: withPartInOrder( edited.rows, part ), isMoved: true };
			} ),
	};
}

function withChange( row: Row, change: Partial< Fields > ): Row {
	const { row: _, ...errors } = row.errors;
	const left = Object.entries( errors ).filter( ( [ name ] ) => ! ( name in change ) );
	return { ...row, fields: { ...row.fields, ...change }, errors: Object.fromEntries( left ) };
}
