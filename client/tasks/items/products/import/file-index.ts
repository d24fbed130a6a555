/** Index of a file's rows: which are variations, and the names of products. */
import { __, sprintf } from '@wordpress/i18n';

import { attributeNames, cellsOf, isVariation, type Cells } from './row-fields';
import { numberStyle, type DecimalSigns } from './numbers';
import type { Plan, RowMessage } from './types';

/** The first row below the headings, as spreadsheets count. */
const FIRST = 2;

/** Rows that are read before the page gets its turn. */
const AT_ONCE = 2000;

/** How a product is named by another row, in one spelling: an SKU, or `id:` and a number. */
export const referenceKey = ( reference: string ): string =>
	reference
		.trim()
		.toLowerCase()
		.replace( /^id:\s*0*(?=\d+$)/, 'id:' );

export class FileIndex {
	/** Numbers of the rows that are products, and of those that are variations. */
	readonly products: number[] = [];
	readonly variations: number[] = [];

	/** Rows that are the same product as one above: row => that one. They count where that one can't be imported. */
	readonly twins = new Map< number, number >();

	private readonly rowByReference = new Map< string, number >();
	private readonly attributesByParent = new Map< string, Set< string > >();

	private readonly signs: DecimalSigns;

	private constructor( private readonly plan: Plan ) {
		this.signs = numberStyle( plan.sheet.rows, plan.targets, plan.decimalSign ).signs;
	}

	/**
	 * Reads what the rows of a file say of each other. The page gets its turn now and then.
	 *
	 * @param plan
	 */
	static async of( plan: Plan ): Promise< FileIndex > {
		const index = new FileIndex( plan );
		const { rows } = plan.sheet;
		for ( let place = 0; place < rows.length; place++ ) {
			if ( rows[ place ]?.some( ( cell ) => cell.trim() !== '' ) ) {
				index.add( place + FIRST );
			}
			if ( place % AT_ONCE === AT_ONCE - 1 ) {
				await new Promise( ( resolve ) => {
					setTimeout( resolve, 0 );
				} );
			}
		}
		return index;
	}

	/** The cells of a row. */
	cells( row: number ): Cells {
		return cellsOf( this.plan.sheet.rows[ row - FIRST ] ?? [], this.plan.targets, this.signs );
	}

	/** The row that brings a product, undefined where none does. */
	rowOf( reference: string ): number | undefined {
		return this.rowByReference.get( referenceKey( reference ) );
	}

	/**
	 * Lets a row stand for the product that the row above it can't become.
	 *
	 * @param row One of the twins.
	 */
	replaceTwin( row: number ): void {
		this.twins.delete( row );
		const cells = this.cells( row );
		this.namesOf( cells ).forEach( ( name ) => this.rowByReference.set( name, row ) );
		this.take( row, cells );
		this.twins.forEach( ( first, other ) => {
			const names = this.namesOf( this.cells( other ) );
			if ( first !== row && names.some( ( name ) => this.rowByReference.get( name ) === row ) ) {
				this.twins.set( other, row );
			}
		} );
	}

	/** Says of a twin which row is the same product. */
	twinMessage( row: number ): RowMessage {
		const first = this.twins.get( row ) ?? 0;
		const sku = this.cells( row ).get( 'sku' ) ?? '';
		const isSku = sku !== '' && this.rowOf( sku ) === first;
		/* translators: %d: number of a row. */
		const reason = __( 'Row %d is the same product.', 'storewright' );
		return { row, column: this.heading( isSku ? 'sku' : 'id' ), message: sprintf( reason, first ) };
	}

	/** In what the variations of a row's product differ; null where the file has none. */
	variesIn( cells: Cells ): ReadonlySet< string > | null {
		const found = this.namesOf( cells ).flatMap( ( key ) => [ ...( this.attributesByParent.get( key ) ?? [] ) ] );
		return found.length > 0 ? new Set( found ) : null;
	}

	private namesOf( cells: Cells ): string[] {
		const sku = cells.get( 'sku' ) ?? '';
		const id = cells.get( 'id' ) ?? '';
		return [ ...( sku === '' ? [] : [ sku ] ), ...( /^\d+$/.test( id ) ? [ `id:${ id }` ] : [] ) ].map(
			referenceKey
		);
	}

	private heading( target: string ): string {
		return this.plan.sheet.headings[ this.plan.targets.indexOf( target ) ] ?? '';
	}

	private add( row: number ): void {
		const cells = this.cells( row );
		const names = this.namesOf( cells );
		const twin = names.find( ( name ) => this.rowByReference.has( name ) );
		if ( twin !== undefined ) {
			this.twins.set( row, this.rowByReference.get( twin ) ?? 0 );
			return;
		}
		names.forEach( ( name ) => this.rowByReference.set( name, row ) );
		this.take( row, cells );
	}

	private take( row: number, cells: Cells ): void {
		if ( ! isVariation( cells ) ) {
			this.products.push( row );
			return;
		}
		this.variations.push( row );
		const parent = referenceKey( cells.get( 'parent' ) ?? '' );
		const known = this.attributesByParent.get( parent ) ?? new Set();
		attributeNames( cells ).forEach( ( name ) => known.add( name.toLowerCase() ) );
		this.attributesByParent.set( parent, known );
	}
}
