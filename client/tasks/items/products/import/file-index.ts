/** What the rows of a file say of each other: which are variations, and which product is called what. */
import { __, sprintf } from '@wordpress/i18n';

import { attributeNames, cellsOf, isVariation, type Cells } from './row-fields';
import type { Plan, Remark } from './types';

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

	/** Rows that are refused before anybody is asked. */
	readonly failures: Remark[] = [];

	private readonly rowByReference = new Map< string, number >();
	private readonly attributesByParent = new Map< string, Set< string > >();

	private constructor( private readonly plan: Plan ) {}

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
		return cellsOf( this.plan.sheet.rows[ row - FIRST ] ?? [], this.plan.targets );
	}

	/** The row that brings a product, undefined where none does. */
	rowOf( reference: string ): number | undefined {
		return this.rowByReference.get( referenceKey( reference ) );
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
			/* translators: %d: number of a row. */
			const reason = __( 'Row %d is the same product.', 'storewright' );
			this.failures.push( {
				row,
				column: this.heading( twin.startsWith( 'id:' ) ? 'id' : 'sku' ),
				message: sprintf( reason, this.rowByReference.get( twin ) ?? 0 ),
			} );
			return;
		}
		names.forEach( ( name ) => this.rowByReference.set( name, row ) );
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
