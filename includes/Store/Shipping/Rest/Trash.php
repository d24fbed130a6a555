<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Rest\Params;
use WP_Error;
use WP_REST_Request;

/**
 * Zones and methods have no trash: what is deleted is gone, so clients have to say that they know.
 */
final class Trash {

	/**
	 * The argument by which clients say so.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function force(): array {
		return [
			'force' => [
				'description' => __( 'Has to be true, as there is no trash to restore it from.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/**
	 * The answer to those who did not.
	 *
	 * @return WP_Error|null Null where the client did.
	 */
	public static function refusal( WP_REST_Request $request ): ?WP_Error {
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			return null;
		}
		return new WP_Error( 'rest_trash_not_supported', __( 'There is no trash for shipping. Send force=true to delete for good.', 'storewright' ), [ 'status' => 501 ] );
	}
}
