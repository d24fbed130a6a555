import { getPageData } from '../../../shared/data/page-data';
import type { Task } from '../../types';

/** A theme that a marketplace sells, as the server tells of it. */
export interface PaidTheme {
	/** The product in the marketplace. */
	id: number;
	title: string;
	/** Price of a year, decimal text. */
	price: string;
	/** Code of the currency of that. */
	currency: string;
	excerpt: string;
}

const isTheme = ( value: unknown ): value is PaidTheme =>
	typeof value === 'object' && value !== null && 'id' in value && 'price' in value;

/**
 * The themes that are offered; none without promotions.
 *
 * @param task The purchase task.
 */
export function themesOf( { additionalData }: Task ): PaidTheme[] {
	const data: unknown = additionalData.themes;
	return getPageData().promotions && Array.isArray( data ) ? data.filter( isTheme ) : [];
}

/**
 * The marketplace's cart with products in it.
 *
 * @param task The purchase task.
 * @param ids  The products.
 */
export function cartUrl( { additionalData }: Task, ids: readonly number[] ): string {
	const data: unknown = additionalData.cartUrl;
	return typeof data === 'string' ? data.replace( '{ids}', ids.join() ) : '';
}

/**
 * A price as the marketplace means it, in its currency and the page's language.
 *
 * @param theme The theme.
 */
export function priceOf( { price, currency }: PaidTheme ): string {
	return new Intl.NumberFormat( getPageData().locale, {
		style: 'currency',
		currency,
		trailingZeroDisplay: 'stripIfInteger',
	} as Intl.NumberFormatOptions ).format( Number( price ) );
}
