<?php
declare(strict_types=1);

namespace Storewright\Admin\OrderAttribution\Rest;

use Storewright\Admin\OrderAttribution\Recommendation;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A recommended plugin on the wire.
 */
final class RecommendationSchema implements Schema {

	/**
	 * The version of WooCommerce's shop whose interface this one keeps: the one that percentages are given for.
	 */
	private const WOOCOMMERCE_VERSION = '9.9.5';

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'misc_recommendation';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'                                     => Field::text( __( 'Stable id.', 'storewright' ), readonly: true ),
			'slug'                                   => Field::text( __( 'The plugin’s folder.', 'storewright' ), readonly: true ),
			'name'                                   => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'description'                            => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'url'                                    => Field::url( __( 'Its page.', 'storewright' ), readonly: true ),
			'order_attribution_promotion_percentage' => Field::integer(
				__(
					'How many shops of a hundred it is promoted in; null where this version of the shop has no figure. Only of what says where orders come from.',
					'storewright'
				),
				type: [ 'integer', 'null' ],
				readonly: true,
				optional: true
			),
		];
	}

	/**
	 * A recommendation as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Recommendation $one ): array {
		return [
			'id'          => $one->id,
			'slug'        => $one->slug,
			'name'        => $one->name,
			'description' => $one->description,
			'url'         => $one->url,
		] + ( $one->attributes_orders() ? [
			'order_attribution_promotion_percentage' => $one->percentage( self::WOOCOMMERCE_VERSION ),
		] : [] );
	}
}
