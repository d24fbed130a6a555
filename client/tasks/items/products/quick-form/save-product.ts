import type { Product } from '../../../../generated/rest';
import { request, RequestError } from '../../../../shared/data/request';
import type { Category } from '../store';
import { bodyOf, priceOf, type Draft, type OwnKind } from './draft';

export type Saved = Pick< Product, 'id' | 'name' | 'permalink' >;

const PRODUCTS = '/wc/v3/products';

const same = ( a: string, b: string ): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const existingId = ( error: unknown ): number | null => {
	const { code, data } = error instanceof RequestError ? error : { code: '', data: null };
	const id = ( data as { resource_id?: unknown } | null )?.resource_id;
	return code === 'term_exists' && typeof id === 'number' ? id : null;
};

/** The id of a category by its name; one that is not there is made. */
async function categoryId( name: string, known: readonly Category[] ): Promise< number | null > {
	if ( name.trim() === '' ) {
		return null;
	}
	const found = known.find( ( category ) => same( category.name, name ) );
	if ( found ) {
		return found.id;
	}
	try {
		const made = await request< Category >( {
			path: `${ PRODUCTS }/categories`,
			method: 'POST',
			data: { name: name.trim() },
		} );
		return made.id;
	} catch ( error ) {
		const id = existingId( error );
		if ( id === null ) {
			throw error;
		}
		return id;
	}
}

/** Removes what a save that broke off has left. Somebody else may have done so already. */
async function discard( id: number ): Promise< void > {
	try {
		await request( { path: `${ PRODUCTS }/${ id }?force=true`, method: 'DELETE' } );
	} catch ( error ) {
		if ( ! ( error instanceof RequestError ) || error.status !== 404 ) {
			throw error;
		}
	}
}

/** Saves products one after another; a second attempt does not leave the remains of the first. */
export class ProductSaver {
	/** A product that has not got all of its variations. */
	private unfinished: number | null = null;

	/**
	 * Puts a product on sale.
	 *
	 * @param draft      Without errors.
	 * @param kind       What it is to be.
	 * @param categories Those that are known.
	 * @throws {RequestError} It is not on sale.
	 */
	async save( draft: Draft, kind: OwnKind, categories: readonly Category[] ): Promise< Saved > {
		if ( this.unfinished !== null ) {
			await discard( this.unfinished );
			this.unfinished = null;
		}
		const category = await categoryId( draft.category, categories );
		const product = await request< Saved >( {
			path: PRODUCTS,
			method: 'POST',
			data: bodyOf( draft, kind, category ),
		} );
		return kind === 'variable' ? this.addVariations( product.id, priceOf( draft ) ) : product;
	}

	private async addVariations( id: number, price: string ): Promise< Saved > {
		this.unfinished = id;
		await request( {
			path: `${ PRODUCTS }/${ id }/variations/generate`,
			method: 'POST',
			data: { default_values: { regular_price: price } },
		} );
		const product = await request< Saved >( {
			path: `${ PRODUCTS }/${ id }`,
			method: 'PUT',
			data: { status: 'publish' },
		} );
		this.unfinished = null;
		return product;
	}
}
