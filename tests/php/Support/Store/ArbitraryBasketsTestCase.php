<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Brick\Math\BigDecimal;
use Eris\Generator;
use Eris\Generators;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Coupon;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Calculation\Fee;
use Storewright\Store\Calculation\ItemTotals;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\ShippingLine;
use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Calculation\Totals;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Generates baskets, rules and rates.
 */
abstract class ArbitraryBasketsTestCase extends UnitTestCase {

	protected const CLASSES = [ '', 'reduced-rate', 'zero-rate', 'unheard-of' ];

	/**
	 * Rates by their thousandths of a percent: a plain one, a plain and a compound one, two and a compound one.
	 */
	protected const TABLES = [
		[ '' => [] ],
		[
			''             => [ 20_000 ],
			'reduced-rate' => [ 5_000 ],
		],
		[
			''             => [ 8_875, -1_500 ],
			'reduced-rate' => [ 333 ],
			'zero-rate'    => [ 0 ],
		],
		[
			''             => [ 5_000, 9_975, -2_000, -1_250 ],
			'reduced-rate' => [ 7_700, 2_500 ],
		],
	];

	/**
	 * @param array<mixed> $lines
	 * @param array<mixed> $coupons
	 * @param array<mixed> $fees
	 * @param array<mixed> $shipping
	 */
	final protected static function basket( array $lines, array $coupons, array $fees, array $shipping ): Basket {
		return new Basket(
			self::distinct( Line::class, $lines ),
			self::distinct( Fee::class, $fees ),
			self::distinct( ShippingLine::class, $shipping ),
			self::distinct( Coupon::class, $coupons )
		);
	}

	/**
	 * Generated things, each with a key of its own.
	 *
	 * @template T of object
	 * @param class-string<T> $type
	 * @param array<mixed>    $makers
	 * @return list<T>
	 */
	final protected static function distinct( string $type, array $makers ): array {
		$things = [];
		foreach ( array_values( $makers ) as $position => $maker ) {
			$thing = is_callable( $maker ) ? $maker( "k$position" ) : null;
			self::assertInstanceOf( $type, $thing );
			$things[] = $thing;
		}
		return $things;
	}

	/**
	 * @return Generator<mixed>
	 */
	final protected static function rules(): Generator {
		return Generators::map(
			static fn( array $input ) => self::rules_of( $input ),
			Generators::tuple(
				Generators::choose( 0, 9 ),
				Generators::vector( 3, Generators::bool() ),
				Generators::elements( 0, 2, 2, 3 ),
				Generators::elements( Rules::INHERIT, '', 'reduced-rate' )
			)
		);
	}

	/**
	 * @param array<mixed> $input
	 */
	final protected static function rules_of( array $input ): Rules {
		return new Rules( $input[0] > 0, $input[1][0], $input[1][1], $input[1][2], $input[2], $input[3] );
	}

	/**
	 * @return Generator<mixed>
	 */
	final protected static function tables(): Generator {
		return Generators::map( self::table( ... ), Generators::elements( ...self::TABLES ) );
	}

	/**
	 * @param array<string, list<int>> $input Class => thousandths of a percent, negative where compound.
	 */
	final protected static function table( array $input ): TaxTable {
		$id    = 0;
		$rates = [];
		foreach ( $input as $class => $percents ) {
			$rates[ $class ] = [];
			foreach ( $percents as $place => $percent ) {
				++$id;
				$rates[ $class ][] = new TaxRate(
					$id,
					BigDecimal::ofUnscaledValue( abs( $percent ), 3 ),
					"Tax $id",
					"TAX-$id",
					$place + 1,
					$percent < 0,
					in_array( $id, [ 1, 3 ], true )
				);
			}
		}
		return new TaxTable( $rates );
	}

	/**
	 * @return Generator<mixed>
	 */
	final protected static function lines(): Generator {
		return self::some(
			static fn( array $input ) => static fn( string $key ) => self::line( $key, ...$input ),
			Generators::choose( 0, 60_000 ),
			Generators::choose( 1, 12 ),
			Generators::elements( ...self::CLASSES ),
			Generators::elements( true, true, true, false ),
			Generators::bool(),
			Generators::choose( 1, 12 ),
			Generators::elements( 2, 2, 2, 3, 5 )
		);
	}

	final protected static function line(
		string $key,
		int $cents,
		int $quantity,
		string $tax_class,
		bool $taxable,
		bool $at_price,
		int $product_id,
		int $decimals
	): Line {
		$amount = BigDecimal::ofUnscaledValue( $cents, $decimals );
		return $at_price
			? Line::at_price( $key, $product_id, $quantity, $amount, 0, $tax_class, $taxable, [ $product_id % 3 ], 0 === $product_id % 4 )
			: Line::at_amount(
				$key,
				$product_id,
				$quantity,
				$amount,
				null,
				0,
				$tax_class,
				$taxable,
				[ $product_id % 3 ],
				0 === $product_id % 4
			);
	}

	/**
	 * @return Generator<mixed>
	 */
	final protected static function coupons(): Generator {
		return self::some(
			static fn( array $input ) => static fn( string $key ) => new Coupon(
				1,
				$key,
				$input[0],
				BigDecimal::ofUnscaledValue( $input[1], $input[2] ),
				$input[3],
				$input[4],
				$input[5],
				[],
				$input[6],
				[] !== $input[6]
			),
			Generators::elements( ...DiscountType::cases() ),
			Generators::choose( 0, 15_000 ),
			Generators::elements( 2, 2, 3 ),
			Generators::elements( null, null, 0, 1, 3 ),
			Generators::elements( [], [], [ 1, 2, 3, 4, 5 ] ),
			Generators::elements( [], [ 2 ] ),
			Generators::elements( [], [], [ 1 ] )
		);
	}

	/**
	 * @return Generator<mixed>
	 */
	final protected static function fees(): Generator {
		return self::some(
			static fn( array $input ) => static fn( string $key ) => new Fee(
				$key,
				BigDecimal::ofUnscaledValue( $input[0], 2 ),
				$input[1],
				$input[2]
			),
			Generators::choose( -20_000, 10_000 ),
			Generators::elements( ...self::CLASSES ),
			Generators::bool()
		);
	}

	/**
	 * @return Generator<mixed>
	 */
	final protected static function shipping(): Generator {
		return self::some(
			static fn( array $input ) => static fn( string $key ) => new ShippingLine(
				$key,
				BigDecimal::ofUnscaledValue( $input[0], 2 ),
				$input[1],
				$input[2]
			),
			Generators::choose( 0, 5_000 ),
			Generators::bool(),
			Generators::elements( null, null, 'reduced-rate' )
		);
	}

	/**
	 * @param callable(array<mixed>): mixed $make
	 * @param Generator<mixed>             ...$parts
	 * @return Generator<mixed>
	 */
	final protected static function some( callable $make, Generator ...$parts ): Generator {
		return Generators::bind(
			Generators::choose( 0, 5 ),
			static fn( int $count ) => Generators::vector( $count, Generators::map( $make, Generators::tuple( ...$parts ) ) )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	final protected static function texts( Totals $totals ): array {
		return [
			'total'    => (string) $totals->total,
			'discount' => (string) $totals->discount_total,
			'tax'      => (string) $totals->total_tax,
			'lines'    => array_map(
				static fn( ItemTotals $line ) => [ (string) $line->total, (string) $line->total_tax ],
				$totals->lines
			),
		];
	}
}
