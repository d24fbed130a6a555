<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Shipping\Methods;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Methods\Cost;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Expressions for the cost of shipping.
 */
final class CostTest extends UnitTestCase {

	#[DataProvider( 'costs' )]
	public function test_amounts_and_sums_are_accepted( string $cost ): void {
		self::assertNull( Cost::refusal( $cost ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function costs(): array {
		return [
			[ '' ],
			[ '0' ],
			[ '5' ],
			[ '5.00' ],
			[ '.5' ],
			[ '99999999999999999999.99' ],
			[ '[qty]' ],
			[ '5 + 2 * [qty]' ],
			[ '10+(2*[qty])-[cost]/10' ],
			[ '((5))' ],
			[ '[fee percent="10"]' ],
			[ '[fee percent="10" min_fee="2.50" max_fee=""]' ],
			[ "[fee percent='10' max_fee='20']" ],
			[ '10 / 0.5' ],
			[ '10/10' ],
		];
	}

	#[DataProvider( 'nonsense' )]
	public function test_anything_else_is_refused( string $cost ): void {
		self::assertIsString( Cost::refusal( $cost ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function nonsense(): array {
		return [
			[ 'abc' ],
			[ '5,00' ],
			[ '5.' ],
			[ '1e5' ],
			[ '$5' ],
			[ '<b>5</b>' ],
			[ '5 +' ],
			[ '* 5' ],
			[ '(5' ],
			[ '5)' ],
			[ '5 5' ],
			[ '()' ],
			[ '[quantity]' ],
			[ '[fee]' ],
			[ '[fee percent="ten"]' ],
			[ '[fee percent="10]' ],
			[ '10 / 0' ],
			[ '10 / 0.00' ],
			[ '10/00' ],
			[ str_repeat( '1', 501 ) ],
			[ str_repeat( '(', 400 ) . '1' . str_repeat( ')', 400 ) ],
		];
	}

	/**
	 * @spec A5-006
	 */
	#[DataProvider( 'negatives' )]
	public function test_a_negative_amount_is_told_apart( string $cost ): void {
		self::assertSame( 'Shipping rates can not be negative numbers.', Cost::refusal( $cost ) );
		self::assertSame( 'Shipping rates can not be negative numbers.', Cost::refusal_of_amount( $cost ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function negatives(): array {
		return [ [ '-1' ], [ '-0.01' ], [ '- 5' ], [ '-.5' ] ];
	}

	public function test_an_amount_is_no_sum(): void {
		self::assertNull( Cost::refusal_of_amount( '12.50' ) );
		self::assertNull( Cost::refusal_of_amount( '' ) );
		self::assertIsString( Cost::refusal_of_amount( '5 + 2 * [qty]' ) );
		self::assertIsString( Cost::refusal_of_amount( '[qty]' ) );
	}
}
