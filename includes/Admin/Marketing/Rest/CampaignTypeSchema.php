<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\CampaignType;
use Storewright\Admin\Marketing\Channels\MarketingChannel;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A kind of campaign on the wire.
 */
final class CampaignTypeSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'marketing_campaign_type';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'          => Field::text( __( 'Unique within its channel.', 'storewright' ), readonly: true ),
			'name'        => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'description' => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'channel'     => Field::object(
				__( 'Its channel.', 'storewright' ),
				[
					'slug' => Field::text( __( 'Its slug.', 'storewright' ), readonly: true, required: true ),
					'name' => Field::text( __( 'Its name.', 'storewright' ), readonly: true, required: true ),
				],
				readonly: true
			),
			'create_url'  => Field::text( __( 'Where one is created.', 'storewright' ), readonly: true ),
			'icon_url'    => Field::text( __( 'Address of its picture, empty for none.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A kind of campaign as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( CampaignType $type, MarketingChannel $channel ): array {
		return [
			'id'          => $type->id,
			'name'        => $type->name,
			'description' => $type->description,
			'channel'     => [
				'slug' => $channel->slug(),
				'name' => $channel->name(),
			],
			'create_url'  => sanitize_url( $type->create_url, [ 'https', 'http' ] ),
			'icon_url'    => sanitize_url( $type->icon_url, [ 'https', 'http' ] ),
		];
	}
}
