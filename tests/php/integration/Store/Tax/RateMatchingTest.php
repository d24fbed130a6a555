<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxAddress;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\IntegrationTestCase;

final class RateMatchingTest extends IntegrationTestCase {

	private TaxRateQuery $query;

	protected function setUp(): void {
		parent::setUp();
		$this->query = ( new TaxServices( $this->context() ) )->rates();
	}

	public function test_country_and_state_have_to_be_the_addresss(): void {
		$this->rate( 'Everywhere', priority: 1 );
		$this->rate( 'US', 'US', priority: 2 );
		$this->rate( 'NY', 'US', 'NY', priority: 3 );
		$this->rate( 'DE', 'DE', priority: 4 );

		self::assertSame( [ 'Everywhere', 'US', 'NY' ], $this->matching( 'US', 'NY' ) );
		self::assertSame( [ 'Everywhere', 'US' ], $this->matching( 'us', 'CA' ) );
		self::assertSame( [ 'Everywhere' ], $this->matching( 'FR' ) );
		self::assertSame( [ 'Everywhere' ], $this->matching( '' ) );
	}

	public function test_of_a_priority_the_rate_that_says_most_about_the_place_applies(): void {
		$this->rate( 'world' );
		$this->rate( 'country', 'US' );
		$this->rate( 'state', 'US', 'NY' );
		$this->rate( 'city', 'US', 'NY', cities: [ 'ALBANY' ] );
		$this->rate( 'postcode', 'US', 'NY', [ '12207' ] );

		self::assertSame( [ 'postcode' ], $this->matching( 'US', 'NY', '12207', 'Albany' ) );
		self::assertSame( [ 'city' ], $this->matching( 'US', 'NY', '12210', ' albany ' ) );
		self::assertSame( [ 'state' ], $this->matching( 'US', 'NY', '10001', 'New York' ) );
		self::assertSame( [ 'country' ], $this->matching( 'US', 'TX' ) );
		self::assertSame( [ 'world' ], $this->matching( 'FR' ) );
	}

	public function test_of_equal_rates_the_first_applies(): void {
		$this->rate( 'second', 'US', order: 2 );
		$this->rate( 'first', 'US', order: 1 );
		$this->rate( 'third', 'US', order: 2 );

		self::assertSame( [ 'first' ], $this->matching( 'US' ) );
	}

	/**
	 * @return array<string, array{list<string>, string, bool}>
	 */
	public static function postcodes(): array {
		return [
			'the same'                       => [ [ '90210' ], '90210', true ],
			'one of several'                 => [ [ '1', '90210' ], '90210', true ],
			'another'                        => [ [ '90211' ], '90210', false ],
			'written otherwise'              => [ [ 'SW1A 1AA' ], 'sw1a1aa', true ],
			'a beginning'                    => [ [ '902*' ], '90210', true ],
			'another beginning'              => [ [ '903*' ], '90210', false ],
			'a range'                        => [ [ '90000...90299' ], '90210', true ],
			'the end of a range'             => [ [ '90000...90210' ], '90210', true ],
			'past a range'                   => [ [ '90000...90209' ], '90210', false ],
			'a range of letters and figures' => [ [ 'PE30...PE34' ], 'PE33', true ],
			'none, where one is needed'      => [ [ '90210' ], '', false ],
			'a wildcard is no pattern'       => [ [ '9021%' ], '90210', false ],
		];
	}

	/**
	 * @dataProvider postcodes
	 * @param list<string> $codes
	 */
	public function test_postcodes_limit_a_rate( array $codes, string $postcode, bool $applies ): void {
		$this->rate( 'limited', 'US', '', $codes );

		self::assertSame( $applies ? [ 'limited' ] : [], $this->matching( 'US', '', $postcode ) );
	}

	public function test_postcode_and_city_are_both_asked_for(): void {
		$this->rate( 'both', 'US', '', [ '902*' ], [ 'MALIBU', 'BEVERLY HILLS' ] );

		self::assertSame( [ 'both' ], $this->matching( 'US', '', '90210', 'Beverly Hills' ) );
		self::assertSame( [], $this->matching( 'US', '', '90210', 'Boston' ) );
		self::assertSame( [], $this->matching( 'US', '', '10001', 'Malibu' ) );
	}

	public function test_only_rates_of_the_class_match(): void {
		$this->rate( 'standard', 'US' );
		$this->rate( 'reduced', 'US', tax_class: 'reduced-rate' );

		self::assertSame( [ 'standard' ], $this->matching( 'US' ) );
		self::assertSame( [ 'reduced' ], $this->matching( 'US', tax_class: 'reduced-rate' ) );
		self::assertSame( [], $this->matching( 'US', tax_class: 'zero-rate' ) );
	}

	public function test_a_table_has_every_class_and_the_rates_of_the_shop_where_prices_contain_them(): void {
		$this->rate( 'VAT', 'GB', percent: '20' );
		$this->rate( 'MwSt.', 'DE', percent: '19' );
		$this->rate( 'Reduced', 'GB', tax_class: 'reduced-rate' );

		$table = $this->query->table( new TaxAddress( 'GB' ), new TaxAddress( 'DE' ) );
		self::assertSame( [ '', 'reduced-rate', 'zero-rate' ], $table->classes() );
		self::assertSame( [ 'VAT' ], self::names( $table->rates( '' ) ) );
		self::assertSame( [ 'MwSt.' ], self::names( $table->included( '' ) ) );
		self::assertSame( [], $table->included( 'reduced-rate' ) );
		self::assertSame(
			[ 'GB-VAT-1', '20' ],
			[ $table->rates( '' )[0]->code, (string) $table->rates( '' )[0]->percent->stripTrailingZeros() ]
		);
	}

	public function test_a_class_may_be_called_by_a_number(): void {
		$slug = ( new TaxServices( $this->context() ) )->class_repository()->create( '7 %' )->slug;
		$this->rate( 'Seven', 'DE', percent: '7', tax_class: $slug );

		$table = $this->query->table( new TaxAddress( 'DE' ), new TaxAddress( 'DE' ) );
		self::assertSame( '7', $slug );
		self::assertContains( '7', $table->classes() );
		self::assertSame( [ [ 'Seven' ], [ 'Seven' ] ], [ self::names( $table->rates( '7' ) ), self::names( $table->included( '7' ) ) ] );
	}

	public function test_an_address_takes_two_queries_however_many_classes_there_are(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->rate( 'VAT', 'GB' );
		$this->query->table( new TaxAddress( 'GB', '', 'SW1A 1AA', 'London' ) );

		$before = $wpdb->num_queries;
		$this->query->table( new TaxAddress( 'GB', '', 'SW1A 1AA', 'London' ) );
		self::assertSame( 2, $wpdb->num_queries - $before );
	}

	/**
	 * @param list<string> $postcodes
	 * @param list<string> $cities
	 */
	private function rate(
		string $name,
		string $country = '',
		string $state = '',
		array $postcodes = [],
		array $cities = [],
		string $percent = '10',
		int $priority = 1,
		int $order = 0,
		string $tax_class = ''
	): void {
		( new TaxServices( $this->context() ) )->rate_repository()->create(
			new Rate( 0, $country, $state, $postcodes, $cities, $percent, $name, $priority, false, true, $order, $tax_class )
		);
	}

	/**
	 * @return list<string>
	 */
	private function matching(
		string $country,
		string $state = '',
		string $postcode = '',
		string $city = '',
		string $tax_class = ''
	): array {
		return self::names( $this->query->matching( $country, $state, $postcode, $city, $tax_class ) );
	}

	/**
	 * @param list<TaxRate> $rates
	 * @return list<string>
	 */
	private static function names( array $rates ): array {
		return array_map( static fn( TaxRate $rate ) => $rate->label, $rates );
	}
}
