/** Sends the rows of a file, some at a time, and can be stopped and gone on with. */
import { __, sprintf } from '@wordpress/i18n';

import type { ProductImport } from '../../../../generated/rest';
import { request } from '../../../../shared/data/request';
import { columnOf, headingOf, type Target } from './columns';
import type { FileIndex } from './file-index';
import { Pace } from './pace';
import { fieldsOf, type Fields } from './row-fields';
import type { Change, Outcome, Plan, RowMessage, Report, RowAnswer, RowPreview } from './types';

export const IMPORT = '/wc/v3/products/import';

/** A batch adds categories and the like, too, and machines differ. */
const TIMEOUT = 120_000;

/** Fields that name other products. */
const LINKS = [ 'grouped_products', 'upsell_ids', 'cross_sell_ids' ] as const;

type Sent = Array< { row: number; fields: Fields } >;

/** Longest value that is quoted. */
const MAX_QUOTED = 80;

/** Rows that are shown before anything is imported. */
const PREVIEWED = 5;

/** State of a run that is kept, so that it can go on after the page was left. */
export interface RunState {
	outcomes: Array< [ number, Outcome ] >;
	ids: Array< [ number, number ] >;
	failures: RowMessage[];
	notes: RowMessage[];
	changes: Change[];
	pending: Array< [ number, Fields ] >;
	linked: number[];
	replaced: number[];
}

const textsIn = ( value: unknown ): string[] =>
	( Array.isArray( value ) ? value : [ value ] ).filter(
		( text ): text is string => typeof text === 'string' && text !== ''
	);

/** A name for an import that is the same whenever the same file is imported, also with other columns. */
export const importName = ( { sheet }: Plan ): string => `csv-${ sheet.digest }-${ sheet.rows.length }`;

/** Whether a row's product was written. */
const isWritten = ( outcome: Outcome | undefined ): outcome is 'created' | 'updated' =>
	outcome === 'created' || outcome === 'updated';

export class ImportRun {
	private readonly name: string;
	private readonly outcomes = new Map< number, Outcome >();
	private readonly ids = new Map< number, number >();
	private readonly failures: RowMessage[];
	private readonly notes: RowMessage[] = [];
	private readonly changes: Change[] = [];
	/** Fields that name products of other rows, to be sent once these are there. */
	private readonly pending = new Map< number, Fields >();
	/** Rows whose links are sent. */
	private readonly linked = new Set< number >();
	/** Twins that stand for a row that failed. */
	private readonly replaced: number[] = [];
	private readonly preview: RowPreview[] = [];
	private readonly pace = new Pace();
	private isStopped = false;

	/**
	 * @param plan     What is to be imported.
	 * @param index    Of its file.
	 * @param isTrial  Whether nothing is to be written.
	 * @param tried    What a trial has found: what it refused or passed over is not sent again.
	 * @param onReport Told what has come of the rows, after each batch.
	 */
	constructor(
		private readonly plan: Plan,
		private readonly index: FileIndex,
		private readonly isTrial: boolean,
		private readonly tried: ImportRun | null,
		private readonly onReport: ( report: Report ) => void
	) {
		this.name = importName( plan );
		this.failures = tried ? [ ...tried.failures ] : [];
		this.failures.forEach( ( { row } ) => this.outcomes.set( row, 'failed' ) );
		tried?.outcomes.forEach( ( outcome, row ) => {
			if ( outcome === 'skipped' ) {
				this.outcomes.set( row, 'skipped' );
				this.ids.set( row, tried.ids.get( row ) ?? 0 );
			}
		} );
	}

	/**
	 * Goes on where another run was when its page was left.
	 *
	 * @param state What that one was like.
	 */
	restore( state: RunState ): void {
		state.replaced.forEach( ( row ) => this.replace( row ) );
		state.outcomes.forEach( ( [ row, outcome ] ) => this.outcomes.set( row, outcome ) );
		state.ids.forEach( ( [ row, id ] ) => this.ids.set( row, id ) );
		state.pending.forEach( ( [ row, fields ] ) => this.pending.set( row, fields ) );
		state.linked.forEach( ( row ) => this.linked.add( row ) );
		this.failures.splice( 0, this.failures.length, ...state.failures );
		this.notes.splice( 0, this.notes.length, ...state.notes );
		this.changes.splice( 0, this.changes.length, ...state.changes );
	}

	/** Returns the state for restore(). */
	state(): RunState {
		return {
			outcomes: [ ...this.outcomes ],
			ids: [ ...this.ids ],
			failures: this.failures,
			notes: this.notes,
			changes: this.changes,
			pending: [ ...this.pending ],
			linked: [ ...this.linked ],
			replaced: this.replaced,
		};
	}

	/**
	 * Sends what is left. After a failure, or once it was stopped, calling it again goes on where it was.
	 *
	 * @return Whether all is sent.
	 * @throws {RequestError} A batch was not answered.
	 */
	async go(): Promise< boolean > {
		this.isStopped = false;
		this.notify();
		const { products, variations } = this.index;
		const open = ( rows: readonly number[] ) => rows.filter( ( row ) => ! this.outcomes.has( row ) );
		const unlinked = () =>
			this.isTrial ? [] : [ ...this.pending.keys() ].filter( ( row ) => ! this.linked.has( row ) );
		// Variations come after the products that they belong to.
		return (
			( await this.through( () => open( products ), this.send ) ) &&
			( await this.through( () => open( variations ), this.send ) ) &&
			( await this.through( unlinked, this.sendLinks ) )
		);
	}

	/**
	 * Sends rows, some at a time, until none are left.
	 *
	 * @param left Tells which those are.
	 * @param send
	 * @return Whether it came to the end.
	 */
	private async through(
		left: () => number[],
		send: ( rows: readonly number[] ) => Promise< void >
	): Promise< boolean > {
		for ( let rows = left(); rows.length > 0; rows = left() ) {
			if ( this.isStopped ) {
				return false;
			}
			const some = rows.slice( 0, this.pace.size );
			const start = performance.now();
			try {
				await send.call( this, some );
			} catch ( failure ) {
				this.pace.failed();
				throw failure;
			}
			this.pace.answered( some.length, performance.now() - start );
			if ( left().length === 0 ) {
				this.settleTwins();
			}
			this.notify();
		}
		this.settleTwins();
		return true;
	}

	/** Lets a row that repeats a product stand for one that failed, and refuses it where that one did not. */
	private settleTwins(): void {
		[ ...this.index.twins ].forEach( ( [ row, first ] ) => {
			if ( this.outcomes.has( row ) ) {
				return;
			}
			const outcome = this.outcomes.get( this.index.twins.get( row ) ?? first );
			if ( outcome === 'failed' ) {
				this.replace( row );
			} else if ( outcome ) {
				this.outcomes.set( row, 'failed' );
				this.failures.push( this.index.twinMessage( row ) );
			}
		} );
	}

	private replace( row: number ): void {
		if ( this.index.twins.has( row ) ) {
			this.index.replaceTwin( row );
			this.replaced.push( row );
		}
	}

	/** Has it stop once the batch that is under way is answered. */
	stop(): void {
		this.isStopped = true;
	}

	report(): Report {
		const tally = { created: 0, updated: 0, skipped: 0, failed: 0 };
		this.outcomes.forEach( ( outcome ) => tally[ outcome ]++ );
		const { products, variations, twins } = this.index;
		const total = products.length + variations.length + twins.size;
		const unlinked = this.isTrial ? 0 : this.pending.size - this.linked.size;
		return {
			tally,
			failures: this.failures.toSorted( ( one, other ) => one.row - other.row ),
			notes: [ ...this.notes ],
			changes: [ ...this.changes ],
			unlinked,
			preview: [ ...this.preview ],
			secondsLeft: this.pace.secondsFor( total - this.outcomes.size + unlinked ),
			done: this.outcomes.size,
			total,
		};
	}

	/** Has the server leave a message about the end of the import, for an owner who does not see it. */
	async tell(): Promise< void > {
		const { tally } = this.report();
		await request< ProductImport >( {
			path: IMPORT,
			method: 'POST',
			data: { import: this.name, rows: [], finished: tally },
		} );
	}

	private notify(): void {
		this.onReport( this.report() );
	}

	private async send( rows: readonly number[] ): Promise< void > {
		const known = new Set< string >();
		const sent: Sent = rows.flatMap( ( row ) => {
			// When the batch is sent again, it is known already that the product of a variation can't be imported.
			if ( this.outcomes.has( row ) ) {
				return [];
			}
			const cells = this.index.cells( row );
			const fields = this.resolve( row, fieldsOf( cells, this.index.variesIn( cells ) ), known );
			return fields ? [ { row, fields } ] : [];
		} );
		if ( sent.length === 0 ) {
			return;
		}
		const answers = await this.ask( this.name, this.plan.existing, sent, [ ...known ] );
		answers.forEach( ( answer ) => {
			const fields = sent.find( ( { row } ) => row === answer.row )?.fields ?? {};
			this.take( answer, fields );
		} );
	}

	private async sendLinks( rows: readonly number[] ): Promise< void > {
		const sent = rows.flatMap( ( row ) => {
			const fields = this.resolve( row, { ...this.pending.get( row ) }, new Set() );
			return fields ? [ { row, fields: { ...fields, id: this.ids.get( row ) } } ] : [];
		} );
		const answers = await this.ask( `${ this.name }-links`, 'update', sent, [] );
		answers.forEach( ( { row, errors, notes } ) =>
			[ ...errors, ...notes ].forEach( ( note ) => this.notes.push( this.remark( row, note ) ) )
		);
		rows.forEach( ( row ) => this.linked.add( row ) );
	}

	private async ask(
		name: string,
		existing: Plan[ 'existing' ],
		rows: Sent,
		known: readonly string[]
	): Promise< readonly RowAnswer[] > {
		const answer = await request< ProductImport >( {
			path: IMPORT,
			method: 'POST',
			data: { import: name, existing, dry_run: this.isTrial, known, rows },
			timeout: TIMEOUT,
		} );
		return answer.rows;
	}

	private take( { row, outcome, id, name, errors, notes, pending }: RowAnswer, fields: Fields ): void {
		// Whether a product is there was known before: a row that is sent again is about one in any case.
		const expected = this.tried?.outcomes.get( row );
		this.outcomes.set( row, isWritten( outcome ) && isWritten( expected ) ? expected : outcome );
		this.ids.set( row, id );
		if ( errors.length > 0 ) {
			errors.forEach( ( error ) => this.failures.push( this.quoting( row, error ) ) );
			return;
		}
		if ( this.preview.length < PREVIEWED ) {
			this.preview.push( this.shown( row, outcome, name ) );
		}
		notes.forEach( ( note ) => this.notes.push( this.remark( row, note ) ) );
		if ( outcome === 'updated' ) {
			this.changes.push( { row, name } );
		}
		if ( pending.length > 0 ) {
			this.pending.set( row, Object.fromEntries( pending.map( ( field ) => [ field, fields[ field ] ] ) ) );
		}
	}

	/**
	 * Fields in which the products of other rows are named as they are known in the shop; null where the row can't be sent.
	 *
	 * @param row
	 * @param fields
	 * @param known  Gets the names of products that other rows bring.
	 */
	private resolve( row: number, fields: Fields, known: Set< string > ): Fields | null {
		const named = ( reference: string ): string | null => {
			const other = this.index.rowOf( reference );
			if ( other === undefined ) {
				return reference;
			}
			if ( this.outcomes.get( other ) === 'failed' ) {
				return null;
			}
			const id = this.ids.get( other ) ?? 0;
			known.add( reference );
			return id > 0 ? `id:${ id }` : reference;
		};
		const resolved = { ...fields };
		if ( typeof fields.parent === 'string' && fields.type === 'variation' ) {
			const parent = named( fields.parent );
			if ( parent === null ) {
				this.outcomes.set( row, 'failed' );
				/* translators: %s: SKU or id of a product. */
				const reason = __( 'The parent product “%s” can’t be imported.', 'storewright' );
				this.failures.push( {
					row,
					column: this.heading( 'parent' ),
					message: sprintf( reason, fields.parent ),
				} );
				return null;
			}
			resolved.parent = parent;
		}
		for ( const field of LINKS ) {
			if ( field in fields ) {
				resolved[ field ] = textsIn( fields[ field ] ).flatMap( ( reference ) => named( reference ) ?? [] );
			}
		}
		return resolved;
	}

	private heading( field: string ): string {
		return headingOf( field, this.plan.sheet.headings, this.plan.targets );
	}

	/** Returns an error of a cell with the cell's value. */
	private quoting( row: number, { field, message }: { field: string; message: string } ): RowMessage {
		const { sheet, targets } = this.plan;
		const cell = sheet.rows[ row - 2 ]?.[ columnOf( field, targets ) ]?.trim() ?? '';
		const isQuoted = cell === '' || message.includes( cell );
		const value = cell.length > MAX_QUOTED ? `${ cell.slice( 0, MAX_QUOTED ) }…` : cell;
		return {
			row,
			column: this.heading( field ),
			/* translators: 1: what a cell of a file holds, 2: what is wrong with it. */
			message: isQuoted ? message : sprintf( __( '“%1$s”: %2$s', 'storewright' ), value, message ),
		};
	}

	private shown( row: number, outcome: Outcome, name: string ): RowPreview {
		const cells = this.index.cells( row );
		const text = ( target: Target ) => cells.get( target ) ?? '';
		return {
			row,
			outcome,
			name: text( 'name' ) || name,
			sku: text( 'sku' ),
			price: text( 'sale_price' ) || text( 'regular_price' ),
			stock: text( 'stock' ),
			categories: text( 'categories' ),
		};
	}

	private remark( row: number, { field, message }: { field: string; message: string } ): RowMessage {
		return { row, column: this.heading( field ), message };
	}
}
