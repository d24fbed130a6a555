import { __, sprintf } from '@wordpress/i18n';

import { isRecord } from '../shared/is-record';
import { request, RequestError, toRequestError } from '../shared/data/request';
import { bodyOf } from './changes';
import { productPath } from './store';
import type { Product, Variation, VariationEdit } from './types';

/** How many variations one request changes: a slow server is done with them long before the request is given up. */
const BATCH = 50;

/**
 * Saves a product in one request: what was changed of it, or all of a new one.
 *
 * @param values As typed.
 * @param stored As it was.
 * @return As the server has it now.
 * @throws {RequestError} With status 409 where somebody else changed the same fields.
 */
export async function saveProduct( values: Product, stored: Product ): Promise< Product > {
	const body = bodyOf( values, stored );
	if ( stored.id > 0 && Object.keys( body ).length === 0 ) {
		return stored;
	}
	return stored.id === 0
		? request< Product >( { path: '/wc/v3/products', method: 'POST', data: body } )
		: request< Product >( { path: productPath( stored.id ), method: 'PUT', data: body } );
}

type Answer = Variation | { id: number; error: unknown };

const isFailed = ( answer: Answer ): answer is { id: number; error: unknown } => 'error' in answer;

/** What became of the changes of variations. */
export interface SavedVariations {
	saved: readonly Variation[];
	/** Why others were not saved, by id. */
	failed: Readonly< Record< string, RequestError > >;
}

/**
 * Saves changes of variations, 50 in a request. One that is refused does not keep the others from being saved.
 *
 * @param product Id of their product.
 * @param edits   By id of the variation.
 * @throws {RequestError} Nothing of a request was saved.
 */
export async function saveVariations(
	product: number,
	edits: Readonly< Record< string, VariationEdit > >
): Promise< SavedVariations > {
	const update = Object.entries( edits ).map( ( [ id, { to, from } ] ) => ( {
		...to,
		id: Number( id ),
		expected: from,
	} ) );
	const saved: Variation[] = [];
	const failed: Record< string, RequestError > = {};
	for ( let at = 0; at < update.length; at += BATCH ) {
		const answer = await request< { update: readonly Answer[] } >( {
			path: `${ productPath( product ) }/variations/batch`,
			method: 'POST',
			data: { update: update.slice( at, at + BATCH ) },
		} );
		for ( const item of answer.update ) {
			if ( isFailed( item ) ) {
				failed[ item.id ] = toRequestError( item.error );
			} else {
				saved.push( item );
			}
		}
	}
	return { saved, failed };
}

/**
 * Why variations were not saved, in one error; null where all were.
 *
 * @param failed By id.
 */
export function failureOf( failed: SavedVariations[ 'failed' ] ): RequestError | null {
	const [ first ] = Object.values( failed );
	if ( first === undefined ) {
		return null;
	}
	return new RequestError( {
		code: first.code,
		message: sprintf(
			/* translators: 1: number of variations, 2: a sentence that says why. */
			__( '%1$d of the variations could not be saved: %2$s Your changes are still in the table.', 'storewright' ),
			Object.keys( failed ).length,
			first.message
		),
	} );
}

/**
 * What somebody else changed of a variation meanwhile.
 *
 * @param error Why it was not saved.
 */
export const theirsOf = ( { status, data }: RequestError ): Partial< Variation > | null =>
	status === 409 && isRecord( data ) && isRecord( data.conflicts )
		? ( data.conflicts as Partial< Variation > )
		: null;
