import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { usePageData } from '../shared/data/page-data';
import { useQuery } from '../shared/data/use-query';
import { Articles } from './articles';
import { MarketingCard } from './card';
import { RecommendedList } from './recommended-list';
import { marketingStore } from './store';
import styles from './overview.module.scss';

/** Coupons: the way to them, extensions for them, and articles about them. */
export function CouponsCard() {
	const { couponsUrl } = usePageData();
	const recommended = useQuery( marketingStore, 'getRecommendedPlugins', { category: 'coupons' } );
	return (
		<MarketingCard
			title={ __( 'Coupons', 'storewright' ) }
			text={ __( 'Give a discount with a code that customers enter.', 'storewright' ) }
		>
			{ ( id ) => (
				<>
					{ couponsUrl !== '' && (
						<div className={ styles.action }>
							<Button __next40pxDefaultSize variant="secondary" href={ couponsUrl }>
								{ __( 'Manage coupons', 'storewright' ) }
							</Button>
						</div>
					) }
					{ recommended.status === 'ready' && recommended.data.length > 0 && (
						<RecommendedList titleId={ id } category="coupons" extensions={ recommended.data } />
					) }
					<Articles titleId={ id } category="coupons" />
				</>
			) }
		</MarketingCard>
	);
}
