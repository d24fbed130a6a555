import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { toRequestError } from '../../../../shared/data/request';
import type { Phase } from '../../../../shared/ui/save-form/save-form';
import { withPartInOrder } from '../../../../shared/ui/sortable/order';
import { inStoredOrder, isRearranged, placesOf, withPlaces } from './order';
import { readRates, saveBatch, type RateInput, type StoredRate } from './rates-api';
import {
	changeOf,
	checked,
	conflictsAmong,
	hasErrors,
	isBlank,
	isChanged,
	newRow,
	rowOf,
	withMade,
	withOutcome,
	type Fields,
	type Row,
	type RowConflict,
} from './rows';

/** Why the rates were not saved. */
export type Problem = { kind: 'failed'; reason: string } | Conflict;

/** What somebody else did meanwhile. */
export interface Conflict {
	kind: 'conflict';
	conflicts: readonly RowConflict[];
	/** The rates as they are stored, where somebody else has put them into another order, too; null where not. */
	order: readonly StoredRate[] | null;
}

const refusal = ( refused: number ) =>
	sprintf(
		/* translators: %s: number of tax rates. */
		_n(
			'%s rate was not taken. Please correct what is marked.',
			'%s rates were not taken. Please correct what is marked.',
			refused,
			'storewright'
		),
		String( refused )
	);

/**
 * Editing and saving the rates of a country.
 *
 * @param country Its code.
 * @param rates   Those that are stored.
 * @param finish  What is saved after the rates; gives whether it was.
 */
export function useRates( country: string, rates: readonly StoredRate[], finish: () => Promise< boolean > ) {
	const [ rows, setRows ] = useState( () => ( rates.length > 0 ? rates.map( rowOf ) : [ newRow() ] ) );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ phase, setPhase ] = useState< Phase >( 'editing' );
	const [ refusals, setRefusals ] = useState( 0 );
	// What a save that comes back is compared with: the state of its own render is old by then.
	const latest = useRef( rows );
	const removed = useRef< readonly Row[] >( [] );
	const known = useRef( new Set( rates.map( ( { id } ) => id ) ) );
	const isBusy = useRef( false );
	const isUncertain = useRef( false );
	// Places are saved only where the owner has moved a row.
	const isMoved = useRef( false );

	const put = ( next: Row[] ) => {
		latest.current = next;
		setRows( next );
	};
	const update = ( key: string, change: ( row: Row ) => Row ) =>
		put( latest.current.map( ( row ) => ( row.key === key ? change( row ) : row ) ) );
	const places = () => ( isMoved.current ? placesOf( latest.current ) : new Map< string, number >() );
	const refuse = () => setRefusals( ( times ) => times + 1 );

	/** Looks what others did meanwhile; gives whether the owner has to be asked. */
	const compare = async (): Promise< boolean > => {
		const { rates: current } = await readRates( country );
		if ( isUncertain.current ) {
			put( withMade( latest.current, known.current, current ) );
			removed.current = removed.current.filter( ( { id } ) => current.some( ( rate ) => rate.id === id ) );
			isUncertain.current = false;
		}
		const gone = removed.current.filter( ( { id } ) => ! current.some( ( rate ) => rate.id === id ) );
		removed.current = removed.current.filter( ( row ) => ! gone.includes( row ) );
		const conflicts = conflictsAmong( [ ...latest.current.filter( isChanged ), ...removed.current ], current );
		const order = isMoved.current && isRearranged( latest.current, current ) ? current : null;
		if ( conflicts.length > 0 || order ) {
			setProblem( { kind: 'conflict', conflicts, order } );
		}
		return conflicts.length > 0 || order !== null;
	};

	const send = async (): Promise< number > => {
		const wanted = places();
		const changes = latest.current.filter( ( row ) => isChanged( row ) || wanted.has( row.key ) );
		const inputOf = ( row: Row ): RateInput => {
			const order = wanted.get( row.key );
			return { ...changeOf( row, country ), ...( order !== undefined && { order } ) };
		};
		const sent = {
			create: changes.filter( ( { id } ) => id === null ),
			update: changes.filter( ( { id } ) => id !== null ),
		};
		let refused = 0;
		isUncertain.current = true;
		await saveBatch(
			{
				create: sent.create.map( inputOf ),
				update: sent.update.map( ( row ) => ( { ...inputOf( row ), id: row.id ?? 0 } ) ),
				delete: removed.current.flatMap( ( { id } ) => ( id === null ? [] : [ id ] ) ),
			},
			( kind, at, outcomes ) =>
				outcomes.forEach( ( outcome, index ) => {
					const row = sent[ kind ][ at + index ];
					if ( row ) {
						update( row.key, ( now ) => withOutcome( now, row, outcome ) );
					}
					if ( 'error' in outcome ) {
						refused++;
					} else {
						known.current.add( outcome.id );
					}
				} )
		);
		isUncertain.current = false;
		removed.current = [];
		return refused;
	};

	const attempt = async (): Promise< boolean > => {
		if ( await compare() ) {
			return false;
		}
		const before = latest.current;
		const refused = await send();
		if ( refused > 0 ) {
			setProblem( { kind: 'failed', reason: refusal( refused ) } );
			refuse();
			return false;
		}
		// What was typed while they were being saved is not saved yet: the form stays open for it.
		isMoved.current = places().size > 0;
		const isOver =
			! isMoved.current && ! latest.current.some( isChanged ) && before.length === latest.current.length;
		return isOver && ( await finish() );
	};

	const save = async () => {
		if ( isBusy.current ) {
			return;
		}
		const filled = latest.current.filter( ( row ) => ! isBlank( row ) );
		const ready = ( filled.length > 0 ? filled : latest.current.slice( 0, 1 ) ).map( checked );
		put( ready );
		setProblem( null );
		if ( ready.some( hasErrors ) ) {
			refuse();
			return;
		}
		if ( ready.length === 0 ) {
			setProblem( {
				kind: 'failed',
				reason: __( 'Add at least one rate, or say below that you charge no sales tax.', 'storewright' ),
			} );
			return;
		}
		isBusy.current = true;
		setPhase( 'saving' );
		try {
			const isOver = await attempt();
			setPhase( isOver ? 'saved' : 'editing' );
			isBusy.current = isOver;
		} catch ( error ) {
			isBusy.current = false;
			setPhase( 'editing' );
			setProblem( { kind: 'failed', reason: toRequestError( error ).message } );
		}
	};

	/** The rows after the owner has seen what somebody else did. */
	const settle = ( { conflicts, order }: Conflict, takeOver: boolean ) => {
		for ( const { key, theirs } of conflicts ) {
			const wasRemoved = removed.current.find( ( row ) => row.key === key );
			if ( wasRemoved && theirs ) {
				const now = { ...rowOf( theirs ), key };
				removed.current = removed.current.filter( ( row ) => row !== wasRemoved );
				if ( takeOver ) {
					put( [ ...latest.current, now ] );
				} else {
					removed.current = [ ...removed.current, now ];
				}
			} else if ( theirs === null ) {
				if ( takeOver ) {
					put( latest.current.filter( ( row ) => row.key !== key ) );
				} else {
					update( key, ( row ) => ( { ...row, id: null, order: null, stored: null } ) );
				}
			} else {
				const { stored } = rowOf( theirs );
				update( key, ( row ) => ( { ...row, stored, fields: takeOver && stored ? stored : row.fields } ) );
			}
		}
		if ( order ) {
			const placed = withPlaces( latest.current, order );
			put( takeOver ? inStoredOrder( placed ) : placed );
			isMoved.current = ! takeOver;
		}
		setProblem( null );
	};

	return {
		rows,
		problem,
		phase,
		/** Rises whenever the form is refused. */
		refusals,
		isChanged: phase !== 'saved' && ( rows.some( isChanged ) || removed.current.length > 0 || places().size > 0 ),
		add: () => put( [ ...latest.current, newRow() ] ),
		/** Shows rates that were saved elsewhere. */
		adopt: ( saved: readonly StoredRate[] ) => {
			const others = saved.filter( ( { id } ) => ! known.current.has( id ) );
			others.forEach( ( { id } ) => known.current.add( id ) );
			if ( others.length > 0 ) {
				put( [ ...latest.current.filter( ( row ) => ! isBlank( row ) ), ...others.map( rowOf ) ] );
			}
		},
		remove: ( row: Row ) => {
			if ( row.id !== null ) {
				removed.current = [ ...removed.current, row ];
			}
			put( latest.current.filter( ( { key } ) => key !== row.key ) );
		},
		change: ( key: string, change: Partial< Fields > ) =>
			update( key, ( row ) => {
				const { row: _, ...errors } = row.errors;
				const left = Object.entries( errors ).filter( ( [ name ] ) => ! ( name in change ) );
				return { ...row, fields: { ...row.fields, ...change }, errors: Object.fromEntries( left ) };
			} ),
		/** Puts rows into another order: those that are named, in the places that they hold. */
		arrange: ( keys: readonly string[] ) => {
			isMoved.current = true;
			const part = keys.flatMap( ( key ) => latest.current.filter( ( row ) => row.key === key ) );
			put( withPartInOrder( latest.current, part ) );
		},
		save: () => void save(),
		/** Takes what somebody else has saved. */
		useTheirs: ( conflict: Conflict ) => settle( conflict, true ),
		/** Saves over what somebody else has saved, now that the owner knows of it. */
		keepMine: ( conflict: Conflict ) => {
			settle( conflict, false );
			void save();
		},
	};
}
