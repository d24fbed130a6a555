/** What importing asks of the server. */
import { request } from '../../../../../shared/data/request';
import { saveBatch, type StoredRate } from '../rates-api';
import { keyOf, type FileRate } from './columns';
import type { BadLine, Line, Stored } from './plan';

/** A rate of any class. */
type AnyRate = StoredRate & FileRate;

const PER_PAGE = 100;
const FIELDS = 'id,country,state,postcodes,cities,rate,name,priority,compound,shipping,class';

export const COUNTRIES = '/wc-analytics/data/countries?_fields=code';
export const CLASSES = '/wc/v3/taxes/classes?_fields=slug,name';

/**
 * Path of a page of all rates, of whatever class.
 *
 * @param page From 1 on.
 */
export const allRatesPath = ( page: number ) =>
	`/wc/v3/taxes?orderby=id&order=asc&per_page=${ PER_PAGE }&page=${ page }&_fields=${ FIELDS }`;

async function readKeys(): Promise< Set< string > > {
	const keys = new Set< string >();
	let read: AnyRate[];
	let page = 1;
	do {
		read = await request< AnyRate[] >( { path: allRatesPath( page ) } );
		read.forEach( ( rate ) => keys.add( keyOf( rate ) ) );
		page++;
	} while ( read.length === PER_PAGE );
	return keys;
}

/** What the store has by now. */
export async function readStored(): Promise< Stored > {
	const [ countries, classes, keys ] = await Promise.all( [
		request< Array< { code: string } > >( { path: COUNTRIES } ),
		request< Stored[ 'classes' ][ number ][] >( { path: CLASSES } ),
		readKeys(),
	] );
	return { countries: new Set( countries.map( ( { code } ) => code ) ), classes, keys };
}

/** What came of some of the lines. */
export interface Saved {
	rates: AnyRate[];
	refused: BadLine[];
}

/**
 * Adds rates.
 *
 * @param lines  The rates; the store has none of them.
 * @param onSome Told what came of each part of them.
 * @throws {RequestError} Where a part fails as a whole: those before it are added.
 */
export const addRates = ( lines: readonly Line[], onSome: ( saved: Saved ) => void ) =>
	saveBatch( { create: lines.map( ( { rate } ) => rate ), update: [], delete: [] }, ( _kind, at, outcomes ) => {
		const saved: Saved = { rates: [], refused: [] };
		outcomes.forEach( ( outcome, index ) => {
			if ( 'error' in outcome ) {
				saved.refused.push( { number: lines[ at + index ]?.number ?? 0, reason: outcome.error.message } );
			} else {
				saved.rates.push( outcome as AnyRate );
			}
		} );
		onSome( saved );
	} );
