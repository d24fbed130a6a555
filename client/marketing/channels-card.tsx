import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { MarketingChannel } from '../generated/rest';
import { useQuery } from '../shared/data/use-query';
import { NotLoaded } from '../shared/ui/not-loaded';
import { Offer, OfferBadge, OfferItem, OfferList } from '../shared/ui/offer/offer';
import { CampaignsCard } from './campaigns-card';
import { MarketingCard } from './card';
import { marketingStore } from './store';
import styles from './overview.module.scss';

/** The marketing channels that plugins have registered, with their campaigns; nothing without one. */
export function ChannelsCards() {
	const channels = useQuery( marketingStore, 'getChannels', {} );
	if ( channels.status === 'loading' || ( channels.status === 'ready' && channels.data.length === 0 ) ) {
		return null;
	}
	if ( channels.status === 'failed' ) {
		return (
			<MarketingCard title={ __( 'Channels', 'storewright' ) }>
				{ () => (
					<div className={ styles.problem }>
						<NotLoaded
							title={ __( 'The channels could not be loaded.', 'storewright' ) }
							reads={ [ channels ] }
						/>
					</div>
				) }
			</MarketingCard>
		);
	}
	return (
		<>
			<MarketingCard title={ __( 'Channels', 'storewright' ) }>
				{ ( id ) => (
					<OfferList aria-labelledby={ id }>
						{ channels.data.map( ( channel ) => (
							<Channel key={ channel.slug } channel={ channel } />
						) ) }
					</OfferList>
				) }
			</MarketingCard>
			<CampaignsCard channels={ channels.data } />
		</>
	);
}

const listingsText = ( status: string ) =>
	( {
		synced: __( 'Products are up to date.', 'storewright' ),
		'sync-in-progress': __( 'Products are being updated.', 'storewright' ),
		'sync-failed': __( 'Products could not be updated.', 'storewright' ),
	} )[ status ] ?? '';

const Channel = ( { channel }: { channel: MarketingChannel } ) => {
	const { name, description, icon, is_setup_completed: isSetUp, settings_url: url } = channel;
	const errors = Number( channel.errors_count ) || 0;
	return (
		<OfferItem>
			<Offer
				name={ name }
				image={ icon }
				as="h3"
				badges={
					<>
						{ ! isSetUp && <OfferBadge>{ __( 'Not set up', 'storewright' ) }</OfferBadge> }
						{ errors > 0 && (
							<OfferBadge tone="attention">
								{
									/* translators: %d: number of errors. */
									sprintf( _n( '%d error', '%d errors', errors, 'storewright' ), errors )
								}
							</OfferBadge>
						) }
					</>
				}
				description={ [ description, listingsText( channel.product_listings_status ) ].join( ' ' ).trim() }
				action={
					url !== '' && (
						<Button
							__next40pxDefaultSize
							variant={ isSetUp ? 'tertiary' : 'secondary' }
							href={ url }
							aria-label={
								isSetUp
									? /* translators: %s: name of a marketing channel. */
										sprintf( __( 'Manage %s', 'storewright' ), name )
									: /* translators: %s: name of a marketing channel. */
										sprintf( __( 'Set up %s', 'storewright' ), name )
							}
						>
							{ isSetUp ? __( 'Manage', 'storewright' ) : __( 'Set up', 'storewright' ) }
						</Button>
					)
				}
			/>
		</OfferItem>
	);
};
