<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Locale;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Currencies as the rest of the shop reads them.
 */
final class CurrencyQueryTest extends UnitTestCase {

	#[DataProvider( 'currencies' )]
	public function test_a_currency_has_name_symbol_and_decimals( string $code, string $name, string $symbol, int $decimals ): void {
		$currency = ( new CurrencyQuery() )->currency( $code );
		self::assertNotNull( $currency );
		self::assertSame( [ strtoupper( $code ), $name, $symbol, $decimals ], array_values( get_object_vars( $currency ) ) );
	}

	/**
	 * @return array<string, array{string, string, string, int}>
	 */
	public static function currencies(): array {
		return [
			'plain'                        => [ 'USD', 'US Dollar', '$', 2 ],
			'code in small letters'        => [ 'eur', 'Euro', '€', 2 ],
			'narrow symbol'                => [ 'CAD', 'Canadian Dollar', '$', 2 ],
			'no decimals'                  => [ 'JPY', 'Japanese Yen', '¥', 0 ],
			'three decimals, local symbol' => [ 'KWD', 'Kuwaiti Dinar', 'د.ك', 3 ],
			'local symbol'                 => [ 'PEN', 'Peruvian Sol', 'S/', 2 ],
			'no legal tender'              => [ 'IRT', 'Iranian Toman', 'تومان', 0 ],
			'out of use'                   => [ 'HRK', 'Croatian Kuna', 'kn', 2 ],
			'as it is printed'             => [ 'DKK', 'Danish Krone', 'kr.', 2 ],
			'no symbol'                    => [ 'CHF', 'Swiss Franc', 'CHF', 2 ],
		];
	}

	public function test_an_unknown_currency_is_none(): void {
		self::assertNull( ( new CurrencyQuery() )->currency( 'XXX' ) );
	}

	public function test_all_are_in_the_order_of_their_names(): void {
		$currencies = ( new CurrencyQuery() )->all();
		self::assertSame( [ 'AFN', 'ALL', 'DZD' ], array_slice( array_keys( $currencies ), 0, 3 ) );
		self::assertSame( 'US Dollar', $currencies['USD']->name );
		self::assertGreaterThan( 150, count( $currencies ) );
	}
}
