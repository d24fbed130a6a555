<?php
declare(strict_types=1);

namespace Storewright\Store\Abilities;

/**
 * What previews and confirmations of changes take and answer.
 *
 * @internal
 */
final class ChangeSchema {

	public const STATUS = 'order_status';

	/**
	 * What can be changed => field of wc/v3.
	 */
	public const FIELDS = [
		self::STATUS     => 'status',
		'stock_quantity' => 'stock_quantity',
		'regular_price'  => 'regular_price',
		'sale_price'     => 'sale_price',
	];

	/**
	 * The prices, each with the one that it depends on.
	 */
	public const OTHER_PRICE = [
		'regular_price' => 'sale_price',
		'sale_price'    => 'regular_price',
	];

	/**
	 * What is asked of a preview.
	 *
	 * @return array<string, mixed>
	 */
	public static function request(): array {
		return [
			'type'                 => 'object',
			'properties'           => self::target() + [
				'value' => [
					'type'        => 'string',
					'description' => __( 'What it is to be: a status without prefix, a number of pieces, or a price; "" for no sale price.', 'storewright' ),
					'required'    => true,
				],
			],
			'additionalProperties' => false,
		];
	}

	/**
	 * What a preview answers, which is what a confirmation takes.
	 *
	 * @return array<string, mixed>
	 */
	public static function preview(): array {
		return [
			'type'                 => 'object',
			'properties'           => self::target() + self::texts(
				[
					'name'         => __( 'Name of the product, or number of the order.', 'storewright' ),
					'before'       => __( 'What it is now.', 'storewright' ),
					'other_price'  => __( 'The sale price beside a regular price, and the other way round; empty for other changes.', 'storewright' ),
					'after'        => __( 'What it becomes.', 'storewright' ),
					'confirmation' => __( 'Says that this user has seen this preview.', 'storewright' ),
				]
			) + [
				'expires' => [
					'type'        => 'integer',
					'description' => __( 'Until when it can be confirmed, in seconds since 1970.', 'storewright' ),
					'required'    => true,
				],
			],
			'additionalProperties' => false,
		];
	}

	/**
	 * What a confirmation answers.
	 *
	 * @return array<string, mixed>
	 */
	public static function done(): array {
		return [
			'type'       => 'object',
			'properties' => self::target() + self::texts( [ 'value' => __( 'What it is now.', 'storewright' ) ] ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function target(): array {
		return [
			'change'    => [
				'type'        => 'string',
				'description' => __( 'What to change.', 'storewright' ),
				'enum'        => array_keys( self::FIELDS ),
				'required'    => true,
			],
			'id'        => [
				'type'        => 'integer',
				'description' => __( 'The order or the product.', 'storewright' ),
				'minimum'     => 1,
				'required'    => true,
			],
			'variation' => [
				'type'        => 'integer',
				'description' => __( 'The variation of the product, 0 for the product itself.', 'storewright' ),
				'minimum'     => 0,
				'default'     => 0,
			],
		];
	}

	/**
	 * @param array<string, string> $descriptions By name.
	 * @return array<string, array<string, mixed>>
	 */
	private static function texts( array $descriptions ): array {
		return array_map(
			static fn( string $description ): array => [
				'type'        => 'string',
				'description' => $description,
				'required'    => true,
			],
			$descriptions
		);
	}
}
