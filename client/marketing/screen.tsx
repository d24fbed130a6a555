import { __ } from '@wordpress/i18n';

import { getPageData, userCan } from '../shared/data/page-data';
import { Card } from '../shared/ui/card';
import { Articles } from './articles';
import { MarketingCard, Rows } from './card';
import { ChannelsCards } from './channels-card';
import { CouponsCard } from './coupons-card';
import { InstalledCard } from './installed-card';
import { MiscCard } from './misc-card';
import { RecommendedCard } from './recommended-card';
import { useFirstAnswers } from './use-first-answers';
import styles from './overview.module.scss';

/** The marketing overview: channels, extensions, coupons and articles. */
export default function MarketingOverview() {
	// Only those are asked for what the server tells nobody else.
	const maySeeMore = getPageData().promotions && userCan( 'manage_woocommerce' ) && userCan( 'install_plugins' );
	if ( ! useFirstAnswers( maySeeMore ) ) {
		return (
			<div className={ styles.screen }>
				<Card>
					<Rows count={ 4 } />
				</Card>
			</div>
		);
	}
	return (
		<div className={ styles.screen }>
			<ChannelsCards />
			<InstalledCard />
			<RecommendedCard />
			{ maySeeMore && <MiscCard /> }
			<CouponsCard />
			<MarketingCard title={ __( 'Learn about marketing a store', 'storewright' ) }>
				{ ( id ) => <Articles titleId={ id } category="marketing" /> }
			</MarketingCard>
		</div>
	);
}
