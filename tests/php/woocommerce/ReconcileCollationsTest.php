<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer;
use Automattic\WooCommerce\Utilities\OrderUtil;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\Dispatched;
use Storewright\Tests\Support\ParallelTestCase;
use WC_Order;

/**
 * Sites that are older than their database server have WordPress's and WooCommerce's tables in another collation than ours.
 */
#[Group( 'mariadb' )]
final class ReconcileCollationsTest extends ParallelTestCase {

	use Dispatched;

	private const TABLES = [ 'users', 'usermeta', 'posts', 'postmeta', 'wc_orders' ];

	/**
	 * @var array<string, string> Collation of each table, as it was.
	 */
	private array $collations = [];

	/**
	 * @var list<int> Orders to be deleted.
	 */
	private array $orders = [];

	private int $user = 0;

	protected function setUp(): void {
		parent::setUp();
		wc_get_container()->get( DataSynchronizer::class )->create_database_tables();
		foreach ( self::TABLES as $table ) {
			$row = $this->context()->database->row( 'SHOW TABLE STATUS LIKE %s', $this->context()->database->table( $table ) );

			$this->collations[ $table ] = (string) ( $row['Collation'] ?? '' );
		}
	}

	protected function tearDown(): void {
		foreach ( $this->collations as $table => $collation ) {
			$this->convert( $table, $collation );
		}
		foreach ( $this->orders as $id ) {
			$order = wc_get_order( $id );
			if ( $order instanceof WC_Order ) {
				$order->delete( true );
			}
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->user );
		self::end_request();
		parent::tearDown();
	}

	#[DataProvider( 'storages_and_collations' )]
	public function test_what_differs_is_found_and_mended( bool $in_tables, string $collation, string $name ): void {
		// Past WooCommerce, which asks for orders in both places before it changes.
		add_filter( 'pre_option_woocommerce_custom_orders_table_enabled', static fn(): string => $in_tables ? 'yes' : 'no' );
		self::assertSame( $in_tables, OrderUtil::custom_orders_table_usage_is_enabled() );
		$database = $this->context()->database;
		$user     = wc_create_new_customer( "$name@example.test", $name, 'a long enough password' );
		self::assertIsInt( $user, is_wp_error( $user ) ? $user->get_error_message() : '' );
		$this->user = $user;
		$ids        = [ $this->order(), $this->order() ];
		self::end_request();
		( new ReportRun( $this->context() ) )->start();
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );
		foreach ( self::TABLES as $table ) {
			$this->convert( $table, $collation );
		}
		$stats     = $this->context()->shop()->report_tables()->order_stats;
		$customers = $this->context()->shop()->report_tables()->customer_lookup;
		$known     = fn() => [
			$database->column( "SELECT status FROM $stats WHERE order_id IN ( %d, %d ) ORDER BY order_id", ...$ids ),
			$database->value( "SELECT email FROM $customers WHERE user_id = %d", $this->user ),
		];
		self::assertSame( [ [ 'wc-processing', 'wc-processing' ], "$name@example.test" ], $known() );
		$database->update(
			$in_tables ? 'wc_orders' : 'posts',
			[ $in_tables ? 'status' : 'post_status' => 'wc-completed' ],
			[ $in_tables ? 'id' : 'ID' => $ids[1] ]
		);
		$database->update( 'users', [ 'user_email' => "Zoë-$name@example.test" ], [ 'ID' => $this->user ] );
		clean_user_cache( $this->user );

		self::assertNull( ( new Reconcile() )->run( $this->context(), null, PHP_INT_MAX ) );

		self::assertSame( [ [ 'wc-processing', 'wc-completed' ], "zoë-$name@example.test" ], $known() );
	}

	/**
	 * @return array<string, array{bool, string, string}>
	 */
	public static function storages_and_collations(): array {
		return [
			'HPOS, general'  => [ true, 'utf8mb4_general_ci', 'bea' ],
			'HPOS, unicode'  => [ true, 'utf8mb4_unicode_ci', 'cem' ],
			'posts, general' => [ false, 'utf8mb4_general_ci', 'dag' ],
		];
	}

	private function order(): int {
		$order = wc_create_order( [ 'customer_id' => $this->user ] );
		self::assertInstanceOf( WC_Order::class, $order );
		$this->orders[] = $order->get_id();
		$order->set_status( 'processing' );
		$order->save();
		return $order->get_id();
	}

	private function convert( string $table, string $collation ): void {
		$charset = strtok( $collation, '_' );
		$this->context()->database->execute(
			"ALTER TABLE {$this->context()->database->table( $table )} CONVERT TO CHARACTER SET $charset COLLATE $collation"
		);
	}
}
