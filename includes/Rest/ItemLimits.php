<?php
declare(strict_types=1);

namespace Storewright\Rest;

use WP_Error;
use WP_REST_Request;

/**
 * How many items of an order or refund one request may bring: each is several rows, written in one transaction while others wait.
 *
 * @internal Used by Controller.
 */
final class ItemLimits {

	/**
	 * Most items of a kind of one order or refund.
	 */
	public const MAX_ITEMS = 1000;

	/**
	 * Most items of a kind of all orders of a batch.
	 */
	public const MAX_BATCH_ITEMS = 5000;

	private const FIELDS = [ 'line_items', 'fee_lines', 'shipping_lines', 'coupon_lines' ];

	/**
	 * A refusal that names the limit, where a request brings more.
	 */
	public static function refusal( WP_REST_Request $request ): ?WP_Error {
		$is_batch = str_ends_with( $request->get_route(), '/batch' );
		$most     = $is_batch ? self::MAX_BATCH_ITEMS : self::MAX_ITEMS;
		$params   = $request->get_params();
		foreach ( self::FIELDS as $field ) {
			$count = self::count( $params, $field );
			if ( $count > $most ) {
				$reason = sprintf(
					/* translators: 1: name of a list, such as line_items, 2: number of entries, 3: greatest number. */
					__( '%1$s has %2$d entries in this request. It may have at most %3$d.', 'storewright' ),
					$field,
					$count,
					$most
				);
				return new WP_Error(
					'rest_invalid_param',
					$reason,
					[
						'status' => 400,
						'params' => [ $field => $reason ],
					]
				);
			}
		}
		return null;
	}

	/**
	 * Counts on the object itself, or on the objects of a batch.
	 *
	 * @param array<mixed> $params
	 */
	private static function count( array $params, string $field ): int {
		$own = is_array( $params[ $field ] ?? null ) ? count( $params[ $field ] ) : 0;
		foreach ( [ 'create', 'update' ] as $kind ) {
			foreach ( is_array( $params[ $kind ] ?? null ) ? $params[ $kind ] : [] as $object ) {
				$own += is_array( $object ) && is_array( $object[ $field ] ?? null ) ? count( $object[ $field ] ) : 0;
			}
		}
		return $own;
	}
}
