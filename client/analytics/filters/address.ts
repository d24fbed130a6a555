/** Advanced filters in the address: read, written, and as the server takes them. */
import type { Query } from '../../shared/routing';
import { addDays, isDay } from '../period/dates';
import type { AdvancedFilter, Control, Rule } from './types';

/** A filter that has a value. */
export interface ActiveFilter {
	id: string;
	/** Of its rule. */
	param: string;
	/** Chosen values, or the one or two that were typed: decimals with a point, days as YYYY-MM-DD. */
	values: readonly string[];
}

export type Match = 'all' | 'any';

/** What the address says and no filter can take. */
export interface Problem {
	param: string;
	value: string;
}

export interface Filtered {
	active: readonly ActiveFilter[];
	match: Match;
	problems: readonly Problem[];
}

/** How names of filters end: what ends so and belongs to no filter is quoted as a problem. */
const FILTER_LIKE = /^[a-z_]+_(is|is_not|includes|excludes|min|max|between|before|after)$/;

const baseOf = ( name: string ): string => name.replace( /\[.*$/s, '' );

const ruleOf = (
	filters: readonly AdvancedFilter[],
	param: string
): { filter: AdvancedFilter; rule: Rule } | undefined => {
	for ( const filter of filters ) {
		const rule = filter.rules.find( ( one ) => one.param === param );
		if ( rule ) {
			return { filter, rule };
		}
	}
	return undefined;
};

const listOf = ( text: string ): string[] =>
	text
		.split( ',' )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );

/** Whether a filter can take a value. What things the server knows, it says itself. */
export function takes( control: Control, value: string ): boolean {
	switch ( control.type ) {
		case 'select':
		case 'options':
			return control.options.some( ( option ) => option.value === value );
		case 'number':
			return /^\d{1,9}$/.test( value );
		case 'money':
			return /^-?\d{1,15}(\.\d{1,6})?$/.test( value );
		case 'date':
			return isDay( value );
		case 'search':
			switch ( control.of ) {
				case 'attribute':
					return /^\d+-\d+$/.test( value );
				case 'country':
					return /^[A-Z]{2}$/.test( value );
				case 'ip_address':
					return /^[\da-fA-F.:]{2,45}$/.test( value );
				default:
					return /^\d{1,18}$/.test( value ) && Number( value ) > 0;
			}
	}
}

/** The values of a parameter: a list, or `param[0]`, `param[1]`; pairs as `param[0][0]`, `param[0][1]`. */
function valuesOf( query: Query, param: string, isPairs: boolean ): string[] {
	const own = Object.entries( query ).filter( ( [ name ] ) => baseOf( name ) === param );
	if ( ! isPairs ) {
		return own.flatMap( ( [ , value ] ) => listOf( value ) );
	}
	const pairs: Record< string, string[] > = {};
	for ( const [ name, value ] of own ) {
		const at = name.slice( param.length ).match( /^\[(\d*)\]/ )?.[ 1 ] ?? '';
		( pairs[ at ] ??= [] ).push( value );
	}
	return Object.values( pairs ).map( ( pair ) => pair.join( '-' ) );
}

/**
 * Reads the filters of a report from the address.
 *
 * @param filters That the report has.
 * @param query   The address's.
 * @return Those with values that they can take, in the order of the address, and what else it says.
 */
export function readFilters( filters: readonly AdvancedFilter[], query: Query ): Filtered {
	const active: ActiveFilter[] = [];
	const problems: Problem[] = [];
	const params = [ ...new Set( Object.keys( query ).map( baseOf ) ) ];
	for ( const param of params ) {
		const found = ruleOf( filters, param );
		if ( found === undefined ) {
			if ( FILTER_LIKE.test( param ) ) {
				problems.push( { param, value: valuesOf( query, param, false ).join( ',' ) } );
			}
			continue;
		}
		const { filter, rule } = found;
		const { control } = filter;
		const values = valuesOf( query, param, control.type === 'search' && control.of === 'attribute' );
		const good = values.filter( ( value ) => takes( control, value ) );
		problems.push(
			...values.filter( ( value ) => ! takes( control, value ) ).map( ( value ) => ( { param, value } ) )
		);
		const isSingle = control.type !== 'options' && control.type !== 'search';
		const wanted = rule.isRange ? 2 : 1;
		if ( isSingle && good.length === values.length && values.length !== wanted ) {
			problems.push( { param, value: values.join( ',' ) } );
		} else if ( good.length > 0 && ( ! isSingle || good.length === wanted ) ) {
			active.push( { id: filter.id, param, values: isSingle ? good : [ ...new Set( good ) ] } );
		}
	}
	const isMatch = query.match === undefined || query.match === 'all' || query.match === 'any';
	if ( ! isMatch && filters.length > 0 ) {
		problems.push( { param: 'match', value: query.match ?? '' } );
	}
	return { active, match: query.match === 'any' ? 'any' : 'all', problems };
}

/** Writes a filter's values as parameters. */
function parametersOf( { param, values }: ActiveFilter, { filter, rule }: { filter: AdvancedFilter; rule: Rule } ) {
	if ( filter.control.type === 'search' && filter.control.of === 'attribute' ) {
		return values.flatMap( ( pair, at ) =>
			pair.split( '-' ).map( ( id, place ) => [ `${ param }[${ at }][${ place }]`, id ] as const )
		);
	}
	return rule.isRange
		? values.map( ( value, at ) => [ `${ param }[${ at }]`, value ] as const )
		: [ [ param, values.join( ',' ) ] as const ];
}

/**
 * Writes filters as parameters of the address.
 *
 * @param filters That the report has.
 * @param active  Those with values.
 * @param match   Whether all of them have to match, or any.
 */
export function filterParameters(
	filters: readonly AdvancedFilter[],
	active: readonly ActiveFilter[],
	match: Match
): Record< string, string > {
	return Object.fromEntries( [
		...( active.length > 0 ? [ [ 'match', match ] as const ] : [] ),
		...active.flatMap( ( one ) => {
			const found = ruleOf( filters, one.param );
			return found ? parametersOf( one, found ) : [];
		} ),
	] );
}

/** The address's query without what filters say in it, so that others can be written. */
export function withoutFilters( filters: readonly AdvancedFilter[], query: Query ): Query {
	return Object.fromEntries(
		Object.entries( query ).filter( ( [ name ] ) => {
			const param = baseOf( name );
			return param !== 'match' && ! FILTER_LIKE.test( param ) && ruleOf( filters, param ) === undefined;
		} )
	);
}

/** A day as the moment that the server compares with: both ends of a range belong to it, “before” and “after” leave the day out. */
function momentOf( day: string, param: string, isLast: boolean ): string {
	if ( param.endsWith( '_before' ) ) {
		return `${ addDays( day, -1 ) }T23:59:59`;
	}
	if ( param.endsWith( '_after' ) ) {
		return `${ addDays( day, 1 ) }T00:00:00`;
	}
	return `${ day }T${ isLast ? '23:59:59' : '00:00:00' }`;
}

/**
 * The filters of the address as parameters of a request.
 *
 * @param filters That the report has.
 * @param query   The address's.
 */
export function requestParameters( filters: readonly AdvancedFilter[], query: Query ): Record< string, string > {
	const { active, match } = readFilters( filters, query );
	const asked = active.map( ( one ) =>
		ruleOf( filters, one.param )?.filter.control.type === 'date'
			? { ...one, values: one.values.map( ( day, at ) => momentOf( day, one.param, at === 1 ) ) }
			: one
	);
	return filterParameters( filters, asked, match );
}
