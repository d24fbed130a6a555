<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Shipping\Methods;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Shipping\Methods\FlatRate;
use Storewright\Store\Shipping\Methods\FreeShipping;
use Storewright\Store\Shipping\Methods\LocalPickup;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Tests\Support\UnitTestCase;

/**
 * The built-in ways of shipping and what their settings take.
 */
final class MethodTypeTest extends UnitTestCase {

	public function test_the_built_in_ways_of_shipping_have_the_familys_settings_and_defaults(): void {
		$defaults = [];
		foreach ( MethodRegistry::load()->all() as $type ) {
			$defaults[ $type->id ] = $type->defaults();
		}
		self::assertSame(
			[
				'flat_rate'     => [
					'title'      => 'Flat rate',
					'tax_status' => 'taxable',
					'cost'       => '',
				],
				'free_shipping' => [
					'title'            => 'Free shipping',
					'requires'         => '',
					'min_amount'       => '0',
					'ignore_discounts' => 'no',
				],
				'local_pickup'  => [
					'title'      => 'Local pickup',
					'tax_status' => 'taxable',
					'cost'       => '',
				],
			],
			$defaults
		);
	}

	#[DataProvider( 'accepted' )]
	public function test_a_setting_is_stored_as_the_family_stores_it( MethodType $type, string $id, mixed $sent, string $stored ): void {
		self::assertSame( [ $id => $stored ], $type->sanitise( [ $id => $sent ] ) );
	}

	/**
	 * @return array<string, array{MethodType, string, mixed, string}>
	 */
	public static function accepted(): array {
		return [
			'decimal text stays as it is' => [ FlatRate::type(), 'cost', '5.00', '5.00' ],
			'spaces around are dropped'   => [ FlatRate::type(), 'cost', ' 5.00 ', '5.00' ],
			'whole number'                => [ FlatRate::type(), 'cost', 5, '5' ],
			'number with decimals'        => [ FlatRate::type(), 'cost', 5.25, '5.25' ],
			'no cost'                     => [ FlatRate::type(), 'cost', '', '' ],
			'sum'                         => [ FlatRate::type(), 'cost', '2 * [qty]', '2 * [qty]' ],
			'option'                      => [ FlatRate::type(), 'tax_status', 'none', 'none' ],
			'option without a name'       => [ FreeShipping::type(), 'requires', '', '' ],
			'true'                        => [ FreeShipping::type(), 'ignore_discounts', true, 'yes' ],
			'false'                       => [ FreeShipping::type(), 'ignore_discounts', false, 'no' ],
			'yes'                         => [ FreeShipping::type(), 'ignore_discounts', 'yes', 'yes' ],
			'amount'                      => [ FreeShipping::type(), 'min_amount', '49.90', '49.90' ],
		];
	}

	#[DataProvider( 'refused' )]
	public function test_a_value_that_a_setting_cannot_hold_is_refused_by_name( MethodType $type, string $id, mixed $sent ): void {
		try {
			$type->sanitise( [ $id => $sent ] );
			self::fail( 'The value was accepted.' );
		} catch ( InvalidInput $refusal ) {
			self::assertSame( 'rest_setting_value_invalid', $refusal->error_code );
			self::assertIsArray( $refusal->data['params'] );
			self::assertSame( [ "settings.$id" ], array_keys( $refusal->data['params'] ) );
			self::assertStringStartsWith( ( $type->fields[ $id ]->label ?? $id ) . ': ', $refusal->getMessage() );
		}
	}

	/**
	 * @return array<string, array{MethodType, string, mixed}>
	 */
	public static function refused(): array {
		return [
			'negative cost'                      => [ FlatRate::type(), 'cost', '-1' ],
			'cost that is no amount'             => [ FlatRate::type(), 'cost', 'cheap' ],
			'cost that is a list'                => [ FlatRate::type(), 'cost', [ '5' ] ],
			'cost that is a truth value'         => [ FlatRate::type(), 'cost', true ],
			'cost beyond what decimals can say'  => [ FlatRate::type(), 'cost', 1.0e30 ],
			'sum where only an amount can stand' => [ LocalPickup::type(), 'cost', '2 * [qty]' ],
			'unknown option'                     => [ FlatRate::type(), 'tax_status', 'some' ],
			'neither yes nor no'                 => [ FreeShipping::type(), 'ignore_discounts', 'maybe' ],
			'negative amount'                    => [ FreeShipping::type(), 'min_amount', '-5' ],
			'setting of another way of shipping' => [ FlatRate::type(), 'min_amount', '5' ],
			'free shipping that costs'           => [ FreeShipping::type(), 'cost', '5' ],
			'free shipping of unknown cost'      => [ FreeShipping::type(), 'cost', 'none' ],
			'free shipping of enormous exponent' => [ FreeShipping::type(), 'cost', '0e999999999' ],
		];
	}

	public function test_every_refused_setting_is_named_at_once(): void {
		try {
			FlatRate::type()->sanitise(
				[
					'cost'       => '-1',
					'tax_status' => 'some',
				]
			);
			self::fail( 'The values were accepted.' );
		} catch ( InvalidInput $refusal ) {
			self::assertIsArray( $refusal->data['params'] );
			self::assertSame( [ 'settings.cost', 'settings.tax_status' ], array_keys( $refusal->data['params'] ) );
		}
	}

	/**
	 * Clients send the rate of 0 with which they chose free shipping.
	 *
	 * @spec A9-007
	 */
	#[DataProvider( 'zeros' )]
	public function test_free_shipping_takes_a_cost_of_zero_and_stores_none( mixed $zero ): void {
		self::assertSame( [], FreeShipping::type()->sanitise( [ 'cost' => $zero ] ) );
	}

	/**
	 * @return list<array{mixed}>
	 */
	public static function zeros(): array {
		return [ [ '0' ], [ '0.00' ], [ 0 ] ];
	}

	public function test_a_way_of_shipping_replaces_the_one_with_its_id(): void {
		$registry = MethodRegistry::load();
		$mine     = new MethodType( 'flat_rate', 'Mine', '', [] );
		$registry->add( $mine );
		self::assertSame( $mine, $registry->get( 'flat_rate' ) );
		self::assertCount( 3, $registry->all() );
		self::assertNull( $registry->get( 'pigeon' ) );
	}
}
