<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Products\Model\Product;

/**
 * The lines of an order as a client wants them.
 */
final class LineItemUpdater {

	private const MAX_CLASS_LENGTH = 200;

	/**
	 * Digits of an amount that does not divide evenly.
	 */
	private const SCALE = 8;

	public function __construct( private readonly ProductFinder $products, private readonly Clock $clock ) {}

	/**
	 * Adds, changes and removes lines. A line without id is new; one with quantity 0 or a product of null goes.
	 *
	 * @param array<RequestData> $input
	 * @return list<PricedLine> The lines whose amounts follow from this request.
	 * @throws InvalidInput If a line can't be taken.
	 */
	public function apply( Order $order, array $input ): array {
		$priced = [];
		$this->products->several( self::ids( $order, $input ) );
		foreach ( $input as $line ) {
			$item = ItemReference::existing( $order, $line, LineItem::class );
			$gone = ItemReference::is_to_go( $line ) || 0 === $line->quantity( 'quantity' );
			if ( null !== $item && $gone ) {
				ItemReference::remove( $order, $item );
			} elseif ( null !== $item ) {
				$priced[] = $this->change( $item, $line );
			} elseif ( 0 !== $line->quantity( 'quantity' ) ) {
				$item           = new LineItem();
				$priced[]       = $this->fill( $item, $line, $this->products->named( $line ) );
				$order->items[] = $item;
			}
		}
		return $priced;
	}

	/**
	 * Every product that the lines speak of: asked for at once, they are in the cache when each line asks for its own.
	 *
	 * @param array<RequestData> $input
	 * @return list<int>
	 */
	private static function ids( Order $order, array $input ): array {
		$ids = array_map( static fn( LineItem $item ) => $item->stock_product_id(), [] === $input ? [] : $order->line_items() );
		foreach ( $input as $line ) {
			array_push( $ids, $line->count( 'product_id', PHP_INT_MAX ) ?? 0, $line->count( 'variation_id', PHP_INT_MAX ) ?? 0 );
		}
		return $ids;
	}

	private function fill( LineItem $item, RequestData $line, ?Product $product ): PricedLine {
		if ( null !== $product ) {
			$this->choose( $item, $product );
		}
		$item->quantity  = $line->quantity( 'quantity' ) ?? 1;
		$item->name      = $line->text( 'name' ) ?? $item->name;
		$item->tax_class = $this->tax_class( $line ) ?? $item->tax_class;
		$item->meta      = MetaList::of_item( $item, $line->meta() );
		$subtotal        = $line->amount( 'subtotal' );
		$total           = $line->amount( 'total' );
		if ( null === $subtotal && null === $total ) {
			return new PricedLine( $item, $this->price( $product ), false );
		}
		$subtotal     ??= $this->price( $product )->multipliedBy( (string) $item->quantity );
		$total        ??= $subtotal;
		$item->subtotal = (string) $subtotal;
		$item->total    = (string) $total;
		return new PricedLine( $item, null, $line->has( 'total' ) );
	}

	private function change( LineItem $item, RequestData $line ): PricedLine {
		$price = null;
		if ( $this->names_another( $item, $line ) ) {
			$product = $this->products->named( $line );
			if ( null !== $product && $product->id !== $item->stock_product_id() ) {
				$item->meta = $this->without_selection( $item );
				$this->choose( $item, $product );
				$price = $this->price( $product );
			}
		}
		$before          = $item->quantity;
		$item->quantity  = $line->quantity( 'quantity' ) ?? $before;
		$item->name      = $line->text( 'name' ) ?? $item->name;
		$item->tax_class = $this->tax_class( $line ) ?? $item->tax_class;
		$item->meta      = MetaList::of_item( $item, $line->meta() );
		$subtotal        = $line->amount( 'subtotal' );
		$total           = $line->amount( 'total' );
		if ( null !== $price && null === $subtotal && null === $total ) {
			return new PricedLine( $item, $price, false );
		}
		// A quantity alone keeps the price of one; an amount that was answered rounded can be sent back.
		$item_subtotal  = null === $subtotal ? self::scaled(
			$item->subtotal,
			$before,
			$item->quantity
		) : self::meant( $subtotal, $item->subtotal );
		$item_total     = null === $total && null === $subtotal ? self::scaled(
			$item->total,
			$before,
			$item->quantity
		) : ( null === $total ? $item_subtotal : self::meant( $total, $item->total ) );
		$item->subtotal = (string) $item_subtotal;
		$item->total    = (string) $item_total;
		return new PricedLine( $item, null, null !== $total );
	}

	/**
	 * The stored amount where it is the given one but for digits that were not answered.
	 */
	private static function meant( BigDecimal $input, string $stored ): BigDecimal {
		return Money::round( Money::of( $stored ), $input->getScale() )->isEqualTo( $input ) ? Money::of( $stored ) : $input;
	}

	/**
	 * Whether the client sent another product than the line has. What was answered can be sent back, even where the product is gone.
	 */
	private function names_another( LineItem $item, RequestData $line ): bool {
		$product   = $line->count( 'product_id', PHP_INT_MAX ) ?? 0;
		$variation = $line->count( 'variation_id', PHP_INT_MAX ) ?? 0;
		return ( 0 < $product && $product !== $item->product_id && $product !== $item->variation_id )
			|| ( 0 < $variation && $variation !== $item->variation_id );

	}

	private function choose( LineItem $item, Product $product ): void {
		$item->product_id   = $product->is_variation() ? $product->parent_id : $product->id;
		$item->variation_id = $product->is_variation() ? $product->id : 0;
		$item->name         = $product->name;
		$item->tax_class    = $product->tax_class;
		foreach ( $product->is_variation() ? $product->selection : [] as $key => $value ) {
			if ( '' !== $value ) {
				$item->meta[] = new MetaEntry( 0, $key, $value );
			}
		}
	}

	/**
	 * The line's meta data without what says which variation it was.
	 *
	 * @return list<MetaEntry>
	 */
	private function without_selection( LineItem $item ): array {
		$product   = $this->products->several( [ $item->variation_id ] )[ $item->variation_id ] ?? null;
		$selection = null === $product ? [] : $product->selection;
		return array_values( array_filter( $item->meta, static fn( MetaEntry $entry ) => ! array_key_exists( $entry->key, $selection ) ) );
	}

	/**
	 * @throws InvalidInput If it is too long.
	 */
	private function tax_class( RequestData $line ): ?string {
		$class = $line->text( 'tax_class', self::MAX_CLASS_LENGTH );
		return 'standard' === $class ? '' : $class;
	}

	private function price( ?Product $product ): BigDecimal {
		return null === $product ? BigDecimal::zero() : Money::parse( $product->price( $this->clock->now() ) ) ?? BigDecimal::zero();
	}

	private static function scaled( string $amount, int|float $before, int|float $now ): BigDecimal {
		$amount = Money::of( $amount );
		return $before === $now || 0 === $before ? $amount : $amount->multipliedBy( (string) $now )->dividedBy(
			(string) $before,
			max( self::SCALE, $amount->getScale() ),
			RoundingMode::HALF_UP
		);
	}
}
