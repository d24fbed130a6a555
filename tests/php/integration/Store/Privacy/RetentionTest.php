<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Privacy;

use DateTimeImmutable;
use RuntimeException;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Store\Customers\Privacy\DeleteInactiveAccounts;
use Storewright\Store\Customers\Privacy\LastActivity;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Privacy\OrderRetention;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * For how long orders and accounts are kept.
 */
final class RetentionTest extends IntegrationTestCase {

	private const NOW = '2026-05-01 12:00:00 UTC';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		wp_unschedule_hook( Queue::HOOK );
	}

	public function test_orders_go_to_the_trash_or_lose_what_is_personal_each_by_its_own_setting(): void {
		foreach ( [ 'trash_pending', 'trash_failed', 'trash_cancelled', 'anonymize_refunded', 'anonymize_completed' ] as $index => $rule ) {
			$this->set( "woocommerce_{$rule}_orders", ( $index + 1 ) . ' weeks' );
		}
		$orders = [];
		foreach ( [ 'pending', 'failed', 'cancelled', 'refunded', 'completed' ] as $index => $status ) {
			$weeks             = $index + 1;
			$orders[ $status ] = [ $this->made( $status, "-{$weeks} weeks -1 second" ), $this->made( $status, "-{$weeks} weeks" ) ];
		}
		$processing = $this->made( 'processing', '-10 years' );
		self::assertNull( $this->run_orders() );
		foreach ( $orders as $status => [ $old, $young ] ) {
			$is_trashed = in_array( $status, [ 'pending', 'failed', 'cancelled' ], true );
			self::assertSame( [ $is_trashed ? 'trash' : $status, $is_trashed ? 'Ann' : '[deleted]' ], $this->seen( $old ), $status );
			self::assertSame( [ $status, 'Ann' ], $this->seen( $young ), $status );
		}
		self::assertSame( [ 'processing', 'Ann' ], $this->seen( $processing ) );
		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, wp_next_scheduled( Queue::HOOK, [ OrderRetention::name() ] ), 5 );
	}

	public function test_without_a_setting_nothing_happens_and_nothing_runs(): void {
		$order = $this->made( 'completed', '-10 years' );
		self::assertNull( $this->run_orders() );
		self::assertSame( [ 'completed', 'Ann' ], $this->seen( $order ) );
		self::assertFalse( wp_next_scheduled( Queue::HOOK, [ OrderRetention::name() ] ) );
		$this->set( 'woocommerce_trash_failed_orders', '30 days' );
		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, wp_next_scheduled( Queue::HOOK, [ OrderRetention::name() ] ), 5 );
	}

	public function test_a_part_goes_on_where_the_last_one_stopped(): void {
		$this->set( 'woocommerce_anonymize_refunded_orders', '1 days' );
		$this->set( 'woocommerce_anonymize_completed_orders', '1 days' );
		$refunded = $this->made( 'refunded', '-5 days' );
		$first    = $this->made( 'completed', '-4 days' );
		$second   = $this->made( 'completed', '-4 days' );
		$job      = new OrderRetention();
		self::assertSame( 'woocommerce_anonymize_refunded_orders||0', $job->run( $this->now(), null, microtime( true ) - 1 ) );
		$time = ( new DateTimeImmutable( self::NOW ) )->modify( '-4 days' )->format( 'Y-m-d H:i:s' );
		self::assertNull( $job->run( $this->now(), "woocommerce_anonymize_completed_orders|$time|$first", microtime( true ) + 20 ) );
		self::assertSame(
			[ 'Ann', 'Ann', '[deleted]' ],
			array_map( fn( int $id ) => $this->seen( $id )[1], [ $refunded, $first, $second ] )
		);
	}

	public function test_orders_that_were_looked_at_are_passed_over_until_they_change_or_a_month_is_over(): void {
		$this->set( 'woocommerce_anonymize_completed_orders', '1 weeks' );
		$first = $this->made( 'completed', '-4 weeks' );
		self::assertNull( $this->run_orders() );
		self::assertSame( '[deleted]', $this->seen( $first )[1] );
		// What was made before the mark, as an import brings it in, is not read every day; what has changed is.
		[ $imported, $changed ] = [ $this->made( 'completed', '-3 weeks' ), $this->made( 'completed', '-3 weeks' ) ];
		$this->context()->database->update( 'wc_orders', [ 'date_updated_gmt' => '2026-04-10 00:00:00' ], [ 'id' => $imported ] );
		$this->context()->database->update( 'wc_orders', [ 'date_updated_gmt' => '2026-05-01 11:00:00' ], [ 'id' => $changed ] );
		self::assertNull( $this->run_orders() );
		self::assertSame( [ 'Ann', '[deleted]' ], [ $this->seen( $imported )[1], $this->seen( $changed )[1] ] );
		$marks = (array) get_option( OrderRetention::MARKS );
		$mark  = (array) $marks['woocommerce_anonymize_completed_orders'];
		update_option(
			OrderRetention::MARKS,
			[ 'woocommerce_anonymize_completed_orders' => [ 'full' => '2026-03-31 00:00:00' ] + $mark ]
		);
		self::assertNull( $this->run_orders() );
		self::assertSame( '[deleted]', $this->seen( $imported )[1] );
	}

	public function test_a_length_of_time_is_stored_as_woocommerce_does_and_refused_where_it_is_none(): void {
		$path = '/wc/v3/settings/account/woocommerce_trash_pending_orders';
		$this->set( 'woocommerce_trash_pending_orders', '45 day' );
		// phpcs:ignore WordPress.Arrays
		self::assertSame( [ 'number' => 45, 'unit'   => 'days' ], get_option( 'woocommerce_trash_pending_orders' ) );
		self::assertSame( '45 days', $this->item( $this->rest( 'GET', $path ) )['value'] );
		foreach ( [ 'soon', '0 days', '-1 days', '3 fortnights', '99999 days' ] as $bad ) {
			$this->assertRestError( $this->rest( 'PUT', $path, [ 'value' => $bad ] ), 'rest_setting_value_invalid', 400 );
		}
		$this->set( 'woocommerce_trash_pending_orders', '' );
		self::assertSame( '', $this->item( $this->rest( 'GET', $path ) )['value'] );
		// As WooCommerce stores what its owner typed.
		update_option( 'woocommerce_trash_pending_orders', [ 'number' => '6', 'unit' => 'months' ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( '6 months', $this->item( $this->rest( 'GET', $path ) )['value'] );
	}

	public function test_accounts_that_nobody_uses_are_deleted_and_their_orders_are_those_of_guests(): void {
		$idle    = $this->account( 'idle', '-31 days' );
		$used    = $this->account( 'used', '-30 days +1 minute' );
		$unknown = $this->account( 'unknown', null );
		$staff   = $this->account( 'staff', '-31 days', [ 'customer', 'shop_manager' ] );
		$order   = $this->made( 'completed', '-2 days', $idle );
		update_user_meta(
			$idle,
			LastActivity::META,
			(string) ( new DateTimeImmutable( self::NOW ) )->modify( '-31 days' )->getTimestamp()
		);
		$this->run_accounts();
		self::assertNotFalse( get_userdata( $idle ), 'Without the setting nobody goes.' );
		$this->set( DeleteInactiveAccounts::OPTION, '30 days' );
		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, wp_next_scheduled( Queue::HOOK, [ DeleteInactiveAccounts::name() ] ), 5 );
		$this->run_accounts();
		self::assertFalse( get_userdata( $idle ) );
		foreach ( [ $used, $unknown, $staff ] as $id ) {
			self::assertNotFalse( get_userdata( $id ) );
		}
		$after = ( new OrderQuery( $this->context() ) )->find( $order );
		self::assertSame( [ 0, 'Ann' ], [ $after?->customer_id, $after?->billing->first_name ] );
	}

	public function test_an_account_that_is_used_while_others_are_deleted_stays(): void {
		$first = $this->account( 'first', '-31 days' );
		$last  = $this->account( 'last', '-31 days' );
		$this->set( DeleteInactiveAccounts::OPTION, '30 days' );
		add_action(
			'delete_user',
			static fn() => update_user_meta( $last, LastActivity::META, (string) ( new DateTimeImmutable( self::NOW ) )->getTimestamp() )
		);
		$this->run_accounts();
		self::assertFalse( get_userdata( $first ) );
		self::assertNotFalse( get_userdata( $last ) );
	}

	public function test_accounts_of_a_network_are_found_in_the_table_that_all_sites_share(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->set( DeleteInactiveAccounts::OPTION, '30 days' );
		$prefix       = $wpdb->prefix;
		$wpdb->prefix = "{$prefix}2_";
		try {
			$this->run_accounts();
		} finally {
			$wpdb->prefix = $prefix;
		}
		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, wp_next_scheduled( Queue::HOOK, [ DeleteInactiveAccounts::name() ] ), 5 );
	}

	public function test_a_failure_does_not_end_what_runs_every_day(): void {
		$this->set( 'woocommerce_anonymize_completed_orders', '30 days' );
		$this->made( 'completed', '-31 days' );
		wp_unschedule_hook( Queue::HOOK );
		add_action( 'storewright_order_anonymized', static fn() => throw new RuntimeException( 'broken' ) );
		try {
			$this->run_orders();
			self::fail( 'The queue has to hear of it.' );
		} catch ( RuntimeException ) {
			self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, wp_next_scheduled( Queue::HOOK, [ OrderRetention::name() ] ), 5 );
		}
	}

	public function test_a_login_and_an_order_count_as_activity_once_a_day(): void {
		$user   = $this->account( 'active', null );
		$writes = 0;
		add_action(
			'added_user_meta',
			static function ( mixed $id, mixed $of, mixed $key ) use ( &$writes ): void {
				$writes += LastActivity::META === $key ? 1 : 0;
			},
			10,
			3
		);
		add_action(
			'updated_user_meta',
			static function ( mixed $id, mixed $of, mixed $key ) use ( &$writes ): void {
				$writes += LastActivity::META === $key ? 1 : 0;
			},
			10,
			3
		);
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		do_action( 'auth_cookie_valid', [], get_userdata( $user ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		do_action( 'wp_login', 'active', get_userdata( $user ) );
		self::assertSame( [ 1, (string) strtotime( 'today 00:00 UTC' ) ], [ $writes, get_user_meta( $user, LastActivity::META, true ) ] );
		delete_user_meta( $user, LastActivity::META );
		$this->made( 'completed', '-1 days', $user );
		self::assertSame( [ 2, (string) strtotime( 'today 00:00 UTC' ) ], [ $writes, get_user_meta( $user, LastActivity::META, true ) ] );
	}

	private function set( string $id, string $value ): void {
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/settings/account/$id", [ 'value' => $value ] ) );
	}

	private function made( string $status, string $age, int $customer = 0 ): int {
		$order              = new Order();
		$order->currency    = 'USD';
		$order->status      = $status;
		$order->customer_id = $customer;
		$order->created     = ( new DateTimeImmutable( self::NOW ) )->modify( $age );
		$order->billing     = OrderAddress::of( [ 'first_name' => 'Ann' ] );
		return ( new OrderServices( $this->context() ) )->repository()->create( $order )->id;
	}

	/**
	 * @param list<string> $roles
	 */
	private function account( string $name, ?string $age, array $roles = [ 'customer' ] ): int {
		// phpcs:disable WordPress.Arrays
		$id = wp_insert_user(
			[
				'user_login' => $name,
				'user_pass'  => 'x',
				'user_email' => "$name@example.org",
				'role'       => $roles[0],
			]
		);
		// phpcs:enable
		self::assertIsInt( $id );
		array_map( get_userdata( $id )->add_role( ... ), array_slice( $roles, 1 ) ); // @phpstan-ignore method.nonObject
		if ( null !== $age ) {
			update_user_meta( $id, LastActivity::META, (string) ( new DateTimeImmutable( self::NOW ) )->modify( $age )->getTimestamp() );
		}
		return $id;
	}

	/**
	 * @return array{string, string} Status and first name.
	 */
	private function seen( int $id ): array {
		$order = ( new OrderQuery( $this->context() ) )->find( $id );
		self::assertNotNull( $order );
		return [ $order->status, $order->billing->first_name ];
	}

	private function run_orders(): ?string {
		return ( new OrderRetention() )->run( $this->now(), null, microtime( true ) + 20 );
	}

	private function run_accounts(): void {
		self::assertNull( ( new DeleteInactiveAccounts() )->run( $this->now(), null, microtime( true ) + 20 ) );
	}

	private function now(): Context {
		return $this->context( new Clock( new DateTimeImmutable( self::NOW ) ) );
	}
}
