<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Store\Import\Importer;
use Storewright\Store\Import\ImportReport;
use Storewright\Store\Import\Tables;
use Storewright\Tests\Support\MigrationTestCase;
use Storewright\Tests\Support\OtherRequest;

/**
 * An import that ends in the middle leaves nothing half-written, and the next one ends as if nothing had happened.
 */
#[Group( 'mariadb' )]
final class InterruptedImportTest extends MigrationTestCase {

	/**
	 * Tables with what an import writes, and the columns that only number their rows.
	 */
	private const TABLES = [
		'posts'                      => [],
		'postmeta'                   => [ 'meta_id' ],
		'terms'                      => [],
		'term_relationships'         => [],
		'users'                      => [ 'user_pass' ],
		'woocommerce_tax_rates'      => [],
		'wc_orders'                  => [],
		'wc_orders_meta'             => [ 'id' ],
		'wc_order_addresses'         => [ 'id' ],
		'wc_order_operational_data'  => [ 'id' ],
		'woocommerce_order_items'    => [],
		'woocommerce_order_itemmeta' => [ 'meta_id' ],
		'wc_order_stats'             => [],
		'wc_order_product_lookup'    => [],
		'wc_customer_lookup'         => [],
		'wc_product_meta_lookup'     => [],
		'storewright_order_counts'   => [],
		'storewright_order_search'   => [],
		'storewright_imports'        => [],
	];

	/**
	 * The data after an import without interruption.
	 *
	 * @var array<string, string>
	 */
	private static array $whole = [];

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'storewright-import-' . wp_generate_password( 8, false );
		mkdir( $this->folder );
		foreach ( [ 'taxes', 'categories', 'products', 'variations', 'coupons', 'customers' ] as $name ) {
			copy( GoldenImportTest::FOLDER . "/{$name}.json", "{$this->folder}/{$name}.json" );
		}
		$orders  = array_slice( self::golden( 'orders' ), 0, 20 );
		$refunds = array_intersect_key(
			self::golden( 'refunds' ),
			array_flip( array_map( static fn( mixed $id ) => (int) $id, array_column( $orders, 'id' ) ) )
		);
		self::assertGreaterThan( 3, count( $refunds ) );
		file_put_contents( "{$this->folder}/orders.json", wp_json_encode( $orders ) );
		file_put_contents( "{$this->folder}/refunds.json", wp_json_encode( $refunds ) );
	}

	protected function tearDown(): void {
		foreach ( (array) glob( "{$this->folder}/*" ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_what_is_killed_in_the_middle_is_whole_and_goes_on(): void {
		if ( $this->context()->database->is_sqlite() ) {
			// Another process would not see what this test writes: the next test ends the import at chosen moments.
			self::assertNotSame( [], self::moments() );
			return;
		}
		$whole = $this->whole();
		foreach ( [
			'products' => [ 'posts', "post_type = 'product'", 12 ],
			'orders'   => [ 'wc_orders', "type = 'shop_order'", 9 ],
			'refunds'  => [ 'wc_orders', "type = 'shop_order_refund'", 3 ],
		] as [ $table, $where, $enough ] ) {
			[ $other ] = OtherRequest::prepare(
				'import',
				[
					'folder'   => $this->folder,
					'database' => (string) $this->context()->database->value( 'SELECT DATABASE()' ),
				]
			);
			$other->say( 'go' );
			$until = microtime( true ) + 60;
			while ( $this->number( $table, $where ) < $enough && microtime( true ) < $until ) {
				usleep( 2000 );
			}
			$other->kill();
			self::assertGreaterThanOrEqual( $enough, $this->number( $table, $where ) );
			$this->assertNothingIsHalfWritten();
		}
		wp_cache_flush();
		$this->import();
		self::assertSame( $whole, $this->everything() );
	}

	#[DataProvider( 'moments' )]
	public function test_what_ends_between_an_object_and_its_note_is_not_imported_twice( string $kind, int $at ): void {
		$whole = $this->whole();
		$left  = $at;
		$notes = 'INSERT IGNORE INTO ' . $this->context()->database->table( Tables::MAP );
		$end   = static function ( string $query ) use ( &$left, $notes, $kind ): string {
			if ( str_starts_with( $query, $notes ) && str_contains( $query, "'{$kind}'" ) && 0 === --$left ) {
				throw new RuntimeException( 'killed' );
			}
			return $query;
		};
		add_filter( 'query', $end );
		try {
			$this->import();
			self::fail( "There are no {$at} notes of {$kind}." );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'killed', $error->getMessage() );
		} finally {
			remove_filter( 'query', $end );
		}
		wp_cache_flush();
		$report = $this->import();
		self::assertSame( $whole, $this->everything() );
		self::assertGreaterThan( 0, array_sum( array_column( $report->counts(), ImportReport::PRESENT ) ) );
	}

	/**
	 * Kinds of objects, and before the note of which of them the import ends.
	 *
	 * @return list<array{string, int}>
	 */
	public static function moments(): array {
		return [ [ 'taxes', 3 ], [ 'products', 20 ], [ 'customers', 4 ], [ 'orders', 7 ] ];
	}

	private function import(): ImportReport {
		return ( new Importer( $this->context() ) )->import( $this->folder );
	}

	/**
	 * @return array<string, string>
	 */
	private function whole(): array {
		if ( [] === self::$whole ) {
			$this->import();
			self::$whole = $this->everything();
			$this->close_database();
			$this->open_database();
			wp_cache_flush();
		}
		return self::$whole;
	}

	private function assertNothingIsHalfWritten(): void {
		$orders = $this->number( 'wc_orders', '1 = 1' );
		self::assertSame( $orders, $this->number( 'wc_order_operational_data', '1 = 1' ) );
		self::assertSame( $orders, $this->number( 'posts', "post_type = 'shop_order_placehold'" ) );
		self::assertSame( $orders, $this->number( 'wc_order_stats', '1 = 1' ) );
		self::assertSame( 2 * $this->number( 'wc_orders', "type = 'shop_order'" ), $this->number( 'wc_order_addresses', '1 = 1' ) );
		foreach ( self::golden( 'orders' ) as $order ) {
			$items = $this->number( 'woocommerce_order_items', 'order_id = ' . (int) $order['id'] );
			self::assertContains(
				$items,
				[
					0,
					array_sum(
						array_map(
							static fn( string $of ) => count( (array) $order[ $of ] ),
							[ 'line_items', 'tax_lines', 'shipping_lines', 'fee_lines', 'coupon_lines' ]
						)
					),
				]
			);
		}
		self::assertSame(
			$this->number( 'posts', "post_type IN ( 'product', 'product_variation' )" ),
			$this->number( 'wc_product_meta_lookup', '1 = 1' )
		);
	}

	/**
	 * @return array<string, string>
	 */
	private function everything(): array {
		$all = [];
		foreach ( self::TABLES as $table => $numbers ) {
			$rows = [];
			foreach ( $this->context()->database->rows( "SELECT * FROM {$this->context()->database->table( $table )}" ) as $row ) {
				// When something was written is another moment each time.
				unset( $row['post_modified'], $row['post_modified_gmt'], $row['date_last_active'] );
				$rows[] = (string) wp_json_encode( array_diff_key( $row, array_flip( $numbers ) ) );
			}
			sort( $rows );
			$all[ $table ] = implode( "\n", $rows );
		}
		return $all;
	}

	private function number( string $table, string $where ): int {
		return (int) $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( $table )} WHERE {$where}"
		);
	}

	/**
	 * @return array<mixed>
	 */
	private static function golden( string $name ): array {
		return (array) json_decode( (string) file_get_contents( GoldenImportTest::FOLDER . "/{$name}.json" ), true );
	}
}
