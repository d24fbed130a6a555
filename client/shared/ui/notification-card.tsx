import type { ReactNode } from 'react';

import { Link } from '../routing';
import styles from './notification-card.module.scss';

interface NotificationCardProps {
	/** Where what waits is dealt with. */
	href: string;
	children: ReactNode;
}

/** An item of Home's list of what waits elsewhere on the page: says how much, and leads there. */
export const NotificationCard = ( { href, children }: NotificationCardProps ) => (
	<li className={ styles.item }>
		<Link className={ styles.card } href={ href }>
			{ children }
		</Link>
	</li>
);
