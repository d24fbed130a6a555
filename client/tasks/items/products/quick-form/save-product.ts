import type { Product } from '../../../../generated/rest';
import { request, RequestError, toRequestError } from '../../../../shared/data/request';
import type { Category } from '../store';
import { bodyOf, priceOf, type Draft, type OwnKind } from './draft';

export type Saved = Pick< Product, 'id' | 'name' | 'permalink' >;

const PRODUCTS = '/wc/v3/products';

/** Meta data by which a product is found that was made though its answer was lost. */
export const MARK = '_storewright_quick_form';

/** From which status on a server may have done what it was asked for all the same. */
const SERVER_ERROR = 500;

/** The newest products of a name: one that was made a moment ago is among them. */
export const newestPath = ( name: string ) =>
	`${ PRODUCTS }?search=${ encodeURIComponent( name ) }&orderby=id&order=desc&per_page=10&_fields=id,meta_data`;

/** Values that clear fields in an update, since the body leaves out what is empty. */
const CLEARED = { sku: '', description: '', categories: [], images: [], manage_stock: false };

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

const update = ( id: number, data: Record< string, unknown > ) =>
	request< Saved >( { path: `${ PRODUCTS }/${ id }`, method: 'PUT', data } );

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

/** The product that a mark is on, null where none is. */
async function markedId( name: string, mark: string ): Promise< number | null > {
	const products = await request< Array< Pick< Product, 'id' | 'meta_data' > > >( { path: newestPath( name ) } );
	return (
		products.find( ( { meta_data: meta } ) => meta.some( ( { key, value } ) => key === MARK && value === mark ) )
			?.id ?? null
	);
}

const newMark = (): string => `${ Date.now().toString( 36 ) }-${ Math.random().toString( 36 ).slice( 2 ) }`;

/** Saves products one after another; a second attempt does not leave the remains of the first. */
export class ProductSaver {
	/** A product that has not got all of its variations. */
	private unfinished: number | null = null;

	/** The product that was created already, with its kind: later changes are saved into it. */
	private made: { id: number; kind: OwnKind } | null = null;

	/** The request that got no answer: its product may exist. */
	private unanswered: { name: string; mark: string } | null = null;

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
		const body = bodyOf( draft, kind, category );
		if ( this.made && this.canUpdate( this.made.kind, kind ) ) {
			return update( this.made.id, { ...CLEARED, ...body } );
		}
		if ( this.made ) {
			await discard( this.made.id );
			this.made = null;
		}
		const product = await this.make( body, draft.name.trim() );
		this.unanswered = null;
		const saved = kind === 'variable' ? await this.addVariations( product.id, priceOf( draft ) ) : product;
		this.made = { id: saved.id, kind };
		return saved;
	}

	/** A product of another kind, or with variations, has parts that an update would leave behind. */
	private canUpdate( before: OwnKind, kind: OwnKind ): boolean {
		return before === kind && kind !== 'variable';
	}

	private async make( body: Record< string, unknown >, name: string ): Promise< Saved > {
		const made = this.unanswered && ( await markedId( this.unanswered.name, this.unanswered.mark ) );
		if ( made !== null ) {
			return update( made, body );
		}
		this.unanswered = null;
		const mark = newMark();
		try {
			return await request< Saved >( {
				path: PRODUCTS,
				method: 'POST',
				data: { ...body, meta_data: [ { key: MARK, value: mark } ] },
			} );
		} catch ( error ) {
			const { status } = toRequestError( error );
			if ( status === null || status >= SERVER_ERROR ) {
				this.unanswered = { name, mark };
			}
			throw error;
		}
	}

	private async addVariations( id: number, price: string ): Promise< Saved > {
		this.unfinished = id;
		await request( {
			path: `${ PRODUCTS }/${ id }/variations/generate`,
			method: 'POST',
			data: { default_values: { regular_price: price } },
		} );
		const product = await update( id, { status: 'publish' } );
		this.unfinished = null;
		return product;
	}
}
