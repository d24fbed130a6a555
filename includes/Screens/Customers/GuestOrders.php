<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Tables;
use Storewright\Store\Products\Import\InternalRequests;
use WP_Error;

/**
 * Orders that were placed as a guest, and how they become an account's.
 */
final class GuestOrders {

	/**
	 * How many orders are shown and moved at once.
	 */
	public const AT_ONCE = 100;

	private readonly OrderServices $services;

	public function __construct( private readonly Context $context ) {
		$this->services = new OrderServices( $context );
	}

	/**
	 * How many orders there are of an email address.
	 */
	public function count( string $email ): int {
		return '' === $email ? 0 : $this->services->query()->count( $this->criteria( $email, 1 ) );
	}

	/**
	 * The orders of an email address, oldest first, AT_ONCE at most.
	 *
	 * @return list<Order>
	 */
	public function of( string $email ): array {
		if ( '' === $email ) {
			return [];
		}
		$query = $this->services->query();
		return array_values( $query->several( $query->page( $this->criteria( $email, self::AT_ONCE ) )->ids ) );
	}

	/**
	 * Moves orders to an account, each while nobody else writes it: what is no guest's order of the address any more is left alone, so
	 * that moving them twice moves them once.
	 *
	 * @param list<int> $ids   What was shown before.
	 * @param string    $email Whose orders they have to be.
	 * @param int       $user  The account.
	 * @return array{int, list<string>} How many were moved, and why others could not be.
	 */
	public function move( array $ids, string $email, int $user ): array {
		$moved    = 0;
		$failures = [];
		foreach ( array_slice( $ids, 0, self::AT_ONCE ) as $id ) {
			try {
				$is_moved = $this->services->repository()->with_order_lock( $id, fn(): bool => $this->move_one( $id, $email, $user ) );
				$moved   += $is_moved ? 1 : 0;
			} catch ( DomainError $failure ) {
				$failures[] = "#$id: {$failure->getMessage()}";
			}
		}
		return [ $moved, $failures ];
	}

	/**
	 * @return bool Whether it was moved.
	 * @throws InvalidInput If it is refused.
	 */
	private function move_one( int $id, string $email, int $user ): bool {
		$order = $this->services->query()->find( $id );
		if ( null === $order || 0 !== $order->customer_id || mb_strtolower( $order->billing->email ) !== mb_strtolower( $email ) ) {
			return false;
		}
		$written = ( new InternalRequests( $this->context ) )->write( 'PUT', "/orders/$id", [ 'customer_id' => $user ] );
		if ( $written instanceof WP_Error ) {
			throw new InvalidInput( (string) $written->get_error_code(), $written->get_error_message() );
		}
		$this->context->database->update(
			Tables::DOWNLOAD_PERMISSIONS,
			[ 'user_id' => $user ],
			[
				'order_id' => $id,
				'user_id'  => 0,
			]
		);
		return true;
	}

	private function criteria( string $email, int $limit ): OrderCriteria {
		return new OrderCriteria( customer: 0, customer_email: $email, orderby: 'date', ascending: true, limit: $limit );
	}
}
