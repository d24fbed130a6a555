/** Requests of the import. */
import { request } from '../../../../../shared/data/request';
import { saveBatch } from '../rates-api';
import { keyOf } from './columns';
import type { AnyRate, BadLine, Line, Stored } from './plan';

const PER_PAGE = 100;
const FIELDS = 'id,country,state,postcodes,cities,rate,name,priority,compound,shipping,order,class';

export const COUNTRIES = '/wc-analytics/data/countries?_fields=code';
export const CLASSES = '/wc/v3/taxes/classes?_fields=slug,name';

/**
 * Path of a page of all rates, of whatever class.
 *
 * @param page From 1 on.
 */
export const allRatesPath = ( page: number ) =>
	`/wc/v3/taxes?orderby=id&order=asc&per_page=${ PER_PAGE }&page=${ page }&_fields=${ FIELDS }`;

async function readRates(): Promise< Map< string, AnyRate > > {
	const rates = new Map< string, AnyRate >();
	let read: AnyRate[];
	let page = 1;
	do {
		read = await request< AnyRate[] >( { path: allRatesPath( page ) } );
		read.forEach( ( rate ) => rates.set( keyOf( rate ), rate ) );
		page++;
	} while ( read.length === PER_PAGE );
	return rates;
}

/** Fetches the rates that the store has by now. */
export async function readStored(): Promise< Stored > {
	const [ countries, classes, rates ] = await Promise.all( [
		request< Array< { code: string } > >( { path: COUNTRIES } ),
		request< Stored[ 'classes' ][ number ][] >( { path: CLASSES } ),
		readRates(),
	] );
	return { countries: new Set( countries.map( ( { code } ) => code ) ), classes, rates };
}

/** Results of some of the lines. */
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
