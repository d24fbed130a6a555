<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\CampaignType;
use Storewright\Admin\Marketing\Channels\MarketingChannel;

/**
 * `wc-admin/marketing/campaign-types`: the kinds of campaign of all channels.
 */
final class CampaignTypesController extends CampaignListController {

	protected function name(): string {
		return 'campaign-types';
	}

	/**
	 * The class that describes a kind of campaign.
	 */
	protected function schema(): string {
		return CampaignTypeSchema::class;
	}

	protected function items( MarketingChannel $channel ): array {
		return array_map(
			static fn( CampaignType $one ): array => CampaignTypeSchema::item( $one, $channel ),
			$channel->campaign_types()
		);
	}
}
