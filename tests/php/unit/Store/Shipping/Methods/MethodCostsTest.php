<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Shipping\Methods;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Address;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Methods\FlatRate;
use Storewright\Store\Shipping\Methods\FreeShipping;
use Storewright\Store\Shipping\Methods\LocalPickup;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\Parcel;
use Storewright\Store\Shipping\ParcelItem;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Costs of the built-in shipping methods.
 */
final class MethodCostsTest extends UnitTestCase {

	private const CLASSES = [
		7 => 'Bulky',
		9 => 'Frail',
	];

	/**
	 * Two plain things of 20 in all, three bulky ones of 90, a frail one of 5, and a download of 40.
	 *
	 * @param array<string, string> $settings
	 */
	#[DataProvider( 'flat_rates' )]
	public function test_flat_rates( array $settings, ?string $expected ): void {
		$items = [
			new ParcelItem( 1, 2, '20.00' ),
			new ParcelItem( 2, 3, '90.00', 7 ),
			new ParcelItem( 3, 1, '5.00', 9 ),
			new ParcelItem( 4, 1, '40.00', needs_shipping: false ),
		];
		self::assertSame( $expected, self::cost( FlatRate::type( self::CLASSES ), $settings, new Parcel( new Address( 'US' ), $items ) ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>, string|null}>
	 */
	public static function flat_rates(): iterable {
		yield 'no cost at all' => [ [], null ];
		yield 'nothing' => [ [ 'cost' => '0' ], '0.00' ];
		yield 'an amount' => [ [ 'cost' => '7.5' ], '7.50' ];
		yield 'by number, downloads apart' => [ [ 'cost' => '[qty]' ], '6.00' ];
		yield 'by price, downloads apart' => [ [ 'cost' => '[fee percent="10"]' ], '11.50' ];
		yield 'what has no result' => [ [ 'cost' => '10 / ( [qty] - 6 )' ], null ];
		yield 'never less than nothing' => [ [ 'cost' => '5 - [qty]' ], '0.00' ];
		yield 'half a cent' => [ [ 'cost' => '0.01 / 2' ], '0.01' ];
		yield 'a third' => [ [ 'cost' => '10 / 3' ], '3.33' ];
		yield 'a class' => [
			[
				'cost'         => '1',
				'class_cost_7' => '4',
			],
			'5.00',
		];
		yield 'a class alone' => [ [ 'class_cost_7' => '4' ], '4.00' ];
		yield 'a class by its own number and price' => [ [ 'class_cost_7' => '[qty] + [fee percent="10"]' ], '12.00' ];
		yield 'every class' => [
			[
				'cost'          => '1',
				'class_cost_7'  => '4',
				'class_cost_9'  => '2',
				'no_class_cost' => '[qty]',
			],
			'9.00',
		];
		yield 'the dearest class' => [
			[
				'cost'          => '1',
				'class_cost_7'  => '4',
				'class_cost_9'  => '2',
				'no_class_cost' => '[qty]',
				'type'          => 'order',
			],
			'5.00',
		];
		yield 'the dearest class is none below nothing' => [
			[
				'cost'         => '1',
				'class_cost_7' => '2 - [qty]',
				'type'         => 'order',
			],
			'1.00',
		];
		yield 'a class whose cost has no result' => [
			[
				'cost'         => '1',
				'class_cost_7' => '1 / 0',
			],
			null,
		];
	}

	public function test_class_costs_need_classes(): void {
		$parcel = new Parcel( new Address( 'US' ), [ new ParcelItem( 1, 1, '10' ) ] );
		self::assertSame( '1.00', self::cost( FlatRate::type(), [ 'cost' => '1' ], $parcel ) );
		self::assertArrayNotHasKey( 'no_class_cost', FlatRate::type()->fields );
		self::assertSame(
			[ 'title', 'tax_status', 'cost', 'class_cost_7', 'class_cost_9', 'no_class_cost', 'type' ],
			array_keys( FlatRate::type( self::CLASSES )->fields )
		);
	}

	/**
	 * An order of 50 after 10 were taken off.
	 */
	#[DataProvider( 'conditions' )]
	public function test_free_shipping_has_conditions(
		string $requires,
		string $minimum,
		string $ignore,
		bool $coupon,
		bool $expected
	): void {
		$parcel = new Parcel(
			new Address( 'US' ),
			[ new ParcelItem( 1, 1, '30' ), new ParcelItem( 2, 1, '20', needs_shipping: false ) ],
			'10',
			$coupon
		);
		$cost   = self::cost(
			FreeShipping::type(),
			[
				'requires'         => $requires,
				'min_amount'       => $minimum,
				'ignore_discounts' => $ignore,
			],
			$parcel
		);
		self::assertSame( $expected ? '0.00' : null, $cost );
	}

	/**
	 * @return iterable<array{string, string, string, bool, bool}>
	 */
	public static function conditions(): iterable {
		yield [ '', '100', 'no', false, true ];
		yield [ 'coupon', '0', 'no', false, false ];
		yield [ 'coupon', '100', 'no', true, true ];
		yield [ 'min_amount', '50', 'no', false, true ];
		yield [ 'min_amount', '50.01', 'no', true, false ];
		yield [ 'min_amount', '60', 'yes', false, true ];
		yield [ 'min_amount', '60.01', 'yes', false, false ];
		yield [ 'min_amount', '', 'no', false, true ];
		yield [ 'min_amount', '50,00', 'no', false, true ];
		yield [ 'either', '100', 'no', false, false ];
		yield [ 'either', '100', 'no', true, true ];
		yield [ 'either', '50', 'no', false, true ];
		yield [ 'both', '50', 'no', false, false ];
		yield [ 'both', '100', 'no', true, false ];
		yield [ 'both', '50', 'no', true, true ];
	}

	public function test_picking_up_has_a_price(): void {
		$parcel = new Parcel( new Address( 'US' ), [ new ParcelItem( 1, 1, '30' ) ] );
		foreach ( [
			''      => '0.00',
			'5'     => '5.00',
			'5,25'  => '5.25',
			'cheap' => '0.00',
		] as $cost => $expected ) {
			self::assertSame( $expected, self::cost( LocalPickup::type(), [ 'cost' => (string) $cost ], $parcel ) );
		}
	}

	public function test_a_way_of_shipping_that_says_no_cost_takes_no_parcel(): void {
		self::assertNull( self::cost( new MethodType( 'courier', 'Courier', '', [] ), [], new Parcel( new Address( 'US' ), [] ) ) );
	}

	/**
	 * @param array<string, string> $settings
	 */
	private static function cost( MethodType $type, array $settings, Parcel $parcel ): ?string {
		$cost = $type->cost( new MethodInstance( 1, 1, $type, 1, true, $settings + $type->defaults() ), $parcel );
		return null === $cost ? null : (string) $cost->toScale( 2, \Brick\Math\RoundingMode::HALF_UP );
	}
}
