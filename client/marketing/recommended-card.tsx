import { __ } from '@wordpress/i18n';

import { useQuery } from '../shared/data/use-query';
import { NotLoaded } from '../shared/ui/not-loaded';
import { MarketingCard, Rows } from './card';
import { RecommendedList } from './recommended-list';
import { marketingStore } from './store';
import styles from './overview.module.scss';

/** Marketing extensions that could be added; nothing where there are none, as with promotions turned off. */
export function RecommendedCard() {
	const recommended = useQuery( marketingStore, 'getRecommendedPlugins', { category: 'marketing' } );
	if ( recommended.status === 'ready' && recommended.data.length === 0 ) {
		return null;
	}
	return (
		<MarketingCard
			title={ __( 'Recommended extensions', 'storewright' ) }
			text={ __(
				'Free plugins from the WordPress plugin directory. You can remove them at any time.',
				'storewright'
			) }
		>
			{ ( id ) => {
				switch ( recommended.status ) {
					case 'failed':
						return (
							<div className={ styles.problem }>
								<NotLoaded
									title={ __( 'There was an error loading recommended extensions.', 'storewright' ) }
									reads={ [ recommended ] }
								/>
							</div>
						);
					case 'loading':
						return <Rows count={ 4 } />;
					case 'ready':
						return <RecommendedList titleId={ id } category="marketing" extensions={ recommended.data } />;
				}
			} }
		</MarketingCard>
	);
}
