<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Database\StaleRead;
use Storewright\Store\Customers\CustomerLookup;
use Storewright\Store\Customers\Tables as CustomerTables;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Tables;

/**
 * The numbers by which reports count customers.
 *
 * @internal
 */
final class ReportCustomerIds {

	public function __construct( private readonly Connection $database, private readonly CustomerLookup $lookup ) {}

	/**
	 * The number of whoever ordered; a refund has the order's.
	 *
	 * @param Order      $order  As it is to be.
	 * @param Order|null $before As it is stored, null where it is new.
	 * @return int 0 if unknown.
	 */
	public function of( Order $order, ?Order $before = null ): int {
		if ( $order->is_refund() ) {
			return $this->stored( $order->parent_id ) ?? 0;
		}
		if ( in_array( $order->status, [ OrderStatus::AUTO_DRAFT, OrderStatus::CHECKOUT_DRAFT ], true ) ) {
			return 0;
		}
		if (
			null !== $before
			&& $before->customer_id === $order->customer_id
			&& $before->billing->fields() === $order->billing->fields() ) {

			$stored = $this->stored( $order->id );
			if ( null !== $stored ) {
				return $stored;
			}
		}
		$address = $order->billing;
		return $this->lookup->id_for(
			$order->customer_id,
			$address->email,
			$address->first_name,
			$address->last_name,
			[
				'country'  => $address->country,
				'postcode' => $address->postcode,
				'city'     => $address->city,
				'state'    => $address->state,
			],
			$order->created
		);
	}

	/**
	 * The numbers of whoever placed many orders.
	 *
	 * @param array<int, array<string, string|null>> $people As ReportReader::people().
	 * @return array<int, int> By order, as of().
	 */
	public function of_several( array $people ): array {
		return $this->lookup->ids_for( $people );
	}

	/**
	 * Has other changes to orders of some customers wait until the transaction ends, so that each sees which order was the first by then.
	 * To be called before the transaction reads anything: what it sees is what was kept at its first reading that takes no lock.
	 *
	 * @param list<int> $numbers Of whoever ordered, before and after the change; 0 if unknown.
	 * @return list<int> Those of them who are there.
	 */
	public function hold( array $numbers ): array {
		$known = array_values( array_unique( array_filter( $numbers, static fn( int $one ) => 0 !== $one ) ) );
		return [] === $known ? [] : array_map(
			intval( ... ),
			$this->database->column(
				"SELECT customer_id FROM {$this->database->table( CustomerTables::LOOKUP )} WHERE customer_id IN ( "
					. implode( ', ', $known ) . ' ) ORDER BY customer_id FOR UPDATE'
			)
		);
	}

	/**
	 * The same for customers of whom orders are about to be written for the first time: a guest may have been forgotten since their number
	 * was asked for, with the last order that there was of them.
	 *
	 * @param list<int>      $numbers 0 if unknown.
	 * @param list<int>|null $new     Those of them who have to be there, null for all.
	 * @throws StaleRead If one of these is gone.
	 */
	public function hold_new( array $numbers, ?array $new = null ): void {
		if ( [] !== array_diff( $new ?? $numbers, $this->hold( $numbers ), [ 0 ] ) ) {
			throw new StaleRead();
		}
	}

	/**
	 * Forgets a guest whose last order is gone, in its transaction.
	 *
	 * @param int $number The number that stored() gave while the order was there, 0 if unknown.
	 */
	public function forget( int $number ): void {
		if ( $number > 0 ) {
			$this->lookup->drop_unused( $number );
		}
	}

	/**
	 * The number that is kept with an order.
	 *
	 * @param int $order_id
	 * @return int|null Null where reports don't know the order.
	 */
	public function stored( int $order_id ): ?int {
		$number = $this->database->value(
			"SELECT customer_id FROM {$this->database->table( Tables::STATS )} WHERE order_id = %d",
			$order_id
		);
		return null === $number ? null : (int) $number;
	}
}
