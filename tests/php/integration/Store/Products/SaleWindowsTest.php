<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Write\RequestReader;
use Storewright\Store\Products\Write\SaleWindowsJob;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\ProductLookupChecks;

/**
 * Sales that begin and end, by a clock that stands still.
 */
final class SaleWindowsTest extends IntegrationTestCase {

	use ProductLookupChecks;

	private const BEFORE = '2026-11-24 23:59:59';

	private const FIRST = '2026-11-25 00:00:00';

	private const LAST = '2026-11-27 12:00:00';

	private const AFTER = '2026-11-27 12:00:01';

	public function test_the_price_is_that_of_the_moment(): void {
		$id    = $this->product( self::BEFORE );
		$query = ( new ProductServices( $this->context() ) )->query();
		foreach ( [
			self::BEFORE => [ '20', false ],
			self::FIRST  => [ '15', true ],
			self::LAST   => [ '15', true ],
			self::AFTER  => [ '20', false ],
		] as $time => $expected ) {
			$now     = self::time( $time );
			$product = $query->find( $id );
			self::assertSame( $expected, [ $product?->price( $now ), $product?->on_sale( $now ) ], $time );
		}
	}

	public function test_what_is_kept_ready_follows_when_a_sale_begins_and_ends(): void {
		$id = $this->product( self::BEFORE );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ SaleWindowsJob::name() ] ) );
		self::assertSame( [ '20', '0' ], $this->kept( $id ) );
		foreach ( [
			self::BEFORE => [ '20', '0' ],
			self::FIRST  => [ '15', '1' ],
			self::LAST   => [ '15', '1' ],
			self::AFTER  => [ '20', '0' ],
		] as $time => $expected ) {
			self::assertNull( ( new SaleWindowsJob() )->run( $this->at( $time ), null, microtime( true ) + 10 ) );
			self::assertSame( $expected, $this->kept( $id ), $time );
			$this->assertLookup( $id );
		}
	}

	public function test_the_job_comes_back_only_while_there_are_sales_to_come(): void {
		$this->product( self::BEFORE );
		foreach ( [
			self::FIRST => true,
			self::AFTER => false,
		] as $time => $again ) {
			Queue::clear();
			( new SaleWindowsJob() )->run( $this->at( $time ), null, microtime( true ) + 10 );
			$planned = is_int( wp_next_scheduled( Queue::HOOK, [ SaleWindowsJob::name() ] ) );
			self::assertSame( $again, $planned, $time );
		}
	}

	public function test_prices_that_are_no_numbers_do_not_keep_the_job_busy(): void {
		$last = 0;
		for ( $count = 0; $count < 51; $count++ ) {
			$id   = $this->product( self::BEFORE );
			$last = max( $last, $id );
			update_post_meta( $id, '_sale_price', '9,99' );
		}
		$good = $this->product( self::BEFORE );
		self::assertNull( ( new SaleWindowsJob() )->run( $this->at( self::FIRST ), null, microtime( true ) + 60 ) );
		self::assertSame( [ '20', '0' ], $this->kept( $last ) );
		self::assertSame( [ '15', '1' ], $this->kept( $good ), 'Those after them have their turn.' );
	}

	public function test_a_variable_product_follows_its_variations_sales(): void {
		$context    = $this->at( self::BEFORE );
		$repository = ( new ProductServices( $context ) )->repository();
		$reader     = new RequestReader();
		$parent     = $repository->create( $reader->read( [ 'type' => 'variable' ] ) )->id;
		$repository->create( $reader->read( self::sale(), true ), $parent );
		self::assertSame( [ '20', '0' ], $this->kept( $parent ) );
		( new SaleWindowsJob() )->run( $this->at( self::FIRST ), null, microtime( true ) + 10 );
		self::assertSame( [ '15', '1' ], $this->kept( $parent ) );
		( new SaleWindowsJob() )->run( $this->at( self::AFTER ), null, microtime( true ) + 10 );
		self::assertSame( [ '20', '0' ], $this->kept( $parent ) );
	}

	public function test_a_sale_price_that_is_not_below_the_regular_one_is_no_sale(): void {
		$product = ( new ProductServices( $this->context() ) )->repository()->create(
			( new RequestReader() )->read(
				[
					'regular_price' => '10',
					'sale_price'    => '10.00',
				]
			)
		);
		$now     = $this->context()->clock->now();
		self::assertSame( [ '10', false ], [ $product->price( $now ), $product->on_sale( $now ) ] );
		self::assertSame( [ '10', '0' ], $this->kept( $product->id ) );
	}

	private function product( string $time ): int {
		return ( new ProductServices( $this->at( $time ) ) )->repository()->create( ( new RequestReader() )->read( self::sale() ) )->id;
	}

	/**
	 * @return array<string, string>
	 */
	private static function sale(): array {
		return [
			'regular_price'         => '20',
			'sale_price'            => '15',
			'date_on_sale_from_gmt' => self::FIRST,
			'date_on_sale_to_gmt'   => self::LAST,
		];
	}

	/**
	 * @return array{string, string|null} Price in the meta data, sale in the lookup table.
	 */
	private function kept( int $id ): array {
		wp_cache_flush();
		$price = get_post_meta( $id, '_price', true );
		self::assertIsString( $price );
		return [ $price, $this->lookup( $id )['onsale'] ?? null ];
	}

	private function at( string $time ): Context {
		return $this->context( new Clock( self::time( $time ) ) );
	}

	private static function time( string $time ): DateTimeImmutable {
		return new DateTimeImmutable( $time, new DateTimeZone( 'UTC' ) );
	}
}
