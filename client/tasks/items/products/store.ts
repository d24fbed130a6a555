/** What the products task starts from: the kinds of products, and the categories there are. */
import { createReduxStore, register } from '@wordpress/data';

import type { OnboardingProductTypes } from '../../../generated/rest';
import { request } from '../../../shared/data/request';
import type { Thunk } from '../../../shared/data/thunk';
import { useRead } from '../../../shared/data/use-read';

/** A kind of products. */
export type Kind = OnboardingProductTypes[ 'physical' ];

/** Kinds by id: our own, and what extensions bring. */
export type Kinds = Readonly< Record< string, Kind > >;

export interface Category {
	id: number;
	name: string;
}

interface State {
	kinds?: Kinds;
	categories?: readonly Category[];
}

type Action =
	{ type: 'KINDS_RECEIVED'; kinds: Kinds } | { type: 'CATEGORIES_RECEIVED'; categories: readonly Category[] };

type ProductsThunk< R = void > = Thunk< Action, typeof selectors, Promise< R > >;

/** The very path that the server preloads. */
export const KINDS = '/wc-admin/onboarding/product-types';
export const CATEGORIES = '/wc/v3/products/categories?per_page=100&_fields=id,name';

function reducer( state: State = {}, action: Action ): State {
	switch ( action.type ) {
		case 'KINDS_RECEIVED':
			return { ...state, kinds: action.kinds };
		case 'CATEGORIES_RECEIVED':
			return { ...state, categories: action.categories };
		default:
			return state;
	}
}

const selectors = {
	/** The kinds of products; undefined until they were read. */
	getKinds: ( state: State ): Kinds | undefined => state.kinds,
	/** The categories; undefined until they were read. */
	getCategories: ( state: State ): readonly Category[] | undefined => state.categories,
};

const resolvers = {
	getKinds:
		(): ProductsThunk =>
		async ( { dispatch } ) => {
			dispatch( { type: 'KINDS_RECEIVED', kinds: await request< Kinds >( { path: KINDS } ) } );
		},
	getCategories:
		(): ProductsThunk =>
		async ( { dispatch } ) => {
			dispatch( {
				type: 'CATEGORIES_RECEIVED',
				categories: await request< Category[] >( { path: CATEGORIES } ),
			} );
		},
};

/** The store of the products task. */
export const productsStore = createReduxStore( 'storewright/products-task', {
	reducer,
	actions: {},
	selectors,
	resolvers,
} );

register( productsStore );

export const useKinds = () => useRead< Kinds >( productsStore, 'getKinds' );
export const useCategories = () => useRead< readonly Category[] >( productsStore, 'getCategories' );
