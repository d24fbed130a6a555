<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Seed;

use Brick\Math\BigDecimal;
use DateTimeZone;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Coupon;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Calculation\Fee;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\ShippingLine;
use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Seed\BulkInsert;
use Storewright\Store\Seed\OrderDates;
use Storewright\Store\Seed\RandomSource;
use Storewright\Store\Seed\SeedCatalog;
use Storewright\Store\Seed\SeedCoupons;
use Storewright\Store\Seed\SeedCustomers;
use Storewright\Store\Seed\SeedOrder;
use Storewright\Store\Seed\SeedOrderFactory;
use Storewright\Store\Seed\SeedTaxRate;
use Storewright\Store\Seed\SeedTaxRates;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Made-up orders cost what the shop would have asked for, and come when people buy.
 */
final class SaleMakerTest extends UnitTestCase {

	public function test_every_order_costs_what_the_shop_calculates(): void {
		$seen = [];
		foreach ( self::sales( 3000 ) as $sale ) {
			$lines = [];
			foreach ( $sale->lines as $place => $line ) {
				$lines[] = Line::at_price(
					(string) $place,
					1 + $line->article->place,
					$line->quantity,
					self::decimal( $line->article->price ),
					tax_class: $line->article->tax_class
				);
			}
			$shipping = null === $sale->shipping_title ? [] : [
				new ShippingLine( 'shipping', self::decimal( $sale->shipping ), tax_class: '' ),
			];
			$fees     = 0 === $sale->fee ? [] : [ new Fee( 'fee', self::decimal( $sale->fee ) ) ];
			$totals   = ( new Calculator( new Rules(), self::table( $sale ) ) )->totals(
				new Basket( $lines, $fees, $shipping, self::coupons( $sale ) )
			);

			$expected = array_map(
				self::decimal( ... ),
				[ $sale->total, $sale->goods_tax, $sale->shipping_tax, $sale->discount, $sale->discount_tax ]
			);
			$actual   = [ $totals->total, $totals->cart_tax, $totals->shipping_tax, $totals->discount_total, $totals->discount_tax ];
			self::assertSame(
				array_map( self::plain( ... ), $expected ),
				array_map( self::plain( ... ), $actual ),
				"Order {$sale->number}"
			);
			foreach ( $totals->coupons as $coupon ) {
				self::assertSame(
					[ self::plain( self::decimal( $sale->discount ) ), self::plain( self::decimal( $sale->coupon_tax ) ) ],
					[ self::plain( $coupon->discount ), self::plain( $coupon->discount_tax ) ]
				);
			}
			$seen[ $sale->offer ] = true;
		}
		ksort( $seen );
		self::assertSame( [ -1, 0, 1, 2, 3 ], array_keys( $seen ), 'Every kind of coupon was used.' );
	}

	public function test_nobody_gets_back_more_than_was_paid(): void {
		$refunds = 0;
		foreach ( self::sales( 3000 ) as $sale ) {
			$back = 0;
			foreach ( $sale->refunds as $refund ) {
				self::assertGreaterThan( $sale->moment, $refund->moment );
				$back += $refund->amount;
				++$refunds;
			}
			self::assertLessThanOrEqual( $sale->total, $back );
			self::assertSame( 'wc-refunded' === $sale->status, $back > 0 && $back === $sale->total );
		}
		self::assertGreaterThan( 50, $refunds );
	}

	public function test_orders_come_in_order_and_before_the_day_that_was_asked_for(): void {
		$calendar = new OrderDates( '2026-06-01', 730, new DateTimeZone( 'America/New_York' ) );
		$last     = 0;
		$by_hour  = array_fill( 0, 24, 0 );
		$by_month = [];
		for ( $i = 0; $i < 20_000; $i++ ) {
			$moment = $calendar->moment( $i, 20_000, 0.999 );
			self::assertGreaterThanOrEqual( $last, $moment );
			$last               = $moment;
			$local              = $moment + $calendar->ahead( $moment );
			$month              = gmdate( 'Y-m', $local );
			$by_month[ $month ] = ( $by_month[ $month ] ?? 0 ) + 1;
			++$by_hour[ (int) gmdate( 'G', $local ) ];
		}
		self::assertLessThan( strtotime( '2026-06-01T04:00:00Z' ), $last );
		self::assertGreaterThan( 5 * $by_hour[3], $by_hour[20] );
		self::assertGreaterThan( 1.4 * $by_month['2025-08'], $by_month['2025-12'] );
		self::assertGreaterThan( 1.2 * $by_month['2024-09'], $by_month['2025-09'] );
	}

	public function test_cents_are_written_as_decimals(): void {
		self::assertSame(
			[ '0.00', '0.05', '-0.05', '12.30', '-12.30', '1234567.89' ],
			array_map( BulkInsert::money( ... ), [ 0, 5, -5, 1230, -1230, 123_456_789 ] )
		);
	}

	public function test_dice_repeat_themselves_and_are_fair(): void {
		$throws = static function ( string $seed ): array {
			$dice = new RandomSource( $seed );
			return array_map( static fn() => $dice->below( 6 ), range( 1, 60_000 ) );
		};
		self::assertSame( $throws( 'a' ), $throws( 'a' ) );
		self::assertNotSame( $throws( 'a' ), $throws( 'b' ) );
		foreach ( array_count_values( $throws( 'a' ) ) as $often ) {
			self::assertEqualsWithDelta( 10_000, $often, 500 );
		}
	}

	/**
	 * @return iterable<SeedOrder>
	 */
	private static function sales( int $orders ): iterable {
		$calendar = new OrderDates( '2026-06-01', 730, new DateTimeZone( 'UTC' ) );
		$maker    = new SeedOrderFactory( 1, new SeedCatalog( 1, 80 ), self::rates(), $calendar->moment( 1, 1, 0.0 ) );
		$people   = new SeedCustomers( 1 );
		for ( $i = 0; $i < $orders; $i++ ) {
			yield $maker->make( new SeedOrder( $i, $calendar->moment( $i, $orders, 0.5 ), $i, $people->person( $i ) ) );
		}
	}

	private static function rates(): SeedTaxRates {
		return new SeedTaxRates(
			[
				new SeedTaxRate( 1, 'US', 'NY', 88_750, 'NY Tax', '', 1, true ),
				new SeedTaxRate( 2, 'US', '', 15_000, 'Levy', '', 2, false ),
				new SeedTaxRate( 3, 'US', 'NY', 40_000, 'NY Tax', 'reduced-rate', 1, true ),
				new SeedTaxRate( 4, 'GB', '', 200_000, 'VAT', '', 1, true ),
				new SeedTaxRate( 5, 'GB', '', 50_000, 'VAT', 'reduced-rate', 1, true ),
				new SeedTaxRate( 6, 'DE', '', 190_000, 'MwSt.', '', 1, true ),
			]
		);
	}

	private static function table( SeedOrder $sale ): TaxTable {
		$by_class = [];
		foreach ( [ '', 'reduced-rate' ] as $class ) {
			$by_class[ $class ] = array_map(
				static fn( SeedTaxRate $rate ) => new TaxRate(
					$rate->id,
					BigDecimal::of( $rate->percent() ),
					$rate->name,
					$rate->code(),
					$rate->priority,
					false,
					$rate->shipping
				),
				self::rates()->at( $sale->person->country, $sale->person->state, $class )
			);
		}
		return new TaxTable( $by_class );
	}

	/**
	 * @return list<Coupon>
	 */
	private static function coupons( SeedOrder $sale ): array {
		if ( $sale->offer < 0 ) {
			return [];
		}
		[ $code, $kind, $amount ] = SeedCoupons::ALL[ $sale->offer ];
		return [
			new Coupon( 1, $code, DiscountType::from( $kind ), 'percent' === $kind ? BigDecimal::of( $amount ) : self::decimal( $amount ) ),
		];
	}

	private static function decimal( int $cents ): BigDecimal {
		return BigDecimal::ofUnscaledValue( $cents, 2 );
	}

	private static function plain( mixed $amount ): string {
		self::assertInstanceOf( BigDecimal::class, $amount );
		return (string) $amount->toScale( 2 );
	}
}
