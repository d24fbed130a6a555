<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\MarketingChannel;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A marketing channel on the wire.
 */
final class ChannelSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'marketing_channel';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'slug'                    => Field::text( __( 'Stable id.', 'storewright' ), readonly: true ),
			'name'                    => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'description'             => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'icon'                    => Field::text( __( 'Address of its picture, empty for none.', 'storewright' ), readonly: true ),
			'is_setup_completed'      => Field::boolean( __( 'Whether it is set up.', 'storewright' ), readonly: true ),
			'settings_url'            => Field::text( __( 'Where it is set up and managed.', 'storewright' ), readonly: true ),
			'product_listings_status' => Field::text(
				__( 'How far products are there: synced, sync-in-progress, sync-failed, or empty where it lists none.', 'storewright' ),
				readonly: true
			),
			'errors_count'            => Field::text( __( 'How many errors wait there.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A channel as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( MarketingChannel $channel ): array {
		return [
			'slug'                    => $channel->slug(),
			'name'                    => $channel->name(),
			'description'             => $channel->description(),
			'icon'                    => sanitize_url( $channel->icon_url(), [ 'https', 'http' ] ),
			'is_setup_completed'      => $channel->is_setup_completed(),
			'settings_url'            => sanitize_url( $channel->settings_url(), [ 'https', 'http' ] ),
			'product_listings_status' => $channel->product_listings_status(),
			'errors_count'            => (string) $channel->errors_count(),
		];
	}
}
