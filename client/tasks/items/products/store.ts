/** What the products task starts from: the kinds of products, and the categories there are. */
import { createReduxStore, register } from '@wordpress/data';

import type { OnboardingProductTypes, SampleProducts } from '../../../generated/rest';
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

export type Sample = SampleProducts[ 'samples' ][ number ];

interface State {
	samples?: readonly Sample[];
	kinds?: Kinds;
	categories?: readonly Category[];
}

type Action =
	| { type: 'KINDS_RECEIVED'; kinds: Kinds }
	| { type: 'SAMPLES_RECEIVED'; samples: readonly Sample[] }
	| { type: 'CATEGORIES_RECEIVED'; categories: readonly Category[] };

type ProductsThunk< R = void > = Thunk< Action, typeof selectors, Promise< R > >;

/** The very paths that the server preloads, and that of the categories. */
export const KINDS = '/wc-admin/onboarding/product-types';
export const SAMPLES = '/wc-admin/onboarding/tasks/import_sample_products';
export const CATEGORIES = '/wc/v3/products/categories?per_page=100&_fields=id,name';

function reducer( state: State = {}, action: Action ): State {
	switch ( action.type ) {
		case 'KINDS_RECEIVED':
			return { ...state, kinds: action.kinds };
		case 'SAMPLES_RECEIVED':
			return { ...state, samples: action.samples };
		case 'CATEGORIES_RECEIVED':
			return { ...state, categories: action.categories };
		default:
			return state;
	}
}

const selectors = {
	/** The kinds of products; undefined until they were read. */
	getKinds: ( state: State ): Kinds | undefined => state.kinds,
	/** The samples that are in the store; undefined until they were read. */
	getSamples: ( state: State ): readonly Sample[] | undefined => state.samples,
	/** The categories; undefined until they were read. */
	getCategories: ( state: State ): readonly Category[] | undefined => state.categories,
};

const askSamples =
	( method: 'GET' | 'POST' | 'DELETE' ): ProductsThunk =>
	async ( { dispatch } ) => {
		const { samples } = await request< SampleProducts >( { path: SAMPLES, method } );
		dispatch( { type: 'SAMPLES_RECEIVED', samples } );
	};

const actions = {
	/**
	 * Puts the samples that are missing into the store.
	 *
	 * @throws {RequestError} Not all of them are there.
	 */
	addSamples: () => askSamples( 'POST' ),

	/**
	 * Removes the samples from the store.
	 *
	 * @throws {RequestError} Some are still there.
	 */
	removeSamples: () => askSamples( 'DELETE' ),
};

const resolvers = {
	getSamples: () => askSamples( 'GET' ),
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
	actions,
	selectors,
	resolvers,
} );

register( productsStore );

export const useKinds = () => useRead< Kinds >( productsStore, 'getKinds' );
export const useCategories = () => useRead< readonly Category[] >( productsStore, 'getCategories' );
export const useSamples = () => useRead< readonly Sample[] >( productsStore, 'getSamples' );
