import { getPageData } from '../data/page-data';

/** Returns a whole number as the user's language writes it, such as 1,200; the browser may have another one. */
export const formatCount = ( count: number ): string => count.toLocaleString( getPageData().locale );
