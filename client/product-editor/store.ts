/** What the product editor reads. */
import { register } from '@wordpress/data';

import type {
	ProductAttribute,
	ProductAttributeTerm,
	ProductBrand,
	ProductCat,
	ProductShippingClass,
	TaxClass,
} from '../generated/rest';
import { createQueryStore, type Fetching } from '../shared/data/query-store';
import { request } from '../shared/data/request';
import type { Product, Variation } from './types';

/** The most that a list answers at once. */
const PAGE = 100;

export type Term = Pick< ProductCat | ProductBrand, 'id' | 'name' | 'parent' >;

/** A product as it is named in lists. */
export type NamedProduct = Pick< Product, 'id' | 'name' | 'sku' >;

export const productPath = ( id: number ) => `/wc/v3/products/${ id }`;

/** Reads a list to its end: page by page, as one answer holds only so much. */
async function all< Item >( path: string, signal: AbortSignal ): Promise< Item[] > {
	const items: Item[] = [];
	for ( let page = 1; ; page++ ) {
		const glue = path.includes( '?' ) ? '&' : '?';
		const part = await request< Item[] >( { path: `${ path }${ glue }per_page=${ PAGE }&page=${ page }`, signal } );
		items.push( ...part );
		if ( part.length < PAGE ) {
			return items;
		}
	}
}

const terms =
	( resource: string ) =>
	( { signal }: Fetching ): Promise< Term[] > =>
		all< Term >( `/wc/v3/products/${ resource }?_fields=id,name,parent`, signal );

const fetches = {
	getProduct: ( { query: { id }, signal }: Fetching< { id: number } > ) =>
		// As in `ProductEditorModule`, which has the answer in the document.
		request< Product >( { path: `${ productPath( id ) }?context=edit`, signal } ),
	getVariation: async ( { query: { product, id }, signal }: Fetching< { product: number; id: number } > ) => {
		const [ variation, { description } ] = await Promise.all( [
			request< Variation >( { path: `${ productPath( product ) }/variations/${ id }?context=edit`, signal } ),
			// As it is stored: a variation's own route answers it as customers see it.
			request< Variation >( { path: `${ productPath( id ) }?context=edit&_fields=description`, signal } ),
		] );
		return { ...variation, description };
	},
	getVariations: ( { query: { product }, signal }: Fetching< { product: number } > ) =>
		product === 0
			? Promise.resolve( [] )
			: all< Variation >(
					`${ productPath( product ) }/variations?context=edit&orderby=menu_order&order=asc`,
					signal
				),
	getCategories: terms( 'categories' ),
	getBrands: terms( 'brands' ),
	getTaxClasses: ( { signal }: Fetching ) => request< TaxClass[] >( { path: '/wc/v3/taxes/classes', signal } ),
	getShippingClasses: ( { signal }: Fetching ) =>
		all< ProductShippingClass >( '/wc/v3/products/shipping_classes?_fields=id,name,slug', signal ),
	getAttributes: ( { signal }: Fetching ) =>
		request< ProductAttribute[] >( { path: '/wc/v3/products/attributes', signal } ),
	getTerms: ( { query: { attribute }, signal }: Fetching< { attribute: number } > ) =>
		// An attribute of the product's own has no terms.
		attribute === 0
			? Promise.resolve( [] )
			: all< ProductAttributeTerm >(
					`/wc/v3/products/attributes/${ attribute }/terms?_fields=id,name,slug`,
					signal
				),
	getNamed: ( { query: { ids }, signal }: Fetching< { ids: string } > ): Promise< NamedProduct[] > =>
		ids === ''
			? Promise.resolve( [] )
			: request< NamedProduct[] >( {
					path: `/wc/v3/products?include=${ ids }&per_page=${ PAGE }&_fields=id,name,sku`,
					signal,
				} ),
};

export const editorStore = createQueryStore( 'storewright/product-editor', fetches );

register( editorStore );
