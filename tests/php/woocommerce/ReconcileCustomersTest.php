<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Kernel\Background\Queue;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Customer;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product_Simple;
use WP_Hook;

/**
 * Whoever has placed an order, by what is written and erased while nothing of Storewright's listens: reports know it within the hour.
 */
final class ReconcileCustomersTest extends CompanionTestCase {

	use Dispatched;

	private const EMAIL = 'bea@example.test';

	#[DataProvider( 'order_storages' )]
	public function test_orders_that_raw_sql_gives_to_others_are_theirs_within_the_hour( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$user   = self::account();
		$ids    = array_map( static fn() => self::order_of( 0, 'ada@example.test' )->get_id(), range( 1, 4 ) );
		$gone   = self::account( 'gone@example.test' );
		$theirs = self::order_of( $gone, 'other@example.test' )->get_id();
		self::end_request();
		$this->complete_reports();
		wp_delete_user( $gone );
		$this->write( $in_tables, $ids[0], $user, self::EMAIL );
		$this->write( $in_tables, $ids[1], 0, 'Cem@Example.test' );
		// WooCommerce reads this as no address at all, so that it names nobody else.
		$this->write( $in_tables, $ids[2], 0, 'nobody, nowhere@example.test' );

		$this->run_hourly();

		self::assertSame( [ "$user " . self::EMAIL, ' cem@example.test', ' ada@example.test', ' ada@example.test', ' other@example.test' ], $this->buyers( ...[ ...$ids, $theirs ] ) );
		self::assertSame( [], $this->rewritten_by( $this->run_hourly( ... ) ), 'no more than once' );
	}

	#[DataProvider( 'order_storages' )]
	public function test_what_is_erased_while_nobody_listens_is_gone_within_the_hour( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
		$user  = self::account();
		$alone = self::account( 'dora@example.test' );
		self::have_address( $alone );
		self::have_address( $user );
		self::order_of( $user, self::EMAIL );
		self::order_of( 0, 'guest@example.test' );
		// Of the two of this one, WooCommerce anonymizes the older.
		$old = self::order_of( 0, 'cem@example.test', '-1 year', 'Wien' );
		$new = self::order_of( 0, 'cem@example.test', '-1 day', '' );
		self::end_request();
		$this->complete_reports();
		self::assertSame( [ '3', '1' ], [ $this->mentions( 'Graz' ), $this->mentions( 'cem@example.test' ) ] );
		$row = "SELECT city FROM {$this->context()->shop()->report_tables()->customer_lookup} WHERE email = 'cem@example.test'";
		$this->context()->database->execute( "UPDATE {$this->context()->shop()->report_tables()->customer_lookup} SET city = 'Wien' WHERE email = 'cem@example.test'" );

		self::unheard(
			static function () use ( $old ): void {
				self::erase( self::EMAIL );
				self::erase( 'guest@example.test' );
				self::erase( 'dora@example.test' );
				do_action( 'woocommerce_remove_order_personal_data', wc_get_order( $old->get_id() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
				self::end_request();
			}
		);
		self::assertSame( '3', $this->mentions( 'Graz' ) );
		$this->run_hourly();

		// Cem’s name is in the order that is left.
		self::assertSame( [ '0', '1', '0' ], array_map( $this->mentions( ... ), [ 'Graz', 'Lund', 'guest@example.test' ] ) );
		self::assertSame( [ '' ], $this->context()->database->column( $row ) );
		self::assertCount( 1, array_unique( $this->buyers( $old->get_id(), $new->get_id() ) ) );
		self::assertSame( [], $this->rewritten_by( $this->run_hourly( ... ) ), 'no more than once' );
	}

	public function test_what_changes_while_storewright_is_switched_off_is_followed_once_it_is_back(): void {
		$user  = self::account();
		$order = self::order_of( $user, self::EMAIL );
		$other = self::order_of( 0, 'ada@example.test' );
		self::end_request();
		$this->complete_reports();
		self::have_address( $user, 'Linz' );
		self::end_request();
		$tables = $this->context()->shop()->report_tables();
		$city   = "SELECT city FROM {$tables->customer_lookup} WHERE user_id = $user";
		$sold   = "SELECT product_id FROM {$tables->product_lookup} WHERE order_id = {$order->get_id()}";
		self::assertSame( [ 'Linz' ], $this->context()->database->column( $city ) );
		$product = self::product()->get_id();

		$this->while_switched_off(
			static function () use ( $order, $product ): void {
				self::erase( self::EMAIL );
				self::sell_instead( $order, $product );
			}
		);
		// The request that made it was one minute before.
		$this->change_date( $other->get_id(), '-1 hour' );
		self::assertNotSame( [ (string) $product ], $this->context()->database->column( $sold ) );
		$written = implode( ' ', $this->rewritten_by( $this->run_hourly( ... ) ) );

		self::assertSame( [ (string) $product ], $this->context()->database->column( $sold ) );
		self::assertSame( [ 'Graz' ], $this->context()->database->column( $city ), 'The order says so.' );
		self::assertMatchesRegularExpression( "/\\b{$order->get_id()}\\b/", $written );
		self::assertDoesNotMatchRegularExpression( "/\\b{$other->get_id()}\\b/", $written );
		self::assertSame( [], $this->rewritten_by( $this->run_hourly( ... ) ), 'no more than once' );
	}

	public function test_what_changes_while_storewright_is_switched_off_during_a_run_is_followed_once_that_is_over(): void {
		$order = self::order_of( 0, self::EMAIL );
		self::order_of( 0, 'ada@example.test' );
		self::end_request();
		$this->complete_reports();
		$run = new ReportRun( $this->context() );
		$run->start();
		self::assertTrue( $run->step( 1 ), 'The first order is done.' );
		$product = self::product()->get_id();

		$this->while_switched_off( static fn() => self::sell_instead( $order, $product ) );
		$this->run_hourly();
		self::assertTrue( $run->progress()['running'] );
		do_action( Queue::HOOK, RebuildReports::name() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
		self::assertFalse( $run->progress()['running'] );
		self::assertNotContains( (string) $product, $this->sold( $order ) );
		$this->run_hourly();

		self::assertSame( [ (string) $product ], $this->sold( $order ) );
		self::assertSame( [], $this->rewritten_by( $this->run_hourly( ... ) ), 'no more than once' );
	}

	public function test_what_changes_while_storewright_is_switched_off_again_is_followed_though_its_orders_were_compared_before(): void {
		$order = self::order_of( 0, self::EMAIL );
		self::end_request();
		$this->complete_reports();
		$this->context()->database->insert(
			'storewright_order_stats',
			[
				'order_id'    => 4_000_000_000,
				'status'      => 'wc-completed',
				'customer_id' => 0,
			]
		);
		$this->change_date( $order->get_id(), '-1 hour' );
		$product = self::product()->get_id();
		$this->while_switched_off( static fn() => null );
		$cursor = null;
		do {
			$cursor = ( new Reconcile() )->run( $this->context(), $cursor, 0.0 );
			self::assertNotNull( $cursor );
		} while ( str_contains( $cursor, 'accounts:' ) );

		$this->while_switched_off( static fn() => self::sell_instead( $order, $product ) );
		self::assertNull( ( new Reconcile() )->run( $this->context(), $cursor, PHP_INT_MAX ) );
		self::assertNotContains( (string) $product, $this->sold( $order ), 'It was compared before.' );
		$this->run_hourly();

		self::assertSame( [ (string) $product ], $this->sold( $order ) );
		self::assertSame( [], $this->rewritten_by( $this->run_hourly( ... ) ), 'no more than once' );
	}

	public function test_many_orders_are_compared_by_as_many_queries_as_one(): void {
		$asked   = function (): int {
			$count  = 0;
			$listen = static function ( string $sql ) use ( &$count ): string {
				++$count;
				return $sql;
			};
			add_filter( 'query', $listen );
			$this->run_hourly();
			remove_filter( 'query', $listen );
			return $count;
		};
		$product = self::product();
		$order   = static fn( int $number ): WC_Order => self::order_of( 0, "ada$number@example.test", product: $product );
		$order( 0 );
		self::end_request();
		$this->complete_reports();
		$this->run_hourly();
		$one = $asked();
		array_map( $order, range( 1, 5 ) );
		self::end_request();

		self::assertSame( $one, $asked() );
	}

	/**
	 * By the job that the queue runs.
	 */
	private function run_hourly(): void {
		do_action( Queue::HOOK, Reconcile::name() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
	}

	/**
	 * Does something while Storewright is switched off.
	 *
	 * @param callable(): mixed $work
	 */
	private function while_switched_off( callable $work ): void {
		$plugin = plugin_basename( STOREWRIGHT_FILE );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		do_action( "deactivate_$plugin", false ); // phpcs:ignore WordPress.NamingConventions -- WordPress's.
		self::unheard(
			static function () use ( $work ): void {
				$work();
				self::end_request();
			}
		);
		do_action( "activate_$plugin", false ); // phpcs:ignore WordPress.NamingConventions -- WordPress's.
	}

	/**
	 * Has an order sell another product, for as much.
	 */
	private static function sell_instead( WC_Order $order, int $product ): void {
		$read = wc_get_order( $order->get_id() );
		self::assertInstanceOf( WC_Order::class, $read );
		$item = array_values( $read->get_items() )[0];
		self::assertInstanceOf( WC_Order_Item_Product::class, $item );
		$item->set_product_id( $product );
		$read->set_customer_note( 'Another one, please.' );
		$read->save();
	}

	/**
	 * @return list<string> Products that reports say were sold.
	 */
	private function sold( WC_Order $order ): array {
		return $this->context()->database->column(
			"SELECT product_id FROM {$this->context()->shop()->report_tables()->product_lookup} WHERE order_id = %d",
			$order->get_id()
		);
	}

	/**
	 * Does something while nothing of Storewright's listens to anything, as where it is switched off.
	 *
	 * @param callable(): void $work
	 */
	private static function unheard( callable $work ): void {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		$before = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $wp_filter );
		foreach ( $wp_filter as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( self::is_of_storewright( $callback['function'] ) ) {
						remove_filter( $name, $callback['function'], $priority );
					}
				}
			}
		}
		$work();
		$wp_filter = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
	}

	private static function is_of_storewright( mixed $callback ): bool {
		$file = $callback instanceof Closure ? ( new ReflectionFunction( $callback ) )->getFileName() : '';
		return str_starts_with( (string) $file, dirname( STOREWRIGHT_FILE ) . '/includes/' )
			|| ( is_array( $callback ) && is_object( $callback[0] ) && str_starts_with( $callback[0]::class, 'Storewright\\' ) );
	}

	/**
	 * Runs every eraser page by page, as WordPress does.
	 */
	private static function erase( string $email ): void {
		foreach ( (array) apply_filters( 'wp_privacy_personal_data_erasers', [] ) as $eraser ) {
			self::assertIsArray( $eraser );
			self::assertIsCallable( $eraser['callback'] );
			$page = 0;
			do {
				$answer = $eraser['callback']( $email, ++$page );
				self::assertIsArray( $answer );
			} while ( true !== $answer['done'] );
		}
	}

	private function complete_reports(): void {
		( new ReportRun( $this->context() ) )->start();
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );
		self::assertTrue( ( new ReportRun( $this->context() ) )->is_complete() );
	}

	/**
	 * Changes whose an order is as raw SQL does.
	 */
	private function write( bool $in_tables, int $id, int $user, string $email ): void {
		$database = $this->context()->database;
		if ( $in_tables ) {
			$change = [
				'customer_id'   => $user,
				'billing_email' => $email,
			];
			$database->update( 'wc_orders', $change, [ 'id' => $id ] );
			$database->update( 'wc_order_addresses', [ 'email' => $email ], [ 'order_id' => $id ] );
			return;
		}
		foreach ( [ '_customer_user' => (string) $user, '_billing_email' => $email ] as $key => $value ) { // phpcs:ignore WordPress.Arrays
			$place = [ 'post_id' => $id, 'meta_key' => $key ]; // phpcs:ignore WordPress.Arrays, WordPress.DB.SlowDBQuery.slow_db_query_meta_key
			$database->update( 'postmeta', [ 'meta_value' => $value ], $place ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
		}
	}

	private function change_date( int $id, string $when ): void {
		$this->context()->database->update( 'wc_orders', [ 'date_updated_gmt' => gmdate( 'Y-m-d H:i:s', (int) strtotime( $when ) ) ], [ 'id' => $id ] );
	}

	/**
	 * @return list<string> Account and address of whoever reports say has placed an order, 0 for nobody.
	 */
	private function buyers( int ...$orders ): array {
		$tables = $this->context()->shop()->report_tables();
		return array_map(
			fn( int $order ): string => (string) $this->context()->database->value(
				"SELECT COALESCE( CONCAT( COALESCE( c.user_id, '' ), ' ', c.email ), s.customer_id ) FROM {$tables->order_stats} s
				LEFT JOIN {$tables->customer_lookup} c ON c.customer_id = s.customer_id WHERE s.order_id = %d",
				$order
			),
			array_values( $orders )
		);
	}

	private function mentions( string $text ): ?string {
		return $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->shop()->report_tables()->customer_lookup} WHERE email = %s OR last_name = %s OR city = %s",
			$text,
			$text,
			$text
		);
	}

	private static function account( string $email = self::EMAIL ): int {
		$user = wc_create_new_customer( $email, '', 'a long enough password' );
		self::assertIsInt( $user );
		return $user;
	}

	private static function have_address( int $user, string $city = 'Graz' ): void {
		$customer = new WC_Customer( $user );
		$customer->set_billing_last_name( 'Lund' );
		$customer->set_billing_city( $city );
		$customer->save();
	}

	private static function order_of(
		int $user,
		string $email,
		string $when = 'now',
		string $city = 'Graz',
		?WC_Product_Simple $product = null
	): WC_Order {
		$order = self::order( $product );
		$order->set_customer_id( $user );
		$order->set_billing_email( $email );
		$order->set_billing_last_name( 'Lund' );
		$order->set_billing_country( 'AT' );
		$order->set_billing_city( $city );
		$order->set_date_created( (int) strtotime( $when ) );
		$order->set_status( 'processing' );
		$order->save();
		return $order;
	}

	/**
	 * @param callable(): mixed $work
	 * @return list<string> Statements that wrote rows of orders or customers meanwhile.
	 */
	private function rewritten_by( callable $work ): array {
		$tables  = $this->context()->shop()->report_tables();
		$written = [];
		$listen  = static function ( string $sql ) use ( $tables, &$written ): string {
			if ( 1 === preg_match( "/^\s*(INSERT|DELETE|UPDATE)[^(=]*({$tables->order_stats}|{$tables->customer_lookup})\\b/i", $sql ) ) {
				$written[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$work();
		remove_filter( 'query', $listen );
		return $written;
	}
}
