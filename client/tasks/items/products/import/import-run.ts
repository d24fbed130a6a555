/** Sends the rows of a file, some at a time, and can be stopped and gone on with. */
import { __, sprintf } from '@wordpress/i18n';

import type { ProductImport } from '../../../../generated/rest';
import { request } from '../../../../shared/data/request';
import { headingOf } from './columns';
import type { FileIndex } from './file-index';
import { fieldsOf, type Fields } from './row-fields';
import type { Change, Outcome, Plan, Remark, Report, RowAnswer } from './types';

export const IMPORT = '/wc/v3/products/import';

/** Most rows of one request. */
export const BATCH = 50;

/** A batch adds categories and the like, too, and machines differ. */
const TIMEOUT = 120_000;

/** Fields that name other products. */
const LINKS = [ 'grouped_products', 'upsell_ids', 'cross_sell_ids' ] as const;

type Sent = Array< { row: number; fields: Fields } >;

const inBatches = ( rows: readonly number[] ): number[][] =>
	Array.from( { length: Math.ceil( rows.length / BATCH ) }, ( _, index ) =>
		rows.slice( index * BATCH, ( index + 1 ) * BATCH )
	);

const textsIn = ( value: unknown ): string[] =>
	( Array.isArray( value ) ? value : [ value ] ).filter(
		( text ): text is string => typeof text === 'string' && text !== ''
	);

/** A name for an import that is the same whenever the same file is imported, also with other columns. */
export const importName = ( { sheet }: Plan ): string => `csv-${ sheet.digest }-${ sheet.rows.length }`;

/** What products that a row is about were, or became. */
const isWritten = ( outcome: Outcome | undefined ): outcome is 'created' | 'updated' =>
	outcome === 'created' || outcome === 'updated';

export class ImportRun {
	private readonly batches: number[][];
	private readonly name: string;
	private readonly outcomes = new Map< number, Outcome >();
	private readonly ids = new Map< number, number >();
	private readonly failures: Remark[];
	private readonly notes: Remark[] = [];
	private readonly changes: Change[] = [];
	/** Fields that name products of other rows, to be sent once these are there. */
	private readonly pending = new Map< number, Fields >();
	private links: number[][] | null = null;
	private next = 0;
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
		this.failures = tried ? [ ...tried.failures ] : [ ...index.failures ];
		this.failures.forEach( ( { row } ) => this.outcomes.set( row, 'failed' ) );
		tried?.outcomes.forEach( ( outcome, row ) => {
			if ( outcome === 'skipped' ) {
				this.outcomes.set( row, 'skipped' );
				this.ids.set( row, tried.ids.get( row ) ?? 0 );
			}
		} );
		const open = ( rows: readonly number[] ) => rows.filter( ( row ) => ! this.outcomes.has( row ) );
		// Variations come after the products that they belong to.
		this.batches = [ ...inBatches( open( index.products ) ), ...inBatches( open( index.variations ) ) ];
	}

	/**
	 * Sends what is left. After a failure, or once it was stopped, calling it again goes on where it was.
	 *
	 * @return Whether all is sent.
	 * @throws {RequestError} A batch was not answered.
	 */
	async go(): Promise< boolean > {
		this.isStopped = false;
		this.tell();
		while ( this.next < this.batches.length ) {
			if ( this.isStopped ) {
				return false;
			}
			await this.send( this.batches[ this.next ] ?? [] );
			this.next++;
			this.tell();
		}
		this.links ??= this.isTrial ? [] : inBatches( [ ...this.pending.keys() ] );
		while ( this.links.length > 0 ) {
			if ( this.isStopped ) {
				return false;
			}
			await this.sendLinks( this.links[ 0 ] ?? [] );
			this.links.shift();
			this.tell();
		}
		return true;
	}

	/** Has it stop once the batch that is under way is answered. */
	stop(): void {
		this.isStopped = true;
	}

	report(): Report {
		const tally = { created: 0, updated: 0, skipped: 0, failed: 0 };
		this.outcomes.forEach( ( outcome ) => tally[ outcome ]++ );
		const { products, variations, failures } = this.index;
		return {
			tally,
			failures: this.failures.toSorted( ( one, other ) => one.row - other.row ),
			notes: [ ...this.notes ],
			changes: [ ...this.changes ],
			unlinked: this.links?.flat().length ?? ( this.isTrial ? 0 : this.pending.size ),
			done: this.outcomes.size,
			total: products.length + variations.length + failures.length,
		};
	}

	private tell(): void {
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
		answers.forEach( ( { row, error, notes } ) =>
			[ ...( error ? [ error ] : [] ), ...notes ].forEach( ( note ) =>
				this.notes.push( this.remark( row, note ) )
			)
		);
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

	private take( { row, outcome, id, name, error, notes, pending }: RowAnswer, fields: Fields ): void {
		// Whether a product is there was known before: a row that is sent again is about one in any case.
		const expected = this.tried?.outcomes.get( row );
		this.outcomes.set( row, isWritten( outcome ) && isWritten( expected ) ? expected : outcome );
		this.ids.set( row, id );
		if ( error ) {
			this.failures.push( this.remark( row, error ) );
			return;
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
				/* translators: %d: number of a row. */
				const reason = __( 'The product of this variation, in row %d, can’t be imported.', 'storewright' );
				this.failures.push( {
					row,
					column: this.heading( 'parent' ),
					message: sprintf( reason, this.index.rowOf( fields.parent ) ?? 0 ),
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

	private remark( row: number, { field, message }: { field: string; message: string } ): Remark {
		return { row, column: this.heading( field ), message };
	}
}
