<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Errors\NotFound;

/**
 * What is thrown where a product or variation does not exist.
 */
final class Missing {

	/**
	 * There is no such product.
	 */
	public static function product(): NotFound {
		return new NotFound( 'woocommerce_rest_product_invalid_id', __( 'There is no such product.', 'storewright' ) );
	}

	/**
	 * The product has no such variation.
	 */
	public static function variation(): NotFound {
		return new NotFound( 'woocommerce_rest_product_variation_invalid_id', __( 'There is no such variation.', 'storewright' ) );
	}

	/**
	 * There is no such variable product.
	 */
	public static function parent(): NotFound {
		return new NotFound( 'woocommerce_rest_product_variation_invalid_parent', __( 'There is no such variable product.', 'storewright' ) );
	}
}
