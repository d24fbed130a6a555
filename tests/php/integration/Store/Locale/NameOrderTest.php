<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Locale;

use Storewright\Store\Locale\NameOrder;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The order of names in lists.
 */
final class NameOrderTest extends IntegrationTestCase {

	private const NAMES = [
		'ZA' => 'Zypern',
		'AX' => 'Åland',
		'OE' => 'Österreich',
		'10' => 'albania',
		'NO' => 'Norwegen',
	];

	public function test_accents_and_capitals_do_not_matter_in_german(): void {
		self::assertSame( [ 'AX', 10, 'NO', 'OE', 'ZA' ], array_keys( NameOrder::sort( self::NAMES, 'de_DE' ) ) );
	}

	public function test_letters_that_a_language_has_of_its_own_stand_where_it_puts_them(): void {
		self::assertSame( [ 10, 'NO', 'ZA', 'AX', 'OE' ], array_keys( NameOrder::sort( self::NAMES, 'sv_SE' ) ) );
	}

	public function test_without_intl_letters_are_compared_without_accents(): void {
		self::assertSame( [ 'AX', 10, 'NO', 'OE', 'ZA' ], array_keys( NameOrder::by_letters( self::NAMES, 'de_DE' ) ) );
	}
}
