import { __, _n, sprintf } from '@wordpress/i18n';

import type { HomePanels } from '../generated/rest';
import { urlTo } from '../shared/routing';
import { HomeNotificationsSlot } from '../shared/slots';
import { Card } from '../shared/ui/card';
import { NotificationCard } from '../shared/ui/notification-card';
import { hasFills } from '../shared/ui/replaceable';
import type { PanelName } from './store';
import styles from './work-card.module.scss';

const TEXTS: Readonly< Record< PanelName, ( count: number ) => string > > = {
	orders: ( count ) =>
		/* translators: %d: number of orders. */
		sprintf( _n( '%d order to fulfill', '%d orders to fulfill', count, 'storewright' ), count ),
	reviews: ( count ) =>
		/* translators: %d: number of reviews. */
		sprintf( _n( '%d review to moderate', '%d reviews to moderate', count, 'storewright' ), count ),
	stock: ( count ) =>
		/* translators: %d: number of products. */
		sprintf( _n( '%d product running low', '%d products running low', count, 'storewright' ), count ),
};

/** Links to where something waits, the panels and what other features name, while setup still has Home's first place. */
export const NotificationCards = ( { panels }: { panels: HomePanels } ) => {
	const waiting = ( Object.keys( TEXTS ) as PanelName[] ).filter( ( name ) => ( panels[ name ]?.count ?? 0 ) > 0 );
	return (
		<HomeNotificationsSlot>
			{ ( others ) =>
				waiting.length === 0 && ! hasFills( others ) ? null : (
					<Card as="section" aria-label={ __( 'Waiting for you', 'storewright' ) }>
						<ul className={ styles.cards }>
							{ others }
							{ waiting.map( ( name ) => (
								<NotificationCard
									key={ name }
									href={ urlTo( '/', { opened_panel: `${ name }-panel` } ) }
								>
									{ TEXTS[ name ]( panels[ name ]?.count ?? 0 ) }
								</NotificationCard>
							) ) }
						</ul>
					</Card>
				)
			}
		</HomeNotificationsSlot>
	);
};
