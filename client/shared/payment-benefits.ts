import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from './data/page-data';

/** What is known of a payment provider. */
interface Known {
	/** More currencies than this are taken; 0 to say nothing of it. */
	currencies: number;
	/** How many payment methods there are; 0 to say nothing of it. */
	methods: number;
}

/** The provider's selling points that are known. */
export function benefitsOf( { currencies, methods }: Known ): string[] {
	const number = new Intl.NumberFormat( getPageData().locale );
	return [
		currencies > 0
			? /* translators: %s: number of currencies. */
				sprintf( __( 'More than %s currencies', 'storewright' ), number.format( currencies ) )
			: '',
		methods > 0
			? /* translators: %s: number of ways to pay, more than one. */
				sprintf( __( '%s payment methods', 'storewright' ), number.format( methods ) )
			: '',
	].filter( ( text ) => text !== '' );
}
