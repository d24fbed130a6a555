<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Store\Products\Model\Product;

/**
 * A product can't go into the trash.
 */
final class CannotTrash extends DomainError {

	/**
	 * Refuses where the site has no trash, or the product is in it already.
	 *
	 * @throws self If it can't: 501 or 410.
	 */
	public static function check( Product $product ): void {
		$days = constant( 'EMPTY_TRASH_DAYS' );
		if ( ! is_numeric( $days ) || (int) $days <= 0 ) {
			throw new self(
				'woocommerce_rest_trash_not_supported',
				__( 'Trash is turned off on this site. Send force=true to delete permanently.', 'storewright' ),
				501
			);
		}
		if ( 'trash' === $product->status ) {
			throw new self( 'woocommerce_rest_already_trashed', __( 'It is already in the trash.', 'storewright' ), 410 );
		}
	}
}
