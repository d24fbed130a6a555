<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\RowWriter;

/**
 * Counts what was sold of each product, in its meta data and its lookup table.
 *
 * @internal
 */
final class SalesCountEffect implements StatusEffect {

	private const KEY = 'total_sales';

	private const UNDONE_IN = [ ...StockReductionEffect::PUT_BACK_IN, OrderStatus::TRASH ];

	public function __construct( private readonly Connection $database ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( $after->is_refund() ) {
			return;
		}
		$were = null !== $before && $before->sales_recorded ? self::sold( $before ) : [];
		$are  = $after->sales_recorded ? self::sold( $after ) : [];
		if ( ! $after->sales_recorded && in_array( $after->status, StockReductionEffect::HELD_IN, true ) ) {
			$after->sales_recorded = true;
			$are                   = self::sold( $after );
		} elseif ( $after->sales_recorded && in_array( $after->status, self::UNDONE_IN, true ) ) {
			$after->sales_recorded = false;
			$are                   = [];
		}
		$this->add( $were, $are );
	}

	/**
	 * @param array<int, int> $were Product => quantity that counts now.
	 * @param array<int, int> $are  Product => quantity that is to count.
	 */
	private function add( array $were, array $are ): void {
		$changes = [];
		foreach ( array_keys( $were + $are ) as $product ) {
			$changes[ $product ] = ( $are[ $product ] ?? 0 ) - ( $were[ $product ] ?? 0 );
		}
		$changes = array_filter( $changes, static fn( int $change ) => 0 !== $change );
		if ( [] === $changes ) {
			return;
		}
		ksort( $changes );
		$ids  = array_keys( $changes );
		$meta = $this->database->table( 'postmeta' );
		// Found without a lock and written by their ids: orders of different products don't wait for each other.
		$rows = [];
		foreach ( $this->database->rows(
			"SELECT MIN( meta_id ) AS id, post_id FROM $meta WHERE post_id IN ("
				. RowWriter::places( $ids )
				. ") AND meta_key = 'total_sales' GROUP BY post_id",
			...$ids
		) as $row ) {
			$rows[ (int) $row['post_id'] ] = (int) $row['id'];
		}
		foreach ( $changes as $product => $change ) {
			if ( isset( $rows[ $product ] ) ) {
				$this->database->execute(
					"UPDATE $meta SET meta_value = CAST( meta_value AS SIGNED ) + %d WHERE meta_id = %d",
					$change,
					$rows[ $product ]
				);
			} elseif ( 'product' === get_post_type( $product ) ) {
				add_metadata( 'post', $product, self::KEY, (string) $change, true );
			}
			$this->database->execute(
				"UPDATE {$this->database->table( 'wc_product_meta_lookup' )} SET total_sales = total_sales + %d WHERE product_id = %d",
				$change,
				$product
			);
			$this->database->forget( 'post_meta', $product );
		}
	}

	/**
	 * @return array<int, int> Product => quantity; of variations, their parent.
	 */
	private static function sold( Order $order ): array {
		$sold = [];
		foreach ( $order->line_items() as $line ) {
			if ( $line->product_id > 0 ) {
				$sold[ $line->product_id ] = ( $sold[ $line->product_id ] ?? 0 ) + $line->quantity;
			}
		}
		return array_map( static fn( int|float $quantity ) => (int) round( $quantity ), $sold );
	}
}
