import { useMemo } from '@wordpress/element';

import { usePageData } from '../../shared/data/page-data';
import { useQuery } from '../../shared/routing';
import { shopTime } from './dates';
import { readPeriod, type Calendar, type Period } from './period';

/** Today in the shop, and the day that its weeks begin on. */
export function useCalendar(): Calendar {
	const { timeZone, weekStart } = usePageData().analytics;
	const today = shopTime( timeZone ).slice( 0, 10 );
	return useMemo( () => ( { today, weekStart } ), [ today, weekStart ] );
}

/** The period that the address names, else the shop's usual one. */
export function usePeriod(): Period {
	const query = useQuery();
	const calendar = useCalendar();
	const { defaultDateRange } = usePageData().analytics;
	return useMemo( () => readPeriod( query, defaultDateRange, calendar ), [ query, defaultDateRange, calendar ] );
}
