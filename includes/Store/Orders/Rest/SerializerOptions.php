<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Rest\Params;
use WP_REST_Request;

/**
 * How a client wants orders and refunds answered.
 */
final class SerializerOptions {

	/**
	 * Digits that amounts are kept with.
	 */
	private const FINEST = 8;

	/**
	 * @param int               $decimals     Digits after the point of every amount.
	 * @param bool              $display_meta Whether items' meta data is for people: without keys that begin with an underscore.
	 * @param list<string>|null $include      Only these keys of meta data, null for all.
	 * @param list<string>      $exclude      Not these keys.
	 */
	public function __construct(
		public readonly int $decimals,
		public readonly bool $display_meta = false,
		private readonly ?array $include = null,
		private readonly array $exclude = []
	) {}

	/**
	 * The arguments by which clients say it.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		$keys = static fn( string $description ) => [
			'description' => $description,
			'type'        => 'array',
			'items'       => [ 'type' => 'string' ],
		];
		return [
			'dp'                      => [
				'description' => __( 'Number of decimal points in each amount.', 'storewright' ),
				'type'        => 'integer',
				'default'     => self::shop_decimals(),
			],
			'order_item_display_meta' => [
				'description' => __( 'Whether to include the display values of item meta data.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'include_meta'            => $keys( __( 'Limit meta data to these keys.', 'storewright' ) ),
			'exclude_meta'            => $keys( __( 'Exclude meta data with these keys.', 'storewright' ) ),
		];
	}

	/**
	 * Returns the options of a request.
	 */
	public static function of( WP_REST_Request $request ): self {
		$params  = new Params( $request );
		$strings = static fn( array $keys ): array => array_values( array_filter( $keys, is_string( ... ) ) );
		$include = $strings( $params->array( 'include_meta' ) ?? [] );
		return new self(
			min( self::FINEST, max( 0, $params->int( 'dp' ) ?? self::shop_decimals() ) ),
			true === $params->bool( 'order_item_display_meta' ),
			[] === $include ? null : $include,
			$strings( $params->array( 'exclude_meta' ) ?? [] )
		);
	}

	/**
	 * Those entries of an order or refund that are wanted.
	 *
	 * @param list<MetaEntry> $entries
	 * @return list<MetaEntry>
	 */
	public function wanted( array $entries ): array {
		return array_values(
			array_filter(
				$entries,
				fn( MetaEntry $entry ) => ( null === $this->include || in_array( $entry->key, $this->include, true ) )
					&& ! in_array( $entry->key, $this->exclude, true )
			)
		);
	}

	private static function shop_decimals(): int {
		$decimals = get_option( 'woocommerce_price_num_decimals', 2 );
		return is_numeric( $decimals ) ? max( 0, min( self::FINEST, (int) $decimals ) ) : 2;
	}
}
