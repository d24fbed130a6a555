import { formatQuery, type Query } from '../../shared/routing';
import { requestParameters } from '../filters/address';
import { itemsOf, shownOption } from '../filters/show';
import type { Days } from '../period/period';
import type { Filter, Report } from './types';

/** The parameters of a period. */
export const daysQuery = ( { after, before }: Days ) => ( {
	after: `${ after }T00:00:00`,
	before: `${ before }T23:59:59`,
} );

/** Whether a filter offers a value. */
const offers = ( { options }: Filter, value: string | undefined ): value is string =>
	value !== undefined && value !== '' && options.some( ( option ) => option.value === value );

/** What the address narrows a report by; values that no filter offers narrow nothing. */
export function filterQuery(
	{ filters, advanced = [], show, compare }: Report,
	query: Query
): Record< string, string > {
	const chosen = [ show, compare?.show ].flatMap( ( one ) => itemsOf( one, query ) ?? [] );
	return {
		...Object.fromEntries(
			filters.flatMap( ( filter ) => {
				const value = query[ filter.param ];
				return offers( filter, value ) ? [ [ filter.param, value ] ] : [];
			} )
		),
		...Object.fromEntries(
			chosen
				.filter( ( { values } ) => values.length > 0 )
				.map( ( { choice, values } ) => [ choice.param, values.join( ',' ) ] )
		),
		...requestParameters( advanced, query ),
	};
}

/**
 * The figures that a report shows. The server adds up no others: how many different products were sold, for one, takes each order of the
 * period, where most figures take a row a day.
 */
export function fieldsQuery( { figures, rows }: Report ): { fields: string } {
	const { measures = [], volume = '' } = figures ?? {};
	const names = [
		...measures.map( ( { id } ) => id ),
		volume,
		...Object.values( rows.totals ?? {} ),
		// The first column has the step.
		...( rows.isSteps ? rows.columns.slice( 1 ).map( ( { id } ) => id ) : [] ),
	];
	return { fields: [ ...new Set( names ) ].filter( ( name ) => name !== '' ).join( ',' ) };
}

/** The query string of the figures of a period. */
export const statsSearch = ( report: Report, days: Days, interval: string, filters: Query ): string =>
	formatQuery( { ...daysQuery( days ), interval, ...fieldsQuery( report ), ...filters } );

/** The items that are set side by side; null where there are none. */
export function comparedItems( { compare }: Report, query: Query ): readonly string[] | null {
	const items =
		compare !== undefined && shownOption( compare.show, query )?.value === compare.option
			? itemsOf( compare.show, query )
			: null;
	return items === null || items.values.length < 2 ? null : items.values;
}

/** What the figures of the period are asked for by: the filters, and what they are split by where the chart has a line of each item. */
export function figuresQuery( report: Report, query: Query ): Record< string, string > {
	const isSplit = report.isSplit === true || comparedItems( report, query ) !== null;
	return {
		...filterQuery( report, query ),
		...( isSplit && report.compare !== undefined && { segmentby: report.compare.segmentBy } ),
	};
}
