<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Inventory\StockChange;
use Storewright\Store\Products\Inventory\StockEvents;
use Storewright\Store\Products\Inventory\StockSettings;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Query\ProductQuery;

/**
 * Tells others what was done to products and variations, once it is kept.
 *
 * @internal
 */
final class ProductEvents {

	public function __construct( private readonly Context $context, private readonly ProductQuery $query ) {}

	/**
	 * Says that one was made.
	 */
	public function created( Product $product ): void {
		if ( $product->is_variation() ) {
			/**
			 * A variation was made.
			 *
			 * @param int     $id
			 * @param Product $variation As it is now.
			 */
			Events::dispatch( 'storewright_product_variation_created', $product->id, $product );
			return;
		}
		/**
		 * A product was made.
		 *
		 * @param int     $id
		 * @param Product $product As it is now.
		 */
		Events::dispatch( 'storewright_product_created', $product->id, $product );
	}

	/**
	 * Says that one was changed, and its stock if that was counted anew.
	 */
	public function updated( Product $product, Product $old ): void {
		if ( 'trash' === $old->status && 'trash' !== $product->status ) {
			self::untrashed( $product );
		}
		if ( $product->is_variation() ) {
			/**
			 * A variation was changed.
			 *
			 * @param int     $id
			 * @param Product $variation As it is now.
			 * @param Product $old       As it was.
			 */
			Events::dispatch( 'storewright_product_variation_updated', $product->id, $product, $old );
		} else {
			/**
			 * A product was changed.
			 *
			 * @param int     $id
			 * @param Product $product As it is now.
			 * @param Product $old     As it was.
			 */
			Events::dispatch( 'storewright_product_updated', $product->id, $product, $old );
		}
		if ( $product->stock->managed && $old->stock->managed ) {
			$amount = static fn( ?string $quantity ): BigDecimal => Money::parse( $quantity ) ?? BigDecimal::zero();
			$change = new StockChange( $product->id, $amount( $old->stock->quantity ), $amount( $product->stock->quantity ) );
			Events::attempt( fn() => ( new StockEvents( new StockSettings( $this->context ), $this->query ) )->announce( [ $change ] ) );
		}
	}

	/**
	 * Says that one went into the trash.
	 */
	public function trashed( Product $product ): void {
		if ( $product->is_variation() ) {
			/**
			 * A variation went into the trash.
			 *
			 * @param int     $id
			 * @param Product $variation As it was.
			 */
			Events::dispatch( 'storewright_product_variation_trashed', $product->id, $product );
			return;
		}
		/**
		 * A product went into the trash.
		 *
		 * @param int     $id
		 * @param Product $product As it was.
		 */
		Events::dispatch( 'storewright_product_trashed', $product->id, $product );
	}

	/**
	 * Says that one was taken out of the trash.
	 */
	public static function untrashed( Product $product ): void {
		if ( $product->is_variation() ) {
			/**
			 * A variation was taken out of the trash.
			 *
			 * @param int     $id
			 * @param Product $variation As it is now.
			 */
			Events::dispatch( 'storewright_product_variation_untrashed', $product->id, $product );
			return;
		}
		/**
		 * A product was taken out of the trash.
		 *
		 * @param int     $id
		 * @param Product $product As it is now.
		 */
		Events::dispatch( 'storewright_product_untrashed', $product->id, $product );
	}

	/**
	 * Says that one was deleted for good.
	 */
	public function deleted( Product $product ): void {
		if ( $product->is_variation() ) {
			/**
			 * A variation was deleted for good.
			 *
			 * @param int     $id
			 * @param Product $variation As it was.
			 */
			Events::dispatch( 'storewright_product_variation_deleted', $product->id, $product );
			return;
		}
		/**
		 * A product was deleted for good.
		 *
		 * @param int     $id
		 * @param Product $product As it was.
		 */
		Events::dispatch( 'storewright_product_deleted', $product->id, $product );
	}
}
