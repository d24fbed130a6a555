<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Shipping\Methods\MethodType;

/**
 * A way of shipping that can be added to zones, in REST answers.
 */
final class ShippingMethodSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'shipping_method';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'          => [
				'description' => __( 'Id of the shipping method.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
			'title'       => [
				'description' => __( 'Name of the shipping method.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
			'description' => [
				'description' => __( 'Explanation of the shipping method.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
		];
	}

	/**
	 * The way of shipping as it is answered.
	 *
	 * @return array{id: string, title: string, description: string}
	 */
	public static function item( MethodType $type ): array {
		return [
			'id'          => $type->id,
			'title'       => $type->title,
			'description' => $type->description,
		];
	}
}
