<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Store\Products\Product;

/**
 * Whether a product can go into the trash.
 */
final class Trash {

	/**
	 * Refuses where the site has no trash, or the product lies in it already.
	 *
	 * @throws DomainError If it can't: 501 or 410.
	 */
	public static function check( Product $product ): void {
		$days = constant( 'EMPTY_TRASH_DAYS' );
		if ( ! is_numeric( $days ) || (int) $days <= 0 ) {
			throw new TrashRefused( 'woocommerce_rest_trash_not_supported', __( 'The site has no trash. Send force=true to delete for good.', 'storewright' ), 501 );
		}
		if ( 'trash' === $product->status ) {
			throw new TrashRefused( 'woocommerce_rest_already_trashed', __( 'It is in the trash already.', 'storewright' ), 410 );
		}
	}
}
