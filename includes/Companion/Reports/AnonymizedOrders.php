<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Storewright\Database\Connection;
use WC_Order;

/**
 * Orders from which personal data was removed. WooCommerce has them keep what was sold, and takes them from their account.
 *
 * @internal
 */
final class AnonymizedOrders {

	/**
	 * Meta data that says so.
	 */
	public const MARK = '_anonymized';

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Whether an order is one of them unless it has an account: who may edit orders may give it another one.
	 */
	public static function is_marked( WC_Order $order ): bool {
		return 'yes' === $order->get_meta( self::MARK ) || self::email() === $order->get_billing_email( 'edit' );
	}

	/**
	 * The e-mail address that all of them have.
	 */
	public static function email(): string {
		return wp_privacy_anonymize_data( 'email' );
	}

	/**
	 * The last order of a customer that is none of them.
	 *
	 * @param int $number `customer_id`.
	 * @return int 0 where there is none.
	 */
	public function last_other_of( int $number ): int {
		$stats = $this->database->table( Tables::STATS );
		$is    = static fn( string $table, string $column, string $what ): string =>
			"EXISTS ( SELECT 1 FROM $table m WHERE m.$column = s.order_id AND $what )";
		if ( OrderUtil::custom_orders_table_usage_is_enabled() ) {
			$orders      = $this->database->table( 'wc_orders' );
			$has_account = $is( $orders, 'id', 'm.customer_id > 0' );
			$has_address = $is( $orders, 'id', 'm.billing_email = %s' );
			$is_marked   = $is( $this->database->table( 'wc_orders_meta' ), 'order_id', "m.meta_key = %s AND m.meta_value = 'yes'" );
		} else {
			$meta        = $this->database->table( 'postmeta' );
			$has_account = $is( $meta, 'post_id', "m.meta_key = '_customer_user' AND m.meta_value NOT IN ( '', '0' )" );
			$has_address = $is( $meta, 'post_id', "m.meta_key = '_billing_email' AND m.meta_value = %s" );
			$is_marked   = $is( $meta, 'post_id', "m.meta_key = %s AND m.meta_value = 'yes'" );
		}
		return (int) $this->database->value(
			"SELECT s.order_id FROM $stats s WHERE s.customer_id = %d AND s.parent_id = 0
			AND ( $has_account OR NOT ( $has_address OR $is_marked ) ) ORDER BY s.date_created DESC, s.order_id DESC LIMIT 1",
			$number,
			self::email(),
			self::MARK
		);
	}
}
