import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';

import { toRequestError } from '../../../../shared/data/request';
import { RatesChanged, zonesStore, type RateConflict, type Zone } from '../../../../shared/data/shipping-zones';
import type { Phase } from '../../../../shared/ui/save-form/save-form';
import { changesOf, checked, differ, isChanged, rowsOf, withSaved, withTheirs, type Row } from './rows';

/** Why the rates were not saved. */
export type Problem = { kind: 'failed'; reason: string } | { kind: 'conflict'; conflicts: readonly RateConflict[] };

/**
 * Editing and saving what shipping costs.
 *
 * @param country     The store's country.
 * @param countryName Its name.
 * @param zones       The zones there are.
 */
export function useRates( country: string, countryName: string, zones: readonly Zone[] ) {
	const { saveRates } = useDispatch( zonesStore );
	const [ rows, setRows ] = useState( () => rowsOf( zones, countryName ) );
	// What a save that comes back is compared with: the state of its own render is old by then.
	const latest = useRef( rows );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ phase, setPhase ] = useState< Phase >( 'editing' );
	const [ refusals, setRefusals ] = useState( 0 );
	// While a save is on its way, and for good once it succeeded: the form is over then.
	const isBusy = useRef( false );

	const put = ( next: Row[] ) => {
		latest.current = next;
		setRows( next );
	};

	const save = async ( given: readonly Row[] = rows ) => {
		if ( isBusy.current ) {
			return;
		}
		const ready = given.map( ( row ) => ( row.isEnabled ? checked( row ) : row ) );
		put( ready );
		setProblem( null );
		if ( ready.some( ( { error, isEnabled } ) => isEnabled && error !== undefined ) ) {
			setRefusals( ( count ) => count + 1 );
			return;
		}
		isBusy.current = true;
		setPhase( 'saving' );
		try {
			await saveRates( country, changesOf( ready ) );
			// What was typed while they were being saved is not saved yet: the form stays open for it.
			const isOver = ! differ( latest.current, ready );
			isBusy.current = isOver;
			if ( ! isOver ) {
				put( withSaved( latest.current, ready ) );
			}
			setPhase( isOver ? 'saved' : 'editing' );
		} catch ( error ) {
			isBusy.current = false;
			setPhase( 'editing' );
			setProblem(
				error instanceof RatesChanged
					? { kind: 'conflict', conflicts: error.conflicts }
					: { kind: 'failed', reason: toRequestError( error ).message }
			);
		}
	};

	const change = ( index: number, update: ( row: Row ) => Row ) =>
		put( latest.current.map( ( row, place ) => ( place === index ? update( row ) : row ) ) );

	return {
		rows,
		problem,
		phase,
		/** Rises whenever the form is refused. */
		refusals,
		isChanged: phase !== 'saved' && rows.some( isChanged ),
		type: ( index: number, text: string ) => change( index, ( { error: _, ...row } ) => ( { ...row, text } ) ),
		leave: ( index: number ) => change( index, checked ),
		toggle: ( index: number, isEnabled: boolean ) => change( index, ( row ) => ( { ...row, isEnabled } ) ),
		save: () => void save(),
		/** Takes what somebody else has saved. */
		useTheirs: ( conflicts: readonly RateConflict[] ) => {
			put( withTheirs( latest.current, conflicts, true ) );
			setProblem( null );
		},
		/** Saves over what somebody else has saved, now that the owner knows of it. */
		keepMine: ( conflicts: readonly RateConflict[] ) => void save( withTheirs( rows, conflicts, false ) ),
	};
}
