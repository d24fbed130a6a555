import { __, _n, sprintf } from '@wordpress/i18n';

import { conflictWith, wantedPlaces, withMade, type Conflict, type Edited } from './edited';
import { readRates, saveBatch, type Outcome, type RateInput, type StoredRate } from './rates-api';
import { changeOf, isChanged, withOutcome, type Row } from './rows';

/** Thrown where somebody else has changed the same rates, or their order. */
export class RatesChanged extends Error {
	constructor( readonly conflict: Conflict ) {
		super( 'The rates were changed by somebody else.' );
	}
}

/** Changes the rates as they are by now; what was typed meanwhile is in them. */
export type NoteRates = ( change: ( latest: Edited ) => Edited ) => void;

const refusal = ( refused: number ) =>
	sprintf(
		/* translators: %s: number of tax rates. */
		_n(
			'%s rate was not saved. Fix the marked fields.',
			'%s rates were not saved. Fix the marked fields.',
			refused,
			'storewright'
		),
		String( refused )
	);

export const nothingToSave = () =>
	__( 'Add at least one rate, or choose “I don’t charge sales tax” below.', 'storewright' );

/** Saves the rates of a country, again and again; what an attempt without an answer has made is not made twice. */
export class RatesSaver {
	private known: Set< number >;

	/** Whether an attempt has broken off: rates may be there that nobody knows of. */
	private isUncertain = false;

	/**
	 * @param country Code of the country.
	 * @param rates   Those that are stored.
	 */
	constructor(
		private readonly country: string,
		rates: readonly StoredRate[]
	) {
		this.known = new Set( rates.map( ( { id } ) => id ) );
	}

	/** Those of some rates that were not known, which they are from now on. */
	adopt( rates: readonly StoredRate[] ): StoredRate[] {
		const others = rates.filter( ( { id } ) => ! this.known.has( id ) );
		others.forEach( ( { id } ) => this.known.add( id ) );
		return others;
	}

	/**
	 * Saves what is changed; what came of each change is noted.
	 *
	 * @param edited Without errors.
	 * @param note   Changes the form.
	 * @throws {RatesChanged} Nothing was saved.
	 * @throws {Error}        Some of it was not saved: refused, or without an answer.
	 */
	async save( edited: Edited, note: NoteRates ): Promise< void > {
		const { rates: current } = await readRates( this.country );
		const ready = this.reconciled( edited, current );
		note( ( latest ) => this.reconciled( latest, current ) );
		this.isUncertain = false;
		const conflict = conflictWith( ready, current );
		if ( conflict ) {
			throw new RatesChanged( conflict );
		}
		const refused = await this.send( ready, note );
		if ( refused > 0 ) {
			throw new Error( refusal( refused ) );
		}
		note( ( latest ) => ( { ...latest, isMoved: wantedPlaces( latest ).size > 0 } ) );
	}

	private reconciled( edited: Edited, current: readonly StoredRate[] ): Edited {
		return {
			...edited,
			rows: this.isUncertain ? withMade( edited.rows, this.known, current ) : edited.rows,
			removed: edited.removed.filter( ( { id } ) => current.some( ( rate ) => rate.id === id ) ),
		};
	}

	/** Gives how many changes were refused. */
	private async send( edited: Edited, note: NoteRates ): Promise< number > {
		const places = wantedPlaces( edited );
		const changes = edited.rows.filter( ( row ) => isChanged( row ) || places.has( row.key ) );
		const inputOf = ( row: Row ): RateInput => {
			const order = places.get( row.key );
			return { ...changeOf( row, this.country ), ...( order !== undefined && { order } ) };
		};
		const sent = {
			create: changes.filter( ( { id } ) => id === null ),
			update: changes.filter( ( { id } ) => id !== null ),
		};
		let refused = 0;
		this.isUncertain = true;
		await saveBatch(
			{
				create: sent.create.map( inputOf ),
				update: sent.update.map( ( row ) => ( { ...inputOf( row ), id: row.id ?? 0 } ) ),
				delete: edited.removed.flatMap( ( { id } ) => ( id === null ? [] : [ id ] ) ),
			},
			( kind, at, outcomes ) =>
				outcomes.forEach( ( outcome, index ) => {
					const row = sent[ kind ][ at + index ];
					if ( row ) {
						note( ( latest ) => noted( latest, row, outcome ) );
					}
					if ( 'error' in outcome ) {
						refused++;
					} else {
						this.known.add( outcome.id );
					}
				} )
		);
		this.isUncertain = false;
		note( ( latest ) => ( {
			...latest,
			removed: latest.removed.filter( ( { id } ) => ! edited.removed.some( ( row ) => row.id === id ) ),
		} ) );
		return refused;
	}
}

function noted( latest: Edited, sent: Row, outcome: Outcome ): Edited {
	const update = ( rows: readonly Row[] ) =>
		rows.map( ( row ) => ( row.key === sent.key ? withOutcome( row, sent, outcome ) : row ) );
	// One that was removed while it was being made is there all the same: it has to be removed, too.
	const isGone = sent.id === null && ! latest.rows.some( ( { key } ) => key === sent.key );
	return isGone && ! ( 'error' in outcome )
		? { ...latest, removed: [ ...latest.removed, withOutcome( sent, sent, outcome ) ] }
		: { ...latest, rows: update( latest.rows ) };
}
