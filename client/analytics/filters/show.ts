/** What of its items a report shows, by the address. */
import type { Query } from '../../shared/routing';
import type { Problem } from './address';
import { ADVANCED, type ItemChoice, type Show } from './types';

/** The option that the address names: the first one where it names none. */
export const shownOption = ( show: Show, query: Query ) =>
	show.options.find( ( { value } ) => value === query[ show.param ] ) ?? show.options[ 0 ];

const isId = ( text: string ): boolean => /^\d{1,18}$/.test( text ) && Number( text ) > 0;

const idsOf = ( text = '' ): string[] => [
	...new Set(
		text
			.split( ',' )
			.map( ( part ) => part.trim() )
			.filter( ( part ) => part !== '' )
	),
];

/**
 * The items that the address names.
 *
 * @return Null where the report shows all.
 */
export function itemsOf(
	show: Show | undefined,
	query: Query
): { choice: ItemChoice; values: readonly string[] } | null {
	const choice = show === undefined ? undefined : shownOption( show, query )?.items;
	return choice === undefined
		? null
		: { choice, values: idsOf( query[ choice.param ] ).filter( isId ).slice( 0, choice.max ) };
}

/** What the address says of items and no report can show. */
export function showProblems( show: Show | undefined, query: Query ): readonly Problem[] {
	if ( show === undefined ) {
		return [];
	}
	const said = query[ show.param ];
	const isKnown = said === undefined || show.options.some( ( { value } ) => value === said );
	const items = itemsOf( show, query );
	const asked = items === null ? [] : idsOf( query[ items.choice.param ] );
	const left = asked.filter( ( id ) => ! items?.values.includes( id ) );
	return [
		...( isKnown ? [] : [ { param: show.param, value: said } ] ),
		...( items === null || left.length === 0 ? [] : [ { param: items.choice.param, value: left.join( ',' ) } ] ),
	];
}

/** The query with another choice: what the choice before it named goes. */
export function withShown( show: Show, query: Query, value: string, items: readonly string[] = [] ): Query {
	const params = new Set( [
		show.param,
		'paged',
		...show.options.flatMap( ( option ) => ( option.items ? [ option.items.param ] : [] ) ),
		// Another product has other variations.
		...( show.param === 'filter' ? [ 'filter-variations', 'variations' ] : [] ),
	] );
	const others = Object.entries( query ).filter( ( [ name ] ) => ! params.has( name ) );
	const choice = show.options.find( ( option ) => option.value === value )?.items;
	const isFirst = show.options[ 0 ]?.value === value;
	return Object.fromEntries( [
		...others,
		...( isFirst ? [] : [ [ show.param, value ] as const ] ),
		...( choice && items.length > 0 ? [ [ choice.param, items.join( ',' ) ] as const ] : [] ),
	] );
}

/** Whether the advanced filters are open. */
export const isAdvanced = ( show: Show | undefined, query: Query ): boolean =>
	show !== undefined && query[ show.param ] === ADVANCED;
