<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use WC_Order;

/**
 * An order of another type, as WooCommerce Subscriptions has them: made of WooCommerce's own, and kept in the same place.
 */
final class Agreement extends WC_Order {

	public const TYPE = 'shop_agreement';

	/**
	 * WooCommerce names its actions by this.
	 *
	 * @var string
	 */
	protected $object_type = 'agreement';

	/**
	 * Has WooCommerce know the type.
	 */
	public static function register(): void {
		wc_register_order_type(
			self::TYPE,
			[
				'public'     => false,
				'class_name' => self::class,
			]
		);
	}

	/**
	 * Has WooCommerce forget it.
	 */
	public static function unregister(): void {
		unregister_post_type( self::TYPE );
		/** @var array<string, array<string, mixed>> $wc_order_types */
		global $wc_order_types;
		unset( $wc_order_types[ self::TYPE ] );
	}

	/**
	 * @return string
	 */
	public function get_type() {
		return self::TYPE;
	}
}
