<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\Tables;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several requests that change rates and classes at the same moment.
 */
final class ParallelTaxesTest extends ParallelTestCase {

	private TaxRateQuery $query;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->query = ( new TaxServices( $this->context() ) )->rates();
	}

	protected function tearDown(): void {
		$database = $this->context()->database;
		foreach ( [ Tables::RATES, Tables::LOCATIONS ] as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
		$database->execute( "DELETE FROM {$database->table( Tables::CLASSES )} WHERE slug IN ('books', 'maps', 'tea')" );
		( new TaxClassQuery( $this->context() ) )->refresh();
		parent::tearDown();
	}

	public function test_a_rate_has_the_postcodes_of_one_request_and_not_of_several(): void {
		$id      = ( new TaxServices( $this->context() ) )->rate_repository()->create(
			new Rate( 0, 'US', '', [ '1', '2' ], [], '5.0000', 'Tax' )
		)->id;
		$wanted  = [ [ '10', '11' ], [ '20', '21' ], [ '30', '31' ] ];
		$answers = array_column(
			$this->rest_at_once(
				array_map( static fn( array $postcodes ) => [ 'PUT', "/wc/v3/taxes/$id", [ 'postcodes' => $postcodes ] ], $wanted )
			),
			'status'
		);

		self::assertSame( [ 200, 200, 200 ], $answers );
		self::assertContains( $this->query->rate( $id )?->postcodes, $wanted );
	}

	public function test_a_class_is_made_once(): void {
		$make = [ 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] ];

		self::assertEqualsCanonicalizing( [ 201, 400, 400 ], array_column( $this->rest_at_once( [ $make, $make, $make ] ), 'status' ) );
	}

	public function test_the_copy_of_the_classes_has_the_new_ones_of_all_requests(): void {
		$make = static fn( string $name ) => [ 'POST', '/wc/v3/taxes/classes', [ 'name' => $name ] ];

		self::assertSame(
			[ 201, 201, 201 ],
			array_column( $this->rest_at_once( [ $make( 'Books' ), $make( 'Maps' ), $make( 'Tea' ) ] ), 'status' )
		);
		wp_cache_flush();
		self::assertSame(
			[ 'books', 'maps', 'reduced-rate', 'tea', 'zero-rate' ],
			array_keys( ( new TaxClassQuery( $this->context() ) )->further() )
		);
	}

	public function test_none_of_the_new_rates_is_lost(): void {
		$make = static fn( string $name ) => [ 'POST', '/wc/v3/taxes', [ 'name' => $name ] ];

		self::assertSame(
			[ 201, 201, 201 ],
			array_column( $this->rest_at_once( [ $make( 'a' ), $make( 'b' ), $make( 'c' ) ] ), 'status' )
		);
		self::assertEqualsCanonicalizing(
			[ 'a', 'b', 'c' ],
			array_map( static fn( Rate $rate ) => $rate->name, $this->query->rates( new TaxRateCriteria() ) )
		);
	}
}
