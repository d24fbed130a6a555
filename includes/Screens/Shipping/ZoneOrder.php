<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Shipping\ShippingNotFound;
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;
use Storewright\Store\Shipping\ZoneTransactions;

/**
 * The order in which shipping zones are asked, as their list changes it: by buttons, or as a whole.
 */
final class ZoneOrder {

	private readonly ZoneQuery $query;

	public function __construct( private readonly Context $context ) {
		$this->query = new ZoneQuery( $context );
	}

	/**
	 * A mark of an order: another one stands for another order.
	 *
	 * @param list<Zone> $zones
	 */
	public static function mark( array $zones ): string {
		return implode( '.', array_map( static fn( Zone $zone ) => $zone->id, $zones ) );
	}

	/**
	 * Has a zone and its neighbor change places.
	 *
	 * @param int    $id
	 * @param int    $by    -1 for up, 1 for down.
	 * @param string $known mark() of the order that the form showed.
	 * @throws \Storewright\Kernel\Errors\DomainError If that can't be done.
	 */
	public function move( int $id, int $by, string $known ): void {
		$this->reorder(
			$known,
			static function ( array $ids ) use ( $id, $by ): array {
				$place = array_search( $id, $ids, true );
				if ( false === $place ) {
					throw ShippingNotFound::zone();
				}
				array_splice( $ids, $place, 1 );
				array_splice( $ids, max( 0, $place + $by ), 0, [ $id ] );
				return $ids;
			}
		);
	}

	/**
	 * Puts all zones into an order.
	 *
	 * @param string $order Their ids.
	 * @param string $known mark() of the order that the form showed.
	 * @throws \Storewright\Kernel\Errors\DomainError If that can't be done.
	 */
	public function arrange( string $order, string $known ): void {
		$this->reorder(
			$known,
			static function ( array $ids ) use ( $order ): array {
				$wanted = array_map( intval( ... ), explode( '.', $order ) );
				if ( implode( '.', $wanted ) !== $order || count( $wanted ) !== count( $ids ) || [] !== array_diff( $ids, $wanted ) ) {
					throw new InvalidInput(
						'rest_invalid_param',
						/* translators: %s: what was sent as an order of shipping zones. */
						sprintf( __( '“%s” does not name each shipping zone once.', 'storewright' ), $order )
					);
				}
				return $wanted;
			}
		);
	}

	/**
	 * Writes another order, unless somebody else has written one since.
	 *
	 * @param string                           $known
	 * @param callable( list<int> ): list<int> $sort  Answers the ids in their new order.
	 */
	private function reorder( string $known, callable $sort ): void {
		( new ZoneTransactions( $this->context->database ) )->run(
			function () use ( $known, $sort ): void {
				$zones = $this->query->zones( false );
				if ( self::mark( $zones ) !== $known ) {
					throw new Conflict(
						'storewright_rest_zones_changed',
						__( 'Someone else changed the order of the zones, so nothing was moved. This is the order now.', 'storewright' )
					);
				}
				$this->write( $zones, $sort( array_map( static fn( Zone $zone ) => $zone->id, $zones ) ) );
			}
		);
	}

	/**
	 * Writes the new order, as few zones as it takes: those that share a place are all told apart.
	 *
	 * @param list<Zone> $zones In the order that holds.
	 * @param list<int>  $ids   In the new one.
	 */
	private function write( array $zones, array $ids ): void {
		$held   = array_column( array_map( static fn( Zone $zone ) => [ $zone->id, $zone->order ], $zones ), 1, 0 );
		$orders = array_values( $held );
		if ( count( array_unique( $orders ) ) < count( $orders ) ) {
			$orders = range( 1, count( $zones ) );
		}
		$repository = new ZoneRepository( $this->context, $this->query );
		foreach ( $ids as $place => $id ) {
			if ( $held[ $id ] !== $orders[ $place ] ) {
				$repository->update( $id, null, $orders[ $place ] );
			}
		}
	}
}
