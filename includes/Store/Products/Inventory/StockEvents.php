<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Events;
use Storewright\Store\Products\Query\ProductQuery;

/**
 * Tells others of changed stock.
 *
 * @internal Used by StockKeeper and ProductRepository, after the commit.
 */
final class StockEvents {

	public function __construct( private readonly StockSettings $settings, private readonly ProductQuery $products ) {}

	/**
	 * Fires the hooks of some changes, each threshold once, when it is crossed.
	 *
	 * @param list<StockChange> $changes
	 */
	public function announce( array $changes ): void {
		$ids = array_map( static fn( StockChange $change ) => $change->product_id, $changes );
		foreach ( $ids as $id ) {
			// Whoever read between the change and the commit may have cached what was there before.
			wp_cache_delete( $id, 'post_meta' );
		}
		$products = $this->products->several( $ids );
		foreach ( $changes as $change ) {
			$product = $products[ $change->product_id ] ?? null;
			if ( null !== $product && ! $change->old->isEqualTo( $change->new ) ) {
				/**
				 * A product's stock has changed.
				 *
				 * @param int    $id  The product or variation whose stock it is.
				 * @param string $new How many there are now, a decimal text.
				 * @param string $old How many there were.
				 */
				Events::dispatch( 'storewright_product_stock_changed', $change->product_id, (string) $change->new, (string) $change->old );
				$this->thresholds( $change, $product->stock->low_amount );
				if ( $product->stock->allows_backorders() ) {
					$this->backorder( $change );
				}
			}
		}
	}

	private function thresholds( StockChange $change, ?int $own_low_amount ): void {
		if ( self::crosses( $change, $this->settings->no_stock_amount() ) ) {
			/**
			 * The last one of a product has been taken.
			 *
			 * @param int    $id       The product or variation whose stock it is.
			 * @param string $quantity How many there are now, a decimal text.
			 */
			Events::dispatch( 'storewright_product_no_stock', $change->product_id, (string) $change->new );
			return;
		}
		if ( self::crosses( $change, null === $own_low_amount ? $this->settings->low_amount() : BigDecimal::of( $own_low_amount ) ) ) {
			/**
			 * Few of a product are left.
			 *
			 * @param int    $id       The product or variation whose stock it is.
			 * @param string $quantity How many there are now, a decimal text.
			 */
			Events::dispatch( 'storewright_product_low_stock', $change->product_id, (string) $change->new );
		}
	}

	private function backorder( StockChange $change ): void {
		if ( $change->new->isNegative() && $change->new->isLessThan( $change->old ) ) {
			$ordered = $change->old->isNegative() ? $change->old->minus( $change->new ) : $change->new->negated();
			/**
			 * More of a product was taken than there was: the rest is on back-order.
			 *
			 * @param int    $id       The product or variation whose stock it is.
			 * @param string $quantity How many were put on back-order by this, a decimal text.
			 */
			Events::dispatch( 'storewright_product_on_backorder', $change->product_id, (string) $ordered );
		}
	}

	private static function crosses( StockChange $change, BigDecimal $threshold ): bool {
		return $change->old->isGreaterThan( $threshold ) && ! $change->new->isGreaterThan( $threshold );
	}
}
