<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Errors\Forbidden;
use Storewright\Store\Images\ImagePermissions;
use Storewright\Store\Products\Model\Product;

/**
 * Fields of a product or variation that need a capability of their own, beyond that to change it.
 */
final class FieldPermissions {

	/**
	 * Statuses that WordPress asks the capability to publish for.
	 */
	private const PUBLISHED = [ 'publish', 'future', 'private' ];

	/**
	 * Refuses a status that the current user may not give, and images that they may not fetch or describe.
	 *
	 * @param array<string, mixed> $fields As they were sent.
	 * @param Product|null         $old    As it is; null where it is new, which takes the capability to publish anyway.
	 * @throws Forbidden
	 */
	public static function check( array $fields, ?Product $old ): void {
		$status = $fields['status'] ?? null;
		if ( null !== $old && $status !== $old->status ) {
			if ( in_array( $status, self::PUBLISHED, true ) && ! current_user_can( 'publish_products' ) ) {
				throw self::refused(
					'rest_cannot_publish',
					__( 'Sorry, you are not allowed to publish products. Send the status “pending” to have it reviewed.', 'storewright' )
				);
			}
			if ( 'trash' === $status && ! current_user_can( 'delete_product', $old->id ) ) {
				throw self::refused(
					'woocommerce_rest_cannot_delete',
					__( 'Sorry, you are not allowed to put this product into the trash.', 'storewright' )
				);
			}
		}
		ImagePermissions::check( is_array( $fields['images'] ?? null ) ? $fields['images'] : [], 'images' );
		ImagePermissions::check( [ $fields['image'] ?? null ], 'image' );
	}

	private static function refused( string $code, string $reason ): Forbidden {
		return new Forbidden( $code, $reason, [ 'params' => [ 'status' => $reason ] ] );
	}
}
