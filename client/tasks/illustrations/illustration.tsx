import type { ComponentType } from 'react';

import { PaymentCard } from './card';
import { Checklist } from './checklist';
import styles from './illustration.module.scss';
import { Megaphone } from './megaphone';
import { Parcel } from './parcel';
import { Receipt } from './receipt';
import { Shelf } from './shelf';
import { ShopFront } from './shop-front';

const PICTURES: Record< string, ComponentType > = {
	'launch-your-store': ShopFront,
	marketing: Megaphone,
	payments: PaymentCard,
	products: Shelf,
	shipping: Parcel,
	store_details: ShopFront,
	tax: Receipt,
	'woocommerce-payments': PaymentCard,
};

interface IllustrationProps {
	/** Id of the task that the picture goes with. */
	task: string;
}

/**
 * A line drawing of 200 × 144 px. It says nothing that the text beside it does not.
 */
export const Illustration = ( { task }: IllustrationProps ) => {
	const Picture = PICTURES[ task ] ?? Checklist;
	return (
		<svg
			className={ styles.illustration }
			viewBox="0 0 200 144"
			width="200"
			height="144"
			aria-hidden="true"
			focusable="false"
		>
			<Picture />
		</svg>
	);
};
