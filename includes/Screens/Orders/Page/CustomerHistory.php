<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Store\Customers\CustomerServices;
use Storewright\Store\Customers\CustomerTotals;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * What the customer of an order has bought so far: by the account, or by the email address of a guest.
 */
final class CustomerHistory {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Number of orders and what was paid for them.
	 */
	public function of( Order $order ): CustomerTotals {
		if ( 0 < $order->customer_id ) {
			return ( new CustomerServices( $this->context ) )->query()->totals_of( [ $order->customer_id ] )[ $order->customer_id ];
		}
		if ( '' === $order->billing->email ) {
			return new CustomerTotals( 1, $order->total );
		}
		$row = $this->context->database->rows(
			"SELECT COUNT(*) AS orders, SUM( CASE WHEN status IN ( 'wc-processing', 'wc-completed' ) THEN total_amount ELSE 0 END ) AS spent
			FROM {$this->context->database->table( Tables::ORDERS )}
			WHERE billing_email = %s AND type = %s AND status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' )",
			$order->billing->email,
			Order::TYPE
		)[0] ?? [];
		return new CustomerTotals( (int) ( $row['orders'] ?? 0 ), (string) ( $row['spent'] ?? '0' ) );
	}
}
