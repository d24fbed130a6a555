<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;

/**
 * Makes the errors for products and variations that do not exist.
 */
final class ProductNotFound {

	/**
	 * There is no such product.
	 */
	public static function product(): NotFound {
		return new NotFound( 'woocommerce_rest_product_invalid_id', __( 'This product does not exist.', 'storewright' ) );
	}

	/**
	 * There is no such product to change: 400, as WooCommerce answers there.
	 */
	public static function product_to_change(): InvalidInput {
		return new InvalidInput( 'woocommerce_rest_product_invalid_id', __( 'This product does not exist.', 'storewright' ) );
	}

	/**
	 * It is a variation, which only its product's address deletes.
	 */
	public static function variation_elsewhere(): NotFound {
		return new NotFound(
			'woocommerce_rest_invalid_product_id',
			__( 'This is a variation: delete it at products/<product_id>/variations/<id>.', 'storewright' )
		);
	}

	/**
	 * The product has no such variation.
	 */
	public static function variation(): NotFound {
		return new NotFound( 'woocommerce_rest_product_variation_invalid_id', __( 'This variation does not exist.', 'storewright' ) );
	}

	/**
	 * There is no such variable product.
	 */
	public static function parent(): NotFound {
		return new NotFound(
			'woocommerce_rest_product_variation_invalid_parent',
			__( 'This variable product does not exist.', 'storewright' )
		);
	}
}
