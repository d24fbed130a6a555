/** The rates of the store's country: `wc/v3/taxes`. */
import type { Tax } from '../../../../generated/rest';
import { withTextCodes, type AnsweredCountry, type Country } from '../../../../shared/data/countries';
import { request, RequestError } from '../../../../shared/data/request';

export type StoredRate = Pick<
	Tax,
	| 'id'
	| 'country'
	| 'state'
	| 'postcodes'
	| 'cities'
	| 'rate'
	| 'name'
	| 'priority'
	| 'compound'
	| 'shipping'
	| 'order'
>;

/** Fields of a rate that are sent. */
export type RateInput = Partial< Omit< StoredRate, 'id' > >;

export interface RateBatch {
	create: RateInput[];
	update: Array< RateInput & { id: number } >;
	delete: number[];
}

/** Result of one change. */
export type Outcome = StoredRate | { error: { code: string; message: string; data?: { params?: unknown } } };

export interface RateList {
	rates: readonly StoredRate[];
	/** Whether these are all; shops with tens of thousands import them from files. */
	isWhole: boolean;
}

const PER_PAGE = 100;
const MAX_PAGES = 10;

/** Most changes of one request. */
const LARGEST_BATCH = 100;

const FIELDS = 'id,country,state,postcodes,cities,rate,name,priority,compound,shipping,order';

/**
 * Path of a page of the standard rates.
 *
 * @param page From 1 on.
 */
export const ratesPath = ( page: number ) =>
	`/wc/v3/taxes?class=standard&orderby=order&per_page=${ PER_PAGE }&page=${ page }&_fields=${ FIELDS }`;

/** Where rates are saved. */
export const BATCH = '/wc/v3/taxes/batch';

/**
 * Path of a country with its states.
 *
 * @param code The country's.
 */
export const countryPath = ( code: string ) =>
	`/wc-analytics/data/countries/${ code.toLowerCase() }?_fields=code,name,states`;

/**
 * The standard rates of a country.
 *
 * @param country Its code.
 */
export async function readRates( country: string, signal?: AbortSignal ): Promise< RateList > {
	const rates: StoredRate[] = [];
	let page = 1;
	let read: StoredRate[];
	do {
		read = await request< StoredRate[] >( { path: ratesPath( page ), ...( signal && { signal } ) } );
		rates.push( ...read.filter( ( rate ) => rate.country === country ) );
		page++;
	} while ( read.length === PER_PAGE && page <= MAX_PAGES );
	return { rates, isWhole: read.length < PER_PAGE };
}

/**
 * A country and its states.
 *
 * @param code The country's.
 */
export const readCountry = async ( code: string, signal: AbortSignal ): Promise< Country > =>
	withTextCodes( await request< AnsweredCountry >( { path: countryPath( code ), signal } ) );

const isGone = ( outcome: Outcome ): boolean =>
	'error' in outcome && outcome.error.code === 'woocommerce_rest_invalid_id';

const send = ( data: Partial< RateBatch > ) =>
	request< Partial< Record< keyof RateBatch, Outcome[] > > >( { path: BATCH, method: 'POST', data } );

const inParts = < Item >( items: readonly Item[] ): Item[][] =>
	Array.from( { length: Math.ceil( items.length / LARGEST_BATCH ) }, ( _, part ) =>
		items.slice( part * LARGEST_BATCH, ( part + 1 ) * LARGEST_BATCH )
	);

/**
 * Saves changes. Each is made or refused by itself; the outcomes are in the order of the changes.
 *
 * @param batch  The changes.
 * @param onSome Told the outcomes of each request, so that nothing is made twice where a later one fails.
 * @throws {RequestError} Where a request fails as a whole.
 */
export async function saveBatch(
	batch: RateBatch,
	onSome: ( kind: 'create' | 'update', at: number, outcomes: Outcome[] ) => void
): Promise< void > {
	for ( const kind of [ 'update', 'create' ] as const ) {
		let at = 0;
		for ( const part of inParts< RateInput >( batch[ kind ] ) ) {
			const answer = await send( { [ kind ]: part } );
			onSome( kind, at, answer[ kind ] ?? [] );
			at += part.length;
		}
	}
	for ( const part of inParts( batch.delete ) ) {
		const { delete: outcomes = [] } = await send( { delete: part } );
		const refused = outcomes.find( ( outcome ) => 'error' in outcome && ! isGone( outcome ) );
		if ( refused && 'error' in refused ) {
			throw new RequestError( refused.error );
		}
	}
}
