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
		return 0 === $order->customer_id && '' === $order->billing->email
			? new CustomerTotals( 1, $order->total )
			: $this->of_person( $order->customer_id, $order->billing->email );
	}

	/**
	 * The same of an account, or of who ordered with an email address.
	 *
	 * @param int    $user_id The account, 0 for a guest.
	 * @param string $email   Of a guest.
	 * @param bool   $guest   Whether orders of accounts that were billed to the address are left out.
	 */
	public function of_person( int $user_id, string $email, bool $guest = false ): CustomerTotals {
		if ( 0 < $user_id ) {
			return ( new CustomerServices( $this->context ) )->query()->totals_of( [ $user_id ] )[ $user_id ];
		}
		$row = $this->context->database->rows(
			"SELECT COUNT(*) AS orders, SUM( CASE WHEN status IN ( 'wc-processing', 'wc-completed' ) THEN total_amount ELSE 0 END ) AS spent
			FROM {$this->context->database->table( Tables::ORDERS )}
			WHERE billing_email = %s AND customer_id <= %d AND type = %s AND status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' )",
			$email,
			$guest ? 0 : PHP_INT_MAX,
			Order::TYPE
		)[0] ?? [];
		return new CustomerTotals( (int) ( $row['orders'] ?? 0 ), (string) ( $row['spent'] ?? '0' ) );
	}
}
