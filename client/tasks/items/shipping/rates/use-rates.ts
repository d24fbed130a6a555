import { useDispatch } from '@wordpress/data';

import { useSaveForm } from '../../../../shared/ui/save-form/use-save-form';
import { RatesChanged, zonesStore, type Zone } from '../zones';
import { changesOf, checked, errorsOf, isChanged, rowsOf, withKept, withSaved, withTheirs, type Row } from './rows';

/**
 * Editing and saving what shipping costs.
 *
 * @param country     The store's country.
 * @param countryName Its name.
 * @param zones       The zones there are.
 * @param onSaved     Called once all costs are saved.
 */
export function useRates(
	country: string,
	countryName: string,
	zones: readonly Zone[],
	onSaved: ( rows: readonly Row[] ) => void
) {
	const { saveRates } = useDispatch( zonesStore );
	const form = useSaveForm( {
		// What is stored is in the rows: each knows what it began with.
		initial: { values: rowsOf( zones, countryName ), stored: null },
		draft: {
			id: 'shipping-rates',
			restore: ( kept, current ) => ( { ...current, values: withKept( current.values, kept.values ) } ),
		},
		isDirty: ( rows ) => rows.some( isChanged ),
		check: ( { values } ) => {
			const rows = values.map( ( row ) => ( row.isEnabled ? checked( row ) : row ) );
			return { values: rows, errors: errorsOf( rows ) };
		},
		save: async ( { values } ) => void ( await saveRates( country, changesOf( values ) ) ),
		afterSave: ( latest, sent ) => ( { ...latest, values: withSaved( latest.values, sent.values ) } ),
		conflictOf: ( error ) => ( error instanceof RatesChanged ? error.conflicts : null ),
		resolve: ( conflicts, { values }, keep ) => ( {
			values: withTheirs( values, conflicts, keep === 'theirs' ),
			stored: null,
		} ),
		onSaved,
	} );

	const change = ( index: number, update: ( row: Row ) => Row ) =>
		form.update( ( rows ) => rows.map( ( row, place ) => ( place === index ? update( row ) : row ) ) );

	return {
		form,
		type: ( index: number, text: string ) => change( index, ( { error: _, ...row } ) => ( { ...row, text } ) ),
		leave: ( index: number ) => change( index, checked ),
		toggle: ( index: number, isEnabled: boolean ) => change( index, ( row ) => ( { ...row, isEnabled } ) ),
	};
}
