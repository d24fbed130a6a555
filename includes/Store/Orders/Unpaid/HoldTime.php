<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Unpaid;

use Storewright\Kernel\Options;

/**
 * For how long an order that is not paid may wait.
 */
final class HoldTime {

	public const MINUTES = 'woocommerce_hold_stock_minutes';

	public const MANAGE_STOCK = 'woocommerce_manage_stock';

	/**
	 * Minutes from the order's last change; 0: for good. Where the shop does not count stock there is nothing to hold.
	 */
	public static function minutes( Options $options ): int {
		return $options->bool_yes( self::MANAGE_STOCK, true ) ? max( 0, (int) $options->string( self::MINUTES, '60' ) ) : 0;
	}
}
