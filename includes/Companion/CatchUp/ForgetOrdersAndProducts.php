<?php
declare(strict_types=1);

namespace Storewright\Companion\CatchUp;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Has WooCommerce forget each order and product that it may have kept in a persistent object cache.
 */
final class ForgetOrdersAndProducts implements Job {

	private const ORDERS = 'orders';

	private const PRODUCTS = 'products';

	private const AT_ONCE = 500;

	public static function name(): string {
		return 'forget_cached_for_woocommerce';
	}

	/**
	 * Does a part.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  Which of both, and the last one that is done: `orders 500`.
	 * @param float       $until   Unix seconds by which to come back.
	 * @return string|null Where to go on from, null when all is done.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		[ $stage, $from ] = explode( ' ', $cursor ?? self::ORDERS . ' 0', 2 ) + [ self::ORDERS, '0' ];
		$after            = (int) $from;
		do {
			$last = self::ORDERS === $stage
				? KeptOfShop::forget_orders( $context->database, $after, self::AT_ONCE )
				: KeptOfShop::forget_products( $context->database, $after, self::AT_ONCE );
			if ( null === $last && self::PRODUCTS === $stage ) {
				return null;
			}
			$stage = null === $last ? self::PRODUCTS : $stage;
			$after = $last ?? 0;
		} while ( microtime( true ) < $until );
		return "$stage $after";
	}
}
