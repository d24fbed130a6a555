<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateCriteria;
use Storewright\Store\Tax\Tables;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxRateRepository;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several requests that change rates and classes at the same moment.
 */
final class ParallelTaxesTest extends ParallelTestCase {

	private TaxRateQuery $query;

	protected function setUp(): void {
		parent::setUp();
		$this->query = new TaxRateQuery( $this->context() );
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
		$id      = ( new TaxRateRepository( $this->context(), $this->query ) )->create( new Rate( 0, 'US', '', [ '1', '2' ], [], '5.0000', 'Tax' ) )->id;
		$wanted  = [ [ '10', '11' ], [ '20', '21' ], [ '30', '31' ] ];
		$answers = $this->send( array_map( static fn( array $postcodes ) => [ 'PUT', "/wc/v3/taxes/$id", [ 'postcodes' => $postcodes ] ], $wanted ) );

		self::assertSame( [ 200, 200, 200 ], $answers );
		self::assertContains( $this->query->rate( $id )?->postcodes, $wanted );
	}

	public function test_a_class_is_made_once(): void {
		$make = [ 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] ];

		self::assertEqualsCanonicalizing( [ 201, 400, 400 ], $this->send( [ $make, $make, $make ] ) );
	}

	public function test_the_copy_of_the_classes_has_the_new_ones_of_all_requests(): void {
		$make = static fn( string $name ) => [ 'POST', '/wc/v3/taxes/classes', [ 'name' => $name ] ];

		self::assertSame( [ 201, 201, 201 ], $this->send( [ $make( 'Books' ), $make( 'Maps' ), $make( 'Tea' ) ] ) );
		wp_cache_flush();
		self::assertSame( [ 'books', 'maps', 'reduced-rate', 'tea', 'zero-rate' ], array_keys( ( new TaxClassQuery( $this->context() ) )->further() ) );
	}

	public function test_none_of_the_new_rates_is_lost(): void {
		$make = static fn( string $name ) => [ 'POST', '/wc/v3/taxes', [ 'name' => $name ] ];

		self::assertSame( [ 201, 201, 201 ], $this->send( [ $make( 'a' ), $make( 'b' ), $make( 'c' ) ] ) );
		self::assertEqualsCanonicalizing( [ 'a', 'b', 'c' ], array_map( static fn( Rate $rate ) => $rate->name, $this->query->rates( new RateCriteria() ) ) );
	}

	/**
	 * @param list<array{string, string, array<string, mixed>}> $requests Method, path and body.
	 * @return list<mixed> Statuses.
	 */
	private function send( array $requests ): array {
		$given = array_map(
			static fn( array $request ) => [
				'user'   => 1,
				'method' => $request[0],
				'path'   => $request[1],
				'body'   => $request[2],
			],
			$requests
		);
		return array_column( OtherRequest::run_together( OtherRequest::prepare( 'rest', ...$given ) ), 'status' );
	}
}
