import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { MiscRecommendation } from '../generated/rest';
import { useQuery } from '../shared/data/use-query';
import { NotLoaded } from '../shared/ui/not-loaded';
import { Offer, OfferItem, OfferList } from '../shared/ui/offer/offer';
import { MarketingCard } from './card';
import { marketingStore } from './store';
import styles from './overview.module.scss';

/** What else is recommended, such as knowing where orders come from; nothing where there is nothing. */
export function MiscCard() {
	const found = useQuery( marketingStore, 'getMiscRecommendations', {} );
	if ( found.status === 'loading' || ( found.status === 'ready' && found.data.length === 0 ) ) {
		return null;
	}
	return (
		<MarketingCard title={ __( 'More recommendations', 'storewright' ) }>
			{ ( id ) =>
				found.status === 'failed' ? (
					<div className={ styles.problem }>
						<NotLoaded
							title={ __( 'There was an error loading misc recommendations', 'storewright' ) }
							reads={ [ found ] }
						/>
					</div>
				) : (
					<OfferList aria-labelledby={ id }>
						{ found.data.map( ( recommendation ) => (
							<Row key={ recommendation.id } recommendation={ recommendation } />
						) ) }
					</OfferList>
				)
			}
		</MarketingCard>
	);
}

const Row = ( { recommendation: { name, description, url } }: { recommendation: MiscRecommendation } ) => (
	<OfferItem>
		<Offer
			name={ name }
			as="h3"
			description={ description }
			action={
				<ExternalLink href={ url }>
					{ __( 'Details', 'storewright' ) }
					<span className="screen-reader-text">
						{
							/* translators: Screen reader text after “Documentation” or “Details”. %s: name of an extension. */
							sprintf( __( 'of %s', 'storewright' ), name )
						}
					</span>
				</ExternalLink>
			}
		/>
	</OfferItem>
);
