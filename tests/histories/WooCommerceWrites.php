<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

use DateTimeImmutable;
use WC_Order;

/**
 * The counterpart of OwnWrites beside WooCommerce, by its own API, as its order page and plugins write.
 */
final class WooCommerceWrites {

	/**
	 * Moves an order's dates.
	 */
	public function move( int $id, DateTimeImmutable $created, ?DateTimeImmutable $paid ): void {
		$order = self::order( $id );
		$order->set_date_created( $created->getTimestamp() );
		$order->set_date_paid( $paid?->getTimestamp() );
		$order->set_date_completed( $order->has_status( 'completed' ) ? $paid?->modify( '+90 minutes' )->getTimestamp() : null );
		$order->save();
	}

	/**
	 * Takes an order out of the trash.
	 */
	public function untrash( int $id ): void {
		$order = self::order( $id );
		if ( $order->has_status( 'trash' ) ) {
			$order->untrash();
		}
	}

	private static function order( int $id ): WC_Order {
		$order = wc_get_order( $id );
		return $order instanceof WC_Order ? $order : throw new \RuntimeException( "There is no order $id." );
	}
}
