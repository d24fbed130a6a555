<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Seed;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Store\Seed\BatchStore;
use Storewright\Store\Seed\ParallelBatchStore;
use Storewright\Store\Seed\Progress;
use Storewright\Store\Seed\Seeder;
use Storewright\Store\Seed\SeedPlan;
use Storewright\Store\Seed\SequentialBatchStore;
use Storewright\Tests\Support\MigrationTestCase;
use wpdb;

/**
 * Several connections at once write what one would; where a seed ends early, the next one goes on and ends the same.
 */
final class PipelineTest extends MigrationTestCase {

	private const TABLES = [
		'wc_orders',
		'wc_orders_meta',
		'wc_order_addresses',
		'woocommerce_order_items',
		'woocommerce_order_itemmeta',
		'wc_order_stats',
		'wc_order_product_lookup',
		'wc_customer_lookup',
		'storewright_order_search',
	];

	/**
	 * Columns that say nothing: rows get their number in the order in which they arrive.
	 */
	private const NUMBERS = [
		'wc_orders_meta'             => 'id',
		'wc_order_addresses'         => 'id',
		'woocommerce_order_itemmeta' => 'meta_id',
	];

	public function test_several_connections_write_what_one_writes(): void {
		if ( $this->context()->database->is_sqlite() ) {
			self::assertFalse( ParallelBatchStore::fits( self::wpdb() ), 'SQLite has one connection.' );
			return;
		}
		$this->seed( new SequentialBatchStore( $this->context() ), 400 );
		$plain = $this->everything();
		$this->close_database();
		$this->open_database();
		wp_cache_flush();
		$this->seed( new ParallelBatchStore( $this->context(), self::wpdb() ), 400 );
		self::assertSame( $plain, $this->everything() );
		self::assertSame(
			'400',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_orders' )} WHERE type = 'shop_order'"
			)
		);
	}

	/**
	 * Such as one in the hour that the clock of the server's place skips in spring.
	 */
	public function test_a_moment_that_the_server_does_not_know_stops_no_seed(): void {
		$database = $this->context()->database;
		if ( $database->is_sqlite() ) {
			self::assertFalse( ParallelBatchStore::fits( self::wpdb() ), 'SQLite has one connection.' );
			return;
		}
		$store = new ParallelBatchStore( $this->context(), self::wpdb() );
		$store->open();
		$store->write(
			"INSERT INTO {$database->table( 'wc_customer_lookup' )} (first_name, last_name, date_registered)
			VALUES ('Ann', 'Early', '1950-01-01 00:00:00')"
		);
		$store->close( new Progress() );
		$store->finish();
		self::assertSame(
			'1',
			$database->value( "SELECT COUNT(*) FROM {$database->table( 'wc_customer_lookup' )} WHERE last_name = 'Early'" )
		);
	}

	#[DataProvider( 'ends' )]
	#[Group( 'mariadb' )]
	public function test_a_seed_that_ended_early_goes_on_and_ends_the_same( int $after ): void {
		$this->seed( new SequentialBatchStore( $this->context() ), 150 );
		$whole = $this->everything();
		$this->close_database();
		$this->open_database();
		wp_cache_flush();
		try {
			$this->seed( $this->ending_after( $after ), 150 );
			self::fail( 'It should have ended.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'killed', $error->getMessage() );
		}
		wp_cache_flush();
		self::assertNotSame( $whole, $this->everything() );
		$this->seed( new SequentialBatchStore( $this->context() ), 150 );
		self::assertSame( $whole, $this->everything() );
	}

	/**
	 * @return array<string, array{int}>
	 */
	public static function ends(): array {
		return [
			'while it writes customers' => [ 4 ],
			'while it writes orders'    => [ 30 ],
		];
	}

	private function seed( BatchStore $store, int $orders ): void {
		( new Seeder( $this->context(), $store, 62 ) )->seed(
			new SeedPlan( $orders, 1, 12, until: '2026-06-01' ),
			static fn() => static function (): void {}
		);
	}

	/**
	 * A store that dies at a statement, without a chance to tidy up beyond what the end of a connection does.
	 */
	private function ending_after( int $statements ): BatchStore {
		$store = new SequentialBatchStore( $this->context() );
		return new class( $store, $this->context()->database->roll_back( ... ), $statements ) implements BatchStore {

			/**
			 * @param \Closure(): void $die
			 */
			public function __construct( private readonly BatchStore $within, private readonly \Closure $die, private int $left ) {}

			public function open(): void {
				$this->within->open();
			}

			public function write( string $sql ): void {
				if ( 0 === $this->left-- ) {
					( $this->die )();
					throw new RuntimeException( 'killed' );
				}
				$this->within->write( $sql );
			}

			public function close( Progress $then, array $last = [] ): void {
				$this->within->close( $then, $last );
			}

			public function finish(): void {
				$this->within->finish();
			}
		};
	}

	/**
	 * @return array<string, string>
	 */
	private function everything(): array {
		$all = [];
		foreach ( self::TABLES as $table ) {
			$rows = array_map(
				static fn( array $row ) => (string) wp_json_encode( array_diff_key( $row, [ self::NUMBERS[ $table ] ?? '' => 0 ] ) ),
				$this->context()->database->rows( "SELECT * FROM {$this->context()->database->table( $table )}" )
			);
			sort( $rows );
			$all[ $table ] = md5( implode( "\n", $rows ) );
		}
		return $all;
	}

	private static function wpdb(): wpdb {
		/** @var wpdb $wpdb */
		global $wpdb;
		return $wpdb;
	}
}
