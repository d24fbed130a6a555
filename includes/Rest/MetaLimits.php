<?php
declare(strict_types=1);

namespace Storewright\Rest;

use WP_Error;
use WP_REST_Request;

/**
 * How much meta data one request may bring: each entry is a row of its own, read and written while other requests wait.
 *
 * @internal Used by Controller.
 */
final class MetaLimits {

	/**
	 * Most entries of one object, those of its items included.
	 */
	public const MAX_ENTRIES = 1000;

	/**
	 * Most entries of all objects of a batch.
	 */
	public const MAX_BATCH_ENTRIES = 5000;

	/**
	 * Most bytes of all keys and values of a request.
	 */
	public const MAX_BYTES = 4_000_000;

	/**
	 * A refusal that names the limit, where a request brings more.
	 */
	public static function refusal( WP_REST_Request $request ): ?WP_Error {
		$is_batch = str_ends_with( $request->get_route(), '/batch' );
		$most     = $is_batch ? self::MAX_BATCH_ENTRIES : self::MAX_ENTRIES;
		$entries  = 0;
		$bytes    = 0;
		self::count( $request->get_params(), $entries, $bytes );
		$reason = match ( true ) {
			$entries > $most         => sprintf(
				/* translators: 1: number of entries, 2: greatest number. */
				__( 'meta_data has %1$d entries in this request. It may have at most %2$d.', 'storewright' ),
				$entries,
				$most
			),
			$bytes > self::MAX_BYTES => sprintf(
				/* translators: 1: number of bytes, 2: greatest number. */
				__( 'meta_data has %1$d bytes in this request. It may have at most %2$d.', 'storewright' ),
				$bytes,
				self::MAX_BYTES
			),
			default                  => null,
		};
		return null === $reason ? null : new WP_Error(
			'rest_invalid_param',
			$reason,
			[
				'status' => 400,
				'params' => [ 'meta_data' => $reason ],
			]
		);
	}

	/**
	 * Counts wherever a request has the field: on the object itself, on its items, and on the objects of a batch.
	 *
	 * @param array<mixed> $params
	 */
	private static function count( array $params, int &$entries, int &$bytes ): void {
		foreach ( $params as $name => $value ) {
			if ( 'meta_data' === $name && is_array( $value ) ) {
				$entries += count( $value );
				$bytes   += strlen( (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			} elseif ( is_array( $value ) ) {
				self::count( $value, $entries, $bytes );
			}
		}
	}
}
