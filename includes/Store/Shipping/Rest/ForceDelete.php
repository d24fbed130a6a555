<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Rest\Params;
use WP_Error;
use WP_REST_Request;

/**
 * `force=true`, which clients have to send, as zones and methods have no trash.
 */
final class ForceDelete {

	/**
	 * Returns the argument `force`.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function argument(): array {
		return [
			'force' => [
				'description' => __( 'Must be true, because this can’t be moved to the trash.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/**
	 * Returns the error for requests without it.
	 *
	 * @return WP_Error|null Null where it is sent.
	 */
	public static function refusal( WP_REST_Request $request ): ?WP_Error {
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			return null;
		}
		return new WP_Error(
			'rest_trash_not_supported',
			__( 'Shipping zones and methods can’t be moved to the trash. Send force=true to delete permanently.', 'storewright' ),
			[ 'status' => 501 ]
		);
	}
}
