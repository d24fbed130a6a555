<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\Campaign;
use Storewright\Admin\Marketing\Channels\MarketingChannel;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A campaign on the wire.
 */
final class CampaignSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'marketing_campaign';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$money = [
			'value'    => Field::text( __( 'A decimal text.', 'storewright' ), readonly: true, required: true ),
			'currency' => Field::text( __( 'Code of the currency.', 'storewright' ), readonly: true, required: true ),
		];
		return [
			'id'         => Field::text( __( 'Unique within its channel.', 'storewright' ), readonly: true ),
			'channel'    => Field::text( __( 'Slug of its channel.', 'storewright' ), readonly: true ),
			'title'      => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'manage_url' => Field::text( __( 'Where it is managed.', 'storewright' ), readonly: true ),
			'cost'       => Field::object( __( 'What it cost so far.', 'storewright' ), $money, readonly: true, optional: true ),
			'sales'      => Field::object( __( 'What it brought.', 'storewright' ), $money, readonly: true, optional: true ),
		];
	}

	/**
	 * A campaign as the properties above. Amounts that the channel does not know are left out.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Campaign $campaign, MarketingChannel $channel ): array {
		return [
			'id'         => $campaign->id,
			'channel'    => $channel->slug(),
			'title'      => $campaign->title,
			'manage_url' => sanitize_url( $campaign->manage_url, [ 'https', 'http' ] ),
		] + array_filter(
			[
				'cost'  => $campaign->cost,
				'sales' => $campaign->sales,
			]
		);
	}
}
