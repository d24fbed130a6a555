<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\Campaign;
use Storewright\Admin\Marketing\Channels\MarketingChannel;

/**
 * `wc-admin/marketing/campaigns`: the campaigns of all channels.
 */
final class CampaignsController extends CampaignListController {

	protected function name(): string {
		return 'campaigns';
	}

	/**
	 * The class that describes a campaign.
	 */
	protected function schema(): string {
		return CampaignSchema::class;
	}

	protected function items( MarketingChannel $channel ): array {
		return array_map(
			static fn( Campaign $one ): array => CampaignSchema::item( $one, $channel ),
			$channel->campaigns()
		);
	}
}
