<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Orders\Refunds;

use Brick\Math\BigDecimal;
use Eris\Generators;
use Eris\TestTrait;
use Storewright\Kernel\Money;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Fee;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\ShippingLine;
use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Refunds\RefundableAmount;
use Storewright\Store\Orders\Refunds\RefundDraft;
use Storewright\Store\Orders\Refunds\RefundItem;
use Storewright\Store\Orders\Refunds\RefundRequest;
use Storewright\Store\Orders\Write\TotalsWriter;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Whatever an order holds, and in whatever parts and sequence its items are refunded: together that is what was paid.
 */
final class ArbitraryRefundsTest extends UnitTestCase {

	use TestTrait;

	public function test_refunding_every_item_in_parts_ends_at_exactly_zero(): void {
		$this->limitTo( 100 );
		$this->forAll(
			Generators::bool(),
			Generators::bool(),
			Generators::seq( Generators::tuple( Generators::choose( 1, 9 ), Generators::choose( 0, 9_999 ) ) ),
			Generators::seq( Generators::choose( 1, 2_000 ) ),
			Generators::choose( 0, 1_500 ),
			Generators::choose( 0, 1_000_000 )
		)->disableShrinking()->then(
			function ( bool $included, bool $at_subtotal, array $lines, array $fees, int $shipping, int $seed ): void {
				/** @var list<array{int, int}> $lines */
				/** @var list<int> $fees */
				$order   = self::order(
					new Rules( true, $included, $at_subtotal ),
					array_slice( $lines, 0, 6 ),
					array_slice( $fees, 0, 3 ),
					$shipping
				);
				$refunds = [];
				foreach ( self::shuffled( self::portions( $order ), $seed ) as $portion ) {
					$remainder = new RefundableAmount( $order, $refunds );
					$refund    = ( new RefundDraft( $order, $remainder, 2 ) )->of(
						new RefundRequest( null, items: [ self::requested( $order, $remainder, $portion ) ] )
					);
					self::assertFalse( Money::of( $refund->total )->isPositive() );
					$refunds[] = $refund;
				}
				$left = ( new RefundableAmount( $order, $refunds ) )->amount();
				self::assertTrue( $left->isZero(), "{$left} of {$order->total} is left." );
			}
		);
	}

	/**
	 * @param list<array{int, int}> $lines    Quantity and cents of each.
	 * @param list<int>             $fees     Cents.
	 * @param int                   $shipping Cents.
	 */
	private static function order( Rules $rules, array $lines, array $fees, int $shipping ): Order {
		$order  = new Order();
		$basket = [ [], [], [] ];
		foreach ( $lines as $at => [ $quantity, $cents ] ) {
			$item           = new LineItem();
			$item->quantity = $quantity;
			$order->items[] = $item;
			$basket[0][]    = Line::at_price( TotalsWriter::key( $at ), 1, $quantity, BigDecimal::ofUnscaledValue( $cents, 2 ) );
		}
		foreach ( $fees as $at => $cents ) {
			$order->items[] = new FeeItem();
			$basket[1][]    = new Fee( TotalsWriter::key( $at ), BigDecimal::ofUnscaledValue( $cents, 2 ) );
		}
		if ( $shipping > 0 ) {
			$order->items[] = new ShippingItem();
			$basket[2][]    = new ShippingLine( TotalsWriter::key( 0 ), BigDecimal::ofUnscaledValue( $shipping, 2 ) );
		}
		$rates = [
			new TaxRate( 1, BigDecimal::of( '8.875' ), 'State', 'STATE' ),
			new TaxRate( 2, BigDecimal::of( '1.5' ), 'City', 'CITY', 2, true ),
		];
		( new TotalsWriter( 2 ) )->write(
			( new Calculator( $rules, new TaxTable( [ '' => $rates ] ) ) )->totals( new Basket( ...$basket ) ),
			$order
		);
		foreach ( $order->items as $at => $item ) {
			$item->id = $at + 1;
		}
		return $order;
	}

	/**
	 * Returns the portions that are refunded at a time: an item, and how many pieces of it; each fee and shipping as a whole, free
	 * ones not.
	 *
	 * @return list<array{int, int}>
	 */
	private static function portions( Order $order ): array {
		$portions = [];
		foreach ( $order->line_items() as $item ) {
			$left = (int) $item->quantity;
			for ( $part = 1; $left > 0; $part++ ) {
				$portions[] = [ $item->id, min( $part, $left ) ];
				$left      -= $part;
			}
		}
		foreach ( [ ...$order->fee_items(), ...$order->shipping_items() ] as $item ) {
			$portions[] = [ $item->id, 0 ];
		}
		return $portions;
	}

	/**
	 * @param array{int, int} $portion
	 */
	private static function requested( Order $order, RefundableAmount $remainder, array $portion ): RefundItem {
		$item = $order->item( $portion[0] );
		$left = null === $item ? null : $remainder->of( $item );
		return new RefundItem(
			$portion[0],
			$portion[1],
			$item instanceof LineItem ? null : $left?->total,
			$item instanceof LineItem ? null : $left?->taxes,
			'line_items[0]'
		);
	}

	/**
	 * @template T
	 * @param list<T> $list
	 * @return list<T>
	 */
	private static function shuffled( array $list, int $seed ): array {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The same order each time the seed is given.
		shuffle( $list ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return $list;
	}
}
