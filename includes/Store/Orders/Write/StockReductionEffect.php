<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Model\Quantity;
use Storewright\Store\Products\Inventory\StockKeeper;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\StockHistory\StockCause;

/**
 * Takes an order's products from stock when it is paid or held, and puts them back when it comes to nothing. Each row notes how
 * much it has taken; while the order holds its stock, changed rows take or put back the difference.
 *
 * @internal
 */
final class StockReductionEffect implements StatusEffect {

	public const HELD_IN = [ OrderStatus::PROCESSING, OrderStatus::COMPLETED, OrderStatus::ON_HOLD ];

	public const PUT_BACK_IN = [ OrderStatus::PENDING, OrderStatus::CANCELLED, OrderStatus::FAILED ];

	/**
	 * Whether the order that is written takes more than there is.
	 */
	private bool $may_oversell = false;

	public function __construct( private readonly ProductServices $products ) {}

	/**
	 * @throws InvalidInput If there is not enough of a product that takes no back-orders, and the order may not oversell.
	 */
	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( $after->is_refund() ) {
			return;
		}
		$keeper             = $this->products->stock_keeper( StockCause::order( $after->id ) );
		$this->may_oversell = $after->may_oversell;
		if ( in_array( $after->status, self::HELD_IN, true ) && ! $after->stock_reduced ) {
			$this->take( $keeper, array_filter( $after->line_items(), static fn( LineItem $line ) => null === $line->reduced_stock ) );
			$after->stock_reduced = true;
		} elseif ( in_array( $after->status, self::PUT_BACK_IN, true ) && $after->stock_reduced ) {
			$this->put_back( $keeper, [ ...$this->removed( $before, $after ), ...$after->line_items() ] );
			$after->stock_reduced = false;
		} elseif ( $after->stock_reduced && null !== $before ) {
			$this->adjust( $keeper, $before, $after );
		}
		$events->defer( static fn() => $keeper->announce() );
	}

	/**
	 * @param array<LineItem> $lines
	 */
	private function take( StockKeeper $keeper, array $lines ): void {
		$wanted = [];
		foreach ( $lines as $line ) {
			if ( $line->quantity > 0 && $line->stock_product_id() > 0 ) {
				$wanted[ $line->stock_product_id() ] = ( $wanted[ $line->stock_product_id() ] ?? 0 ) + $line->quantity;
			}
		}
		if ( [] === $wanted ) {
			return;
		}
		$taken = $keeper->take( self::texts( $wanted ), $this->may_oversell );
		foreach ( $lines as $line ) {
			if ( $line->quantity > 0 && isset( $taken[ $line->stock_product_id() ] ) ) {
				$line->reduced_stock = $line->quantity;
			}
		}
	}

	/**
	 * @param array<LineItem> $lines
	 */
	private function put_back( StockKeeper $keeper, array $lines ): void {
		$back = [];
		foreach ( $lines as $line ) {
			if ( null !== $line->reduced_stock ) {
				$back[ $line->stock_product_id() ] = ( $back[ $line->stock_product_id() ] ?? 0 ) + max( 0, $line->reduced_stock );
			}
			$line->reduced_stock = null;
		}
		if ( [] !== $back ) {
			$keeper->put_back( self::texts( $back ) );
		}
	}

	/**
	 * Makes up for rows that were added, removed, or changed in quantity or product.
	 */
	private function adjust( StockKeeper $keeper, Order $before, Order $after ): void {
		$this->put_back( $keeper, $this->removed( $before, $after ) );
		$new = [];
		foreach ( $after->line_items() as $line ) {
			$was = $before->item( $line->id );
			if ( ! $was instanceof LineItem ) {
				$new[] = $line;
			} elseif ( $was->stock_product_id() !== $line->stock_product_id() ) {
				$this->put_back( $keeper, [ clone $was ] );
				$line->reduced_stock = null;
				$new[]               = $line;
			} elseif ( $was->quantity !== $line->quantity ) {
				$this->adjust_quantity( $keeper, $was, $line );
			}
		}
		if ( in_array( $after->status, self::HELD_IN, true ) ) {
			$this->take( $keeper, $new );
		}
	}

	private function adjust_quantity( StockKeeper $keeper, LineItem $was, LineItem $line ): void {
		$more = Quantity::exact( $line->quantity - $was->quantity );
		if ( $more > 0 ) {
			if ( [] !== $keeper->take( [ $line->stock_product_id() => (string) $more ], $this->may_oversell ) ) {
				$line->reduced_stock = Quantity::exact( ( $was->reduced_stock ?? 0 ) + $more );
			}
			return;
		}
		$taken = $was->reduced_stock ?? 0;
		$back  = min( -$more, $taken );
		if ( $back > 0 ) {
			$keeper->put_back( [ $line->stock_product_id() => (string) $back ] );
			$line->reduced_stock = Quantity::exact( $taken - $back );
		}
	}

	/**
	 * @param array<int, int|float> $quantities
	 * @return array<int, string>
	 */
	private static function texts( array $quantities ): array {
		return array_map( static fn( int|float $quantity ) => (string) Quantity::exact( $quantity ), $quantities );
	}

	/**
	 * @return list<LineItem>
	 */
	private function removed( ?Order $before, Order $after ): array {
		$removed = [];
		foreach ( $before?->line_items() ?? [] as $line ) {
			if ( ! $after->item( $line->id ) instanceof LineItem ) {
				// What is stored is compared with later, so it stays as it is.
				$removed[] = clone $line;
			}
		}
		return $removed;
	}
}
