import type { ComponentType } from 'react';

import { Checklist } from './checklist';
import styles from './illustration.module.scss';
import { Parcel } from './parcel';
import { ShopFront } from './shop-front';

const PICTURES: Record< string, ComponentType > = {
	shipping: Parcel,
	store_details: ShopFront,
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
