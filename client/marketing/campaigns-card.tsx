import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { MarketingCampaign, MarketingChannel } from '../generated/rest';
import { formatMoneyIn } from '../shared/format/money';
import { useQuery } from '../shared/data/use-query';
import { NotLoaded } from '../shared/ui/not-loaded';
import { MarketingCard, Rows, Sentence } from './card';
import { marketingStore } from './store';
import styles from './overview.module.scss';

type Money = NonNullable< MarketingCampaign[ 'cost' ] >;

const moneyText = ( money: Money | undefined ): string =>
	money ? formatMoneyIn( money.value, money.currency ) : '–';

/** The campaigns that run in the channels, and where new ones are created. */
export function CampaignsCard( { channels }: { channels: readonly MarketingChannel[] } ) {
	const campaigns = useQuery( marketingStore, 'getCampaigns', {} );
	const types = useQuery( marketingStore, 'getCampaignTypes', {} );
	const nameOf = ( slug: string ) => channels.find( ( channel ) => channel.slug === slug )?.name ?? slug;
	return (
		<MarketingCard title={ __( 'Campaigns', 'storewright' ) }>
			{ ( id ) => (
				<>
					{ campaigns.status === 'failed' && (
						<div className={ styles.problem }>
							<NotLoaded
								title={ __( 'The campaigns could not be loaded.', 'storewright' ) }
								reads={ [ campaigns ] }
							/>
						</div>
					) }
					{ campaigns.status === 'loading' && <Rows count={ 2 } /> }
					{ campaigns.status === 'ready' && campaigns.data.length === 0 && (
						<Sentence>{ __( 'No campaign is running.', 'storewright' ) }</Sentence>
					) }
					{ campaigns.status === 'ready' && campaigns.data.length > 0 && (
						<Table campaigns={ campaigns.data } titleId={ id } nameOf={ nameOf } />
					) }
					{ types.status === 'ready' && types.data.length > 0 && (
						<div className={ styles.action }>
							{ types.data.map( ( type ) => (
								<Button
									key={ `${ type.channel.slug } ${ type.id }` }
									__next40pxDefaultSize
									variant="secondary"
									href={ type.create_url }
								>
									{
										/* translators: %s: kind of a campaign. */
										sprintf( __( 'Create: %s', 'storewright' ), type.name )
									}
								</Button>
							) ) }
						</div>
					) }
				</>
			) }
		</MarketingCard>
	);
}

interface TableProps {
	campaigns: readonly MarketingCampaign[];
	titleId: string;
	nameOf: ( slug: string ) => string;
}

const Table = ( { campaigns, titleId, nameOf }: TableProps ) => (
	<div className={ styles.tableBox }>
		<table className={ styles.table } aria-labelledby={ titleId }>
			<thead>
				<tr>
					<th scope="col">{ __( 'Campaign', 'storewright' ) }</th>
					<th scope="col">{ __( 'Channel', 'storewright' ) }</th>
					<th scope="col" className={ styles.number }>
						{ __( 'Cost', 'storewright' ) }
					</th>
					<th scope="col" className={ styles.number }>
						{ __( 'Sales', 'storewright' ) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ campaigns.map( ( campaign ) => (
					<tr key={ `${ campaign.channel } ${ campaign.id }` }>
						<th scope="row">
							{ campaign.manage_url === '' ? (
								campaign.title
							) : (
								<a href={ campaign.manage_url }>{ campaign.title }</a>
							) }
						</th>
						<td>{ nameOf( campaign.channel ) }</td>
						<td className={ styles.number }>
							<bdi>{ moneyText( campaign.cost ) }</bdi>
						</td>
						<td className={ styles.number }>
							<bdi>{ moneyText( campaign.sales ) }</bdi>
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	</div>
);
