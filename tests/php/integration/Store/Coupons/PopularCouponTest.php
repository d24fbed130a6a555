<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Coupons;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Background\Queue;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponCodes;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Coupons\CouponUsage;
use Storewright\Store\Coupons\IndexCoupons;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Coupons with very many uses that others wrote, such as WooCommerce.
 */
final class PopularCouponTest extends IntegrationTestCase {

	private const USES = 2500;

	private CouponQuery $query;

	private CouponUsage $usage;

	protected function setUp(): void {
		parent::setUp();
		$this->query = ( new CouponServices( $this->context() ) )->query();
		$this->usage = ( new CouponServices( $this->context() ) )->usage();
	}

	public function test_uses_are_counted_and_taken_back_before_and_after_they_are_indexed(): void {
		foreach ( [ false, true ] as $is_indexed ) {
			$id = $this->popular( $is_indexed ? 'indexed' : 'plain' );
			if ( $is_indexed ) {
				$this->index();
			}
			self::assertSame( [ 1, 2 ], [ $this->query->uses_by( $id, [ '2400' ] ), $this->query->uses_by( $id, [ '7', '2400' ] ) ] );
			$this->assertUsedUp( fn() => $this->usage->count( $id, 900_001, '2400' ) );
			self::assertTrue( $this->usage->count( $id, 900_002, 'new@example.com' ) );
			self::assertSame( 1, $this->query->uses_by( $id, [ 'new@example.com' ] ) );
			self::assertTrue( $this->usage->release( $id, 900_003, '2400' ) );
			self::assertSame( 0, $this->query->uses_by( $id, [ '2400' ] ) );
			self::assertTrue( $this->usage->count( $id, 900_001, '2400' ) );
			self::assertSame( self::USES + 1, $this->query->find( $id )?->usage_count );
			$this->usage->release( $id, 900_001 );
			$this->usage->release( $id, 900_002 );
		}
	}

	public function test_what_others_add_and_remove_afterwards_counts_too(): void {
		$id = $this->popular( 'tenoff' );
		$this->index();
		$this->context()->database->insert( 'postmeta', $this->use_row( $id, 'late@example.com' ) );
		$this->assertUsedUp( fn() => $this->usage->count( $id, 900_001, 'late@example.com' ) );
		$this->context()->database->delete( 'postmeta', $this->use_row( $id, '7' ) );
		self::assertTrue( $this->usage->count( $id, 900_002, '7' ) );
		update_post_meta( $id, 'minimum_amount', '50' );
		self::assertSame( '50', (string) $this->query->find( $id )?->minimum_amount );
	}

	/**
	 * SQLite does not say how many rows it reads.
	 */
	#[Group( 'mariadb' )]
	public function test_a_popular_coupon_reads_as_few_rows_as_a_new_one(): void {
		$id = $this->popular( 'tenoff' );
		$this->index();
		$before = $this->rows_read();
		$this->usage->count( $id, 900_001, 'new@example.com' );
		$this->query->find( $id );
		$this->usage->release( $id, 900_001 );
		self::assertLessThan( 500, $this->rows_read() - $before );
	}

	public function test_a_code_is_found_by_index_without_reading_titles(): void {
		global $wpdb;
		/** @var \wpdb $wpdb */
		$id    = $this->coupon( 'Summer-Sale' );
		$asked = [];
		$note  = static function ( string $query ) use ( &$asked ): string {
			$asked[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		self::assertSame( $id, $this->query->find_by_code( 'SUMMER-sale' )?->id );
		remove_filter( 'query', $note );
		self::assertSame( [], array_filter( $asked, static fn( string $query ) => str_contains( $query, 'LOWER' ) ) );

		wp_update_post(
			[
				'ID'         => $id,
				'post_title' => 'Winter-Sale',
			]
		);
		self::assertNull( $this->query->find_by_code( 'summer-sale' ) );
		self::assertSame( $id, $this->query->find_by_code( 'winter-sale' )?->id );
		wp_delete_post( $id, true );
		self::assertNull( $this->query->find_by_code( 'winter-sale' ) );
	}

	public function test_codes_that_others_wrote_are_found_before_and_after_they_are_indexed(): void {
		$id = $this->coupon( 'summer' );
		$this->context()->database->update( 'posts', [ 'post_title' => 'Autumn' ], [ 'ID' => $id ] );
		do_action( 'storewright_external_writes' );
		self::assertFalse( ( new CouponCodes( $this->context() ) )->is_complete() );
		self::assertSame( [ $id, [] ], [ $this->query->find_by_code( 'autumn' )?->id, $this->query->ids_of( 'summer' ) ] );
		$this->index();
		self::assertTrue( ( new CouponCodes( $this->context() ) )->is_complete() );
		self::assertSame( [ $id, [] ], [ $this->query->find_by_code( 'autumn' )?->id, $this->query->ids_of( 'summer' ) ] );
	}

	public function test_the_tool_mends_codes_and_uses_and_forgets_coupons_that_are_gone(): void {
		$id = $this->popular( 'summer' );
		$this->index();
		$database = $this->context()->database;
		$tables   = fn(): array => array_map(
			static fn( string $table ) => $database->rows( "SELECT * FROM {$database->table( "storewright_coupon_$table" )} ORDER BY 1" ),
			[ 'codes', 'meta', 'indexed' ]
		);
		$kept     = $tables();
		self::assertGreaterThan( self::USES, count( $kept[1] ) );
		$database->execute( "UPDATE {$database->table( 'storewright_coupon_codes' )} SET code = 'wrong'" );
		$database->execute( "UPDATE {$database->table( 'storewright_coupon_meta' )} SET used_by = 'nobody'" );
		foreach ( [
			'codes'   => [ 'code' => 'gone' ],
			'indexed' => [ 'meta_id' => 5 ],
		] as $table => $row ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			$database->insert( "storewright_coupon_$table", [ 'coupon_id' => 999999 ] + $row );
		}
		$step = ( new CouponServices( $this->context() ) )->index_tool()->tool()->step;
		self::assertNotNull( $step );
		$cursor = null;
		for ( $part = 0; $part < 20 && ( 0 === $part || null !== $cursor ); $part++ ) {
			$cursor = $step( $cursor, microtime( true ) )->cursor;
		}
		self::assertNull( $cursor );
		self::assertSame( $kept, $tables() );
		self::assertSame( 1, $this->query->uses_by( $id, [ '7' ] ) );
	}

	public function test_codes_that_are_indexed_anew_while_the_job_is_halfway_begin_with_the_first_coupon(): void {
		$codes = new CouponCodes( $this->context() );
		$id    = $this->coupon( 'summer' );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		update_option( 'storewright_jobs', [ IndexCoupons::name() => [ 'cursor' => "codes $id", 'failures' => 0 ] ] );
		$this->context()->database->update( 'posts', [ 'post_title' => 'Autumn' ], [ 'ID' => $id ] );
		do_action( 'storewright_external_writes' );
		// A run that began before comes to its end.
		$codes->complete();
		self::assertFalse( $codes->is_complete() );
		$this->index();
		self::assertTrue( $codes->is_complete() );
		self::assertSame( [ $id ], $codes->candidates( 'autumn' ) );
	}

	private function coupon( string $code ): int {
		return ( new CouponServices( $this->context() ) )->repository()->create(
			new Coupon( 0, $code, 'publish', '', 'percent', BigDecimal::of( 10 ), usage_limit_per_user: 1 )
		)->id;
	}

	/**
	 * A coupon that customers 1 to USES have used once each.
	 */
	private function popular( string $code ): int {
		$id = $this->coupon( $code );
		update_post_meta( $id, 'usage_count', (string) self::USES );
		foreach ( array_chunk( range( 1, self::USES ), 500 ) as $customers ) {
			$rows = implode( ', ', array_map( static fn( int $customer ) => "($id, '_used_by', '$customer')", $customers ) );
			$this->context()->database->execute(
				"INSERT INTO {$this->context()->database->table( 'postmeta' )} (post_id, meta_key, meta_value) VALUES $rows"
			);
		}
		return $id;
	}

	/**
	 * @return array<string, string|int>
	 */
	private function use_row( int $id, string $customer ): array {
		return [
			'post_id'    => $id,
			'meta_key'   => '_used_by', // phpcs:ignore WordPress.DB.SlowDBQuery -- Written, as WooCommerce does.
			'meta_value' => $customer, // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
		];
	}

	private function index(): void {
		do_action( Queue::HOOK, IndexCoupons::name() );
	}

	private function rows_read(): int {
		return array_sum(
			array_map(
				static fn( array $row ) => (int) $row['Value'],
				$this->context()->database->rows( "SHOW SESSION STATUS LIKE 'Handler_read%'" )
			)
		);
	}

	/**
	 * @param callable(): mixed $use
	 */
	private function assertUsedUp( callable $use ): void {
		try {
			$use();
			self::fail( 'The use was not refused.' );
		} catch ( Conflict $refusal ) {
			self::assertSame( 'woocommerce_coupon_usage_limit_reached', $refusal->error_code );
		}
	}
}
