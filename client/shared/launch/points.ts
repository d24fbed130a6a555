import { __ } from '@wordpress/i18n';

import type { OnboardingTask } from '../../generated/rest';
import { isRecord } from '../is-record';

interface Texts {
	done: string;
	/** Text of an open item. */
	open: string;
	/** Text of an item that is missing after the launch. */
	missing: string;
}

const textsOf = (): Record< string, Texts > => ( {
	products: {
		done: __( 'There is a product to sell', 'storewright' ),
		open: __( 'Add a product', 'storewright' ),
		missing: __( 'Customers find nothing to buy.', 'storewright' ),
	},
	payments: {
		done: __( 'Customers can pay', 'storewright' ),
		open: __( 'Set up a payment method', 'storewright' ),
		missing: __( 'Customers can’t pay.', 'storewright' ),
	},
	tax: {
		done: __( 'Tax is set', 'storewright' ),
		open: __( 'Set your tax rates, or skip tax', 'storewright' ),
		missing: __( 'Orders are placed without tax.', 'storewright' ),
	},
	shipping: {
		done: __( 'Products can be shipped', 'storewright' ),
		open: __( 'Set your shipping rates', 'storewright' ),
		missing: __( 'Orders can’t be shipped.', 'storewright' ),
	},
	storefront: {
		done: __( 'A storefront is connected', 'storewright' ),
		open: __( 'Connect a storefront', 'storewright' ),
		missing: __( 'There is no cart or checkout to place orders in.', 'storewright' ),
	},
} );

/** What a store needs before customers can buy. */
export interface LaunchPoint extends Texts {
	id: string;
	isDone: boolean;
}

/**
 * The points of the launch checklist, as the server tells of them.
 *
 * @param task The task of the launch.
 */
export const pointsOf = ( {
	additionalData: { checklist },
}: Pick< OnboardingTask, 'additionalData' > ): LaunchPoint[] => {
	const texts = textsOf();
	return ( Array.isArray( checklist ) ? checklist : [] ).flatMap( ( point: unknown ) => {
		const known = isRecord( point ) && typeof point.id === 'string' ? texts[ point.id ] : undefined;
		return known && isRecord( point )
			? [ { ...known, id: String( point.id ), isDone: point.isDone === true } ]
			: [];
	} );
};
