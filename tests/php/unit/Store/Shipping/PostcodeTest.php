<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Shipping;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Postcode;
use Storewright\Store\Shipping\PostcodeRange;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Postcodes in the form in which zones compare them, wildcards and ranges.
 */
final class PostcodeTest extends UnitTestCase {

	#[DataProvider( 'written_postcodes' )]
	public function test_postcodes_are_compared_without_case_spaces_and_hyphens( string $written, string $normal ): void {
		self::assertSame( $normal, Postcode::normalise( $written ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function written_postcodes(): array {
		return [
			'plain'              => [ '90210', '90210' ],
			'inner space'        => [ 'cb23 1aa', 'CB231AA' ],
			'outer spaces'       => [ "  1010\t", '1010' ],
			'hyphen'             => [ '1000-205', '1000205' ],
			'no-break space'     => [ "K1A\u{A0}0B1", 'K1A0B1' ],
			'letters beyond a–z' => [ 'äß', 'ÄSS' ],
			'nothing'            => [ '', '' ],
			'only spaces'        => [ ' - ', '' ],
		];
	}

	public function test_a_postcode_is_covered_by_itself_and_by_each_of_its_beginnings(): void {
		self::assertSame( [ '902', '902*', '90*', '9*', '*' ], Postcode::covering( '9 0-2' ) );
	}

	public function test_no_postcode_is_covered_only_by_the_wildcard_for_all(): void {
		self::assertSame( [ '*' ], Postcode::covering( '' ) );
	}

	#[DataProvider( 'ranges' )]
	public function test_a_range_contains_what_lies_between_its_ends( string $range, string $postcode, bool $within ): void {
		$parsed = PostcodeRange::parse( $range );
		self::assertNotNull( $parsed );
		self::assertSame( $within, $parsed->contains( $postcode ) );
	}

	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function ranges(): array {
		return [
			'lower end'                      => [ '90000...90099', '90000', true ],
			'upper end'                      => [ '90000...90099', '90099', true ],
			'inside'                         => [ '90000...90099', '90042', true ],
			'below'                          => [ '90000...90099', '89999', false ],
			'above'                          => [ '90000...90099', '90100', false ],
			'fewer digits are a smaller one' => [ '9000...9999', '950', false ],
			'more digits are a larger one'   => [ '9000...9999', '95000', false ],
			'leading zeros do not count'     => [ '01000...01999', '1500', true ],
			'hyphens in range and postcode'  => [ '1000-001 ... 1000-300', '1000-205', true ],
			'hyphens, outside'               => [ '1000-001...1000-300', '1000-301', false ],
			'letters among numbers'          => [ '90000...90099', '9004A', false ],
			'no postcode'                    => [ '90000...90099', '', false ],
			'letters, lower end'             => [ 'PE30...PE34', 'PE30', true ],
			'letters, with a delivery part'  => [ 'PE30...PE34', 'pe32 1aa', true ],
			'letters, upper end itself'      => [ 'PE30...PE34', 'PE34', true ],
			'letters, beyond the upper end'  => [ 'PE30...PE34', 'PE34 1AA', false ],
			'letters, other area'            => [ 'PE30...PE34', 'PF31', false ],
			'letters, shorter than the ends' => [ 'PE30...PE34', 'PE3', false ],
			'letters, no postcode'           => [ 'A...Z', '', false ],
			'digits sort before letters'     => [ 'A1A...A9Z', 'A5M', true ],
			'more digits than an int holds'  => [
				'10000000000000000000000001...10000000000000000000000003',
				'10000000000000000000000004',
				false,
			],
			'as many, inside'                => [
				'10000000000000000000000001...10000000000000000000000003',
				'10000000000000000000000002',
				true,
			],
		];
	}

	#[DataProvider( 'no_ranges' )]
	public function test_what_does_not_have_two_ends_is_no_range( string $code ): void {
		self::assertNull( PostcodeRange::parse( $code ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function no_ranges(): array {
		return [ [ '90210' ], [ '90*' ], [ '90000...' ], [ '...90099' ], [ '1...2...3' ], [ '' ], [ ' ... ' ] ];
	}

	#[DataProvider( 'directions' )]
	public function test_a_range_knows_whether_its_ends_are_the_wrong_way_round( string $range, bool $reversed ): void {
		self::assertSame( $reversed, PostcodeRange::parse( $range )?->is_reversed() );
	}

	/**
	 * @return list<array{string, bool}>
	 */
	public static function directions(): array {
		return [
			[ '1000...2000', false ],
			[ '1000...1000', false ],
			[ '2000...1000', true ],
			[ '999...1000', false ],
			[ 'PE30...PE34', false ],
			[ 'PE34...PE30', true ],
			[ 'PE3...PE30', false ],
			[ 'PE31...PE3', true ],
		];
	}
}
