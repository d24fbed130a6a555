import { formatQuery, type Query } from '../../shared/routing';
import { requestParameters } from '../filters/address';
import { itemsOf } from '../filters/show';
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
export function filterQuery( { filters, advanced = [], show }: Report, query: Query ): Record< string, string > {
	const items = itemsOf( show, query );
	return {
		...Object.fromEntries(
			filters.flatMap( ( filter ) => {
				const value = query[ filter.param ];
				return offers( filter, value ) ? [ [ filter.param, value ] ] : [];
			} )
		),
		...( items !== null && items.values.length > 0 && { [ items.choice.param ]: items.values.join( ',' ) } ),
		...requestParameters( advanced, query ),
	};
}

/** The query string of the figures of a period. */
export const statsSearch = ( days: Days, interval: string, filters: Query ): string =>
	formatQuery( { ...daysQuery( days ), interval, ...filters } );
