import { formatQuery, type Query } from '../../shared/routing';
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
export const filterQuery = ( { filters }: Report, query: Query ): Record< string, string > =>
	Object.fromEntries(
		filters.flatMap( ( filter ) => {
			const value = query[ filter.param ];
			return offers( filter, value ) ? [ [ filter.param, value ] ] : [];
		} )
	);

/** The query string of the figures of a period. */
export const statsSearch = ( days: Days, interval: string, filters: Query ): string =>
	formatQuery( { ...daysQuery( days ), interval, ...filters } );
