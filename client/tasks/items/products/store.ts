/** Data that the products task starts from: the kinds of products, and the categories there are. */
import { register } from '@wordpress/data';

import type { OnboardingProductTypes, SampleProducts } from '../../../generated/rest';
import { createQueryStore, type Fetching, type QueryThunk } from '../../../shared/data/query-store';
import { request } from '../../../shared/data/request';
import { useQuery } from '../../../shared/data/use-query';

/** A kind of products. */
export type Kind = OnboardingProductTypes[ 'physical' ];

/** Kinds by id: our own, and what extensions bring. */
export type Kinds = Readonly< Record< string, Kind > >;

export interface Category {
	id: number;
	name: string;
}

export type Sample = SampleProducts[ 'samples' ][ number ];

/** The very paths that the server preloads, and that of the categories. */
export const KINDS = '/wc-admin/onboarding/product-types';
export const SAMPLES = '/wc-admin/onboarding/tasks/import_sample_products';
export const CATEGORIES = '/wc/v3/products/categories?per_page=100&_fields=id,name';

const fetches = {
	/** The kinds of products. */
	getKinds: ( { signal }: Fetching ) => request< Kinds >( { path: KINDS, signal } ),

	/** The samples that are in the store. */
	getSamples: async ( { signal }: Fetching ): Promise< readonly Sample[] > => {
		const { samples } = await request< SampleProducts >( { path: SAMPLES, signal } );
		return samples;
	},

	getCategories: ( { signal }: Fetching ) => request< readonly Category[] >( { path: CATEGORIES, signal } ),
};

const changeSamples =
	( method: 'POST' | 'DELETE' ): QueryThunk< typeof fetches > =>
	async ( { dispatch } ) => {
		const { samples } = await request< SampleProducts >( { path: SAMPLES, method } );
		dispatch.receiveResult( 'getSamples', {}, samples );
	};

const actions = {
	/**
	 * Puts the samples that are missing into the store.
	 *
	 * @throws {RequestError} Not all of them are there.
	 */
	addSamples: () => changeSamples( 'POST' ),

	/**
	 * Removes the samples from the store.
	 *
	 * @throws {RequestError} Some are still there.
	 */
	removeSamples: () => changeSamples( 'DELETE' ),
};

/** The store of the products task. */
export const productsStore = createQueryStore( 'storewright/products-task', fetches, { actions } );

register( productsStore );

export const useKinds = () => useQuery( productsStore, 'getKinds', {} );
export const useCategories = () => useQuery( productsStore, 'getCategories', {} );
export const useSamples = () => useQuery( productsStore, 'getSamples', {} );
