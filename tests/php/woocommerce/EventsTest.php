<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use DateTimeImmutable;
use ReflectionProperty;
use Storewright\Admin\Tasks\SetupProgressCache;
use Storewright\Admin\Tasks\TaskLists;
use Storewright\Admin\Tasks\TaskStateStore;
use Storewright\Companion\Events\SettingEvents;
use Storewright\Kernel\Clock;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\CompanionEventChecks;
use Storewright\Tests\Support\CompanionOrderEventChecks;
use Storewright\Tests\Support\Dispatched;
use WC_Payment_Gateways;

/**
 * WooCommerce's hooks arrive as the events that the dashboard listens to, where orders are in tables of their own.
 */
final class EventsTest extends CompanionTestCase {

	use Dispatched;
	use CompanionEventChecks;
	use CompanionOrderEventChecks;

	protected function are_orders_in_tables(): bool {
		return true;
	}

	public function test_settings_that_were_taken_back_are_told_to_nobody_at_the_end_of_the_request(): void {
		$this->as_administrator();
		update_option( 'woocommerce_currency', 'USD' );
		update_option( 'woocommerce_weight_unit', 'kg' );
		self::end_request();
		$this->listen( 'settings_changed' );
		$save = fn( string $currency ): int => $this->rest(
			'POST',
			'/storewright/v3/settings/batch',
			[
				'update' => [
					[
						'group_id' => 'products',
						'id'       => 'woocommerce_weight_unit',
						'value'    => 'g',
					],
					[
						'group_id' => 'general',
						'id'       => 'woocommerce_currency',
						'value'    => $currency,
					],
				],
				'atomic' => true,
			]
		)->get_status();

		self::assertSame( 400, $save( 'no currency' ) );
		self::end_request();
		self::assertSame( [ 'kg', 'USD' ], [ get_option( 'woocommerce_weight_unit' ), get_option( 'woocommerce_currency' ) ] );
		self::assertSame( [], $this->dispatched['settings_changed'] );

		self::assertSame( 400, $save( 'no currency' ) );
		self::assertSame( 200, $save( 'EUR' ) );
		self::end_request();
		self::assertCount( 1, $this->dispatched['settings_changed'] );
		self::assertSame(
			[ [ 'woocommerce_weight_unit', 'kg', 'g' ], [ 'woocommerce_currency', 'USD', 'EUR' ] ],
			array_map( static fn( mixed $one ) => [ $one['id'], $one['old'], $one['new'] ], $this->dispatched['settings_changed'][0][0] )
		);
	}

	public function test_the_progress_follows_at_once(): void {
		$this->as_administrator();
		$complete   = fn(): mixed => array_column(
			$this->items( $this->rest( 'GET', '/storewright/admin/onboarding/tasks', [ 'ids' => [ 'setup' ] ] ) )[0]['tasks'],
			'isComplete',
			'id'
		);
		self::assertFalse( $complete()['products'] );
		$generation = static fn(): mixed => get_option( SetupProgressCache::OPTION )['generation'] ?? 0;
		$before     = $generation();

		self::product();

		self::assertTrue( $complete()['products'] );
		self::assertGreaterThan( $before, $generation() );
	}

	public function test_what_raw_sql_wrote_is_in_home_at_once_and_in_the_badge_within_an_hour(): void {
		$this->as_administrator();
		$badge  = function ( string $in ): int {
			$context = $this->context( new Clock( new DateTimeImmutable( $in ) ) );
			return ( new SetupProgressCache( $context, new TaskLists( $context, new TaskStateStore( $context ) ) ) )->get()->badge();
		};
		$before = $badge( 'now' );
		$this->context()->database->insert(
			'posts',
			array_fill_keys( [ 'post_content', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ], '' )
				+ [
					'post_type'   => 'product',
					'post_status' => 'publish',
					'post_title'  => 'Imported',
				]
		);

		self::assertSame( $before, $badge( '+59 minutes' ) );
		self::assertSame( $before - 1, $badge( '+61 minutes' ) );
		$lists = $this->items( $this->rest( 'GET', '/storewright/admin/onboarding/tasks', [ 'ids' => [ 'setup' ] ] ) );
		self::assertTrue( array_column( $lists[0]['tasks'], 'isComplete', 'id' )['products'] );
	}

	public function test_no_gateway_is_made_for_a_setting_where_nobody_listens(): void {
		array_map( remove_all_actions( ... ), [ 'storewright_payment_gateway_saved', 'added_option', 'updated_option', 'deleted_option' ] );
		( new SettingEvents( $this->context() ) )->register();
		$gateways = $this->count_titles( static fn() => update_option( 'woocommerce_cod_settings', [ 'enabled' => 'yes' ] ) );
		self::assertSame( 0, $gateways );

		WC()->payment_gateways();
		$this->listen( 'payment_gateway_saved' );
		$once = $this->count_titles( static fn() => update_option( 'woocommerce_cod_settings', [ 'enabled' => 'no' ] ) );
		self::assertGreaterThan( 0, $once );
		self::assertSame( 0, $this->count_titles( static fn() => update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] ) ) );
		self::assertSame( [ [ 'cod' ], [ 'bacs' ] ], $this->dispatched['payment_gateway_saved'] );
	}

	public function test_a_gateway_that_writes_its_settings_while_it_is_made_is_made_once_and_told(): void {
		$this->forget_gateways();
		$made    = 0;
		$gateway = static function ( mixed $gateways ) use ( &$made ): array {
			++$made;
			// As one does in its constructor after an update of its plugin.
			update_option( 'woocommerce_cod_settings', [ 'title' => "Version $made" ] );
			return (array) $gateways;
		};
		add_filter( 'woocommerce_payment_gateways', $gateway );
		$this->listen( 'payment_gateway_saved' );

		WC()->payment_gateways();
		self::end_request();

		self::assertSame( 1, $made );
		self::assertSame( [ [ 'cod' ] ], $this->dispatched['payment_gateway_saved'] );
	}

	/**
	 * Has the next one who asks for gateways make them, as the first one of a request does.
	 */
	private function forget_gateways(): void {
		/** @var array<string, int> $wp_actions */
		global $wp_actions;
		unset( $wp_actions['wc_payment_gateways_initialized'] );
		( new ReflectionProperty( WC_Payment_Gateways::class, '_instance' ) )->setValue( null, null );
	}

	/**
	 * @param callable(): mixed $work
	 * @return int How many gateways were asked for their titles.
	 */
	private function count_titles( callable $work ): int {
		$asked = 0;
		$count = static function ( mixed $title ) use ( &$asked ): mixed {
			++$asked;
			return $title;
		};
		add_filter( 'woocommerce_gateway_title', $count );
		$work();
		remove_filter( 'woocommerce_gateway_title', $count );
		return $asked;
	}
}
