<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Storewright\Store\Orders\Index\CountsRebuild;
use Storewright\Store\Orders\Index\IndexOrders;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\OrderRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Counts and words that are made anew.
 */
final class CountsRebuildTest extends IntegrationTestCase {

	private OrderRepository $repository;

	private bool $is_writing = false;

	protected function setUp(): void {
		parent::setUp();
		$this->repository = ( new OrderServices( $this->context() ) )->repository();
	}

	public function test_counts_are_corrected_whatever_they_were(): void {
		foreach ( [ '2024-01-31', '2024-02-01', '2024-02-01', '2024-02-29', '2024-04-01' ] as $day ) {
			$this->repository->create( $this->order( $day ) );
		}
		$expected = $this->counts();
		$this->sql( 'UPDATE {storewright_order_counts} SET orders = 2 * orders WHERE shard <> 3' );
		$this->sql( "DELETE FROM {storewright_order_counts} WHERE kind = 1 AND period = '2024-02-01'" );
		$this->sql(
			"INSERT INTO {storewright_order_counts} ( kind, period, product_id, type, status, orders )
			VALUES ( 0, '2023-12', 0, 'shop_order', 'wc-pending', 7 ), ( 1, '2023-12-24', 0, 'shop_order', 'wc-pending', 7 ),
			( 4, '2024-02', 99, 'shop_order', 'wc-pending', 1 ), ( 4, '', 3, 'shop_order', 'wc-pending', 5 )"
		);
		$rebuild = new CountsRebuild( $this->context()->database );
		$rebuild->clear_without_month();
		self::assertSame(
			[ '2023-12-31', '2023-12', '2024-01-31', '2024-01', '2024-02-29', '2024-02', '2024-04-30', '2024-04' ],
			$this->parts( $rebuild, false )
		);
		$this->parts( $rebuild, true );
		self::assertSame( $expected, $this->counts() );
	}

	public function test_an_order_that_is_made_while_its_day_is_corrected_counts_once(): void {
		$this->repository->create( $this->order( '2024-02-01' ) );
		$this->sql( 'DELETE FROM {storewright_order_counts}' );
		$queries = [];
		$made    = 0;
		add_filter(
			'query',
			function ( string $sql ) use ( &$queries, &$made ): string {
				if ( $this->is_writing ) {
					return $sql;
				}
				$queries[] = $sql;
				if ( str_contains( $sql, 'INSERT INTO ' . $this->context()->database->table( 'storewright_order_counts' ) ) ) {
					// What is missing is known by now, and not yet added.
					$this->is_writing = true;
					$this->repository->create( $this->order( '2024-02-01' ) );
					++$made;
					$this->is_writing = false;
				}
				return $sql;
			}
		);
		$rebuild = new CountsRebuild( $this->context()->database );
		$this->parts( $rebuild, false );
		$this->parts( $rebuild, true );
		remove_all_filters( 'query' );
		self::assertGreaterThanOrEqual( 4, $made );
		self::assertSame( [], array_filter( $queries, static fn( string $sql ) => 1 === preg_match( '/FOR UPDATE|DELETE FROM \S*order_counts/', $sql ) ) );
		$counted = $this->counts();
		$this->parts( $rebuild, false );
		$this->parts( $rebuild, true );
		self::assertSame( $this->counts(), $counted, 'Nothing is left to correct.' );
		self::assertSame(
			[ (string) ( 1 + $made ), (string) ( 1 + $made ), (string) ( 1 + $made ) ],
			$this->context()->database->column(
				"SELECT SUM( orders ) FROM {$this->context()->database->table( 'storewright_order_counts' )}
				WHERE kind IN ( 0, 1, 4 ) GROUP BY kind ORDER BY kind"
			)
		);
	}

	public function test_indexing_that_is_stopped_in_the_middle_leaves_nothing_half_done_and_goes_on(): void {
		for ( $day = 1; $day < 4; $day++ ) {
			$this->repository->create( $this->order( "2024-02-0$day" ) );
		}
		$database = $this->context()->database;
		$state    = fn(): array => [
			$this->counts(),
			$database->rows( "SELECT * FROM {$database->table( 'storewright_order_search' )} ORDER BY token, order_id" ),
			$database->rows( "SELECT * FROM {$database->table( 'storewright_order_index' )} ORDER BY order_id" ),
		];
		$expected = $state();
		foreach ( [ 'storewright_order_counts', 'storewright_order_search', 'storewright_order_index', 'wc_order_stats' ] as $table ) {
			$this->sql( "DELETE FROM {{$table}}" );
		}
		( new IndexStatus( $this->context() ) )->forget();
		$stop = static function ( string $sql ) use ( $database ): string {
			// By then the words of all three are under way.
			if ( str_contains( $sql, "INSERT INTO {$database->table( 'wc_order_stats' )}" ) ) {
				throw new RuntimeException( 'Stopped.' );
			}
			return $sql;
		};
		add_filter( 'query', $stop );
		$message = '';
		try {
			( new IndexOrders() )->run( $this->context(), null, microtime( true ) + 60 );
		} catch ( RuntimeException $error ) {
			$message = $error->getMessage();
		}
		remove_filter( 'query', $stop );
		self::assertSame( 'Stopped.', $message );
		self::assertSame( [ [], [], [] ], $state() );

		$cursor = null;
		do {
			$cursor = ( new IndexOrders() )->run( $this->context(), $cursor, microtime( true ) + 60 );
		} while ( null !== $cursor );
		self::assertSame( $expected, $state() );
	}

	#[TestWith( [ '3' ] )]
	#[TestWith( [ 'behind' ] )]
	public function test_what_an_older_version_indexed_is_indexed_anew( string $form ): void {
		$draft = $this->order( '2024-02-01', 'checkout-draft' );
		$id    = $this->repository->create( $draft )->id;
		$this->repository->create( $this->order( '2024-02-02' ) );
		// Older versions listed the words of drafts.
		$this->sql( "UPDATE {storewright_order_search} SET listed = 1 WHERE order_id = $id" );
		update_option( IndexStatus::OPTION, $form );
		$status = new IndexStatus( $this->context() );
		self::assertSame( [ false, false ], [ $status->is_ready(), $status->is_behind() ] );
		$status->ensure();
		self::assertNotFalse( wp_next_scheduled( 'storewright_run_job', [ IndexOrders::name() ] ) );

		$cursor = null;
		do {
			$cursor = ( new IndexOrders() )->run( $this->context(), $cursor, microtime( true ) );
			$cursor = null === $cursor ? null : ( new IndexOrders() )->run( $this->context(), $cursor, microtime( true ) + 5 );
		} while ( null !== $cursor );
		self::assertTrue( $status->is_ready() );
		$listed = fn(): ?string => $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( 'storewright_order_search' )} WHERE order_id = %d AND listed = 1",
			$id
		);
		self::assertSame( '0', $listed() );
		self::assertCount( 1, ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( search: 'iris' ) )->ids );
		$this->repository->delete( $id );
		self::assertSame(
			'0',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( 'storewright_order_search' )} WHERE order_id = %d",
				$id
			)
		);
	}

	/**
	 * Returns the parts in which all is corrected.
	 *
	 * @return list<string>
	 */
	private function parts( CountsRebuild $rebuild, bool $changed ): array {
		$parts = [];
		$done  = CountsRebuild::START;
		while ( true ) {
			$done = $rebuild->after( $done, $changed );
			if ( null === $done ) {
				return $parts;
			}
			$parts[] = $done;
		}
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function counts(): array {
		return $this->context()->database->rows(
			"SELECT kind, period, product_id, type, status, created_via, guest, SUM( orders ) AS orders
			FROM {$this->context()->database->table( 'storewright_order_counts' )}
			GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING SUM( orders ) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7"
		);
	}

	private function order( string $day, string $status = 'pending' ): Order {
		$order           = new Order();
		$order->status   = $status;
		$order->created  = new DateTimeImmutable( "$day 12:00:00 UTC" );
		$order->billing  = new OrderAddress( first_name: 'Iris', email: 'iris@example.test' );
		$line            = new LineItem();
		$line->quantity  = 1;
		$line->subtotal  = '5';
		$line->total     = '5';
		$line->total_tax = '0';

		$line->product_id = 3;
		$order->items     = [ $line ];
		return $order;
	}

	private function sql( string $sql ): void {
		$this->context()->database->execute(
			(string) preg_replace_callback(
				'/\{([a-z_]+)\}/',
				fn( array $name ): string => $this->context()->database->table( $name[1] ),
				$sql
			)
		);
	}
}
