<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

use DateTimeImmutable;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Write\OrderRepository;

/**
 * What the REST API does not do to an order, done by what Storewright's importer writes with.
 */
final class OwnWrites {

	/**
	 * Moves an order's dates.
	 */
	public function move( int $id, DateTimeImmutable $created, ?DateTimeImmutable $paid ): void {
		self::orders()->update(
			$id,
			static function ( Order $order ) use ( $created, $paid ): void {
				$order->created   = $created;
				$order->paid      = $paid;
				$order->completed = 'completed' === $order->status ? $paid?->modify( '+90 minutes' ) : null;
			}
		);
	}

	/**
	 * Takes an order out of the trash.
	 */
	public function untrash( int $id ): void {
		self::orders()->untrash( $id );
	}

	private static function orders(): OrderRepository {
		return ( new OrderServices( Shop::context() ) )->repository();
	}
}
