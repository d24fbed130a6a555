<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Shop;

use Storewright\Shop\CurrencyFormat;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Amounts as people read them.
 */
final class CurrencyFormatTest extends UnitTestCase {

	public function test_thousands_are_grouped_and_a_minus_comes_first(): void {
		$dollars = new CurrencyFormat( 'USD', '$', 'left', ',', '.', 2 );
		self::assertSame( '$1,234,567.50', $dollars->text( '1234567.5' ) );
		self::assertSame( '-$500.00', $dollars->text( '-500' ) );
		self::assertSame( '-$1,500.00', $dollars->text( '-1500' ) );
		$euros = new CurrencyFormat( 'EUR', '€', 'right_space', '.', ',', 2 );
		self::assertSame( "-500,00\u{a0}€", $euros->text( '-500' ) );
		self::assertSame( "0,00\u{a0}€", $euros->text( '-0.001' ) );
		self::assertSame( '¥1200', ( new CurrencyFormat( 'JPY', '¥', 'left', '', '.', 0 ) )->text( '1200' ) );
	}
}
