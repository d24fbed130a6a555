<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Shop;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Shop\Iban;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Mistyped IBANs.
 */
final class IbanTest extends UnitTestCase {

	#[DataProvider( 'texts' )]
	public function test_finds_what_is_mistyped( string $text, bool $is_mistyped ): void {
		self::assertSame( $is_mistyped, Iban::is_mistyped( $text ) );
	}

	/**
	 * @return iterable<array{string, bool}>
	 */
	public static function texts(): iterable {
		yield [ 'DE02120300000000202051', false ];
		yield [ 'de02 1203 0000 0000 2020 51', false ];
		yield [ 'GB29NWBK60161331926819', false ];
		yield [ 'NO9386011117947', false ];
		yield [ 'DE02120300000000202052', true ];
		yield [ 'DE20120300000000202051', true ];
		yield [ 'GB29NWBK60161331926891', true ];
		yield [ '', false ];
		yield [ 'on request', false ];
	}
}
