<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\LaunchYourStore;

use Storewright\Admin\LaunchYourStore\LaunchYourStoreModule;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Visibility\Visibility;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The store opens: the task, the option behind it, and the routes.
 */
final class LaunchTest extends SetupTestCase {

	private const OPTION = 'woocommerce_coming_soon';

	private const ROUTES = '/wc-admin/launch-your-store';

	/**
	 * @spec A2-017
	 */
	public function test_the_task_words_the_head_of_the_list(): void {
		$header = $this->task( 'launch-your-store' )['header'];

		self::assertIsArray( $header );
		self::assertSame( [ 'Your store is ready for launch!', 'Launch store' ], [ $header['title'], $header['actionLabel'] ] );
		self::assertNotSame( '', $header['content'] );
	}

	public function test_the_task_is_done_while_the_store_is_open(): void {
		self::assertFalse( $this->is_done() );
		$this->save( 'yes' );
		self::assertFalse( $this->is_done() );
		$this->save( 'no' );
		self::assertTrue( $this->is_done() );
		$this->save( 'yes' );
		self::assertFalse( $this->is_done() );
	}

	public function test_the_head_of_the_list_says_that_an_open_store_is_live(): void {
		$this->save( 'no' );
		$task = $this->task( 'launch-your-store' );

		self::assertIsArray( $task['header'] );
		self::assertSame( [ 'Your store is live', 'Live' ], [ $task['header']['title'], $task['result'] ] );
	}

	public function test_opening_the_store_shows_in_the_badge_at_once(): void {
		$before = $this->badge();
		$this->save( 'no' );

		self::assertSame( $before - 1, $this->badge() );
	}

	public function test_saying_so_does_not_open_the_store(): void {
		$this->rest( 'POST', self::TASKS . '/launch-your-store/action' );

		self::assertFalse( $this->is_done() );
		self::assertFalse( get_option( self::OPTION ) );
	}

	public function test_the_task_tells_what_customers_are_going_to_see(): void {
		update_option( 'fresh_site', '1' );
		self::assertSame(
			[
				'isComingSoon'      => false,
				'isStoreAlone'      => false,
				'publishedProducts' => 0,
			],
			array_diff_key(
				$this->task( 'launch-your-store' )['additionalData'],
				[
					'checklist' => 0,
					'heading'   => 0,
				]
			)
		);
		foreach ( [ 'publish', 'publish', 'draft' ] as $status ) {
			$product = [
				'name'   => 'Cup',
				'status' => $status,
			];
			$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/products', $product ), 201 );
		}
		$this->save( 'yes' );

		self::assertSame(
			[
				'isComingSoon'      => true,
				'isStoreAlone'      => false,
				'publishedProducts' => 2,
			],
			array_diff_key(
				$this->task( 'launch-your-store' )['additionalData'],
				[
					'checklist' => 0,
					'heading'   => 0,
				]
			)
		);
	}

	public function test_the_tasks_ask_once_whether_anything_can_be_shipped_and_see_what_is_written_then(): void {
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Cup' ] ), 201 );
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += str_contains( $sql, 'SELECT instance_id' ) && str_contains( $sql, 'is_enabled = 1 LIMIT 1' ) ? 1 : 0;
				return $sql;
			}
		);
		self::assertFalse( $this->task( 'shipping' )['isComplete'] );
		self::assertSame( 1, $asked );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/shipping/zones/0/methods', [ 'method_id' => 'free_shipping' ] ), 200 );
		self::assertTrue( $this->task( 'shipping' )['isComplete'] );
	}

	public function test_the_checklist_says_what_is_there_and_what_is_missing(): void {
		self::assertSame(
			[
				'products'   => false,
				'payments'   => false,
				'tax'        => false,
				'storefront' => false,
			],
			$this->checklist()
		);
		self::assertSame( 'Launch your store', $this->task( 'launch-your-store' )['additionalData']['heading'] );

		$this->rest( 'POST', self::TASKS . '/import_sample_products' );
		$this->rest( 'POST', self::TASKS . '/payments/action' );
		$this->rest( 'POST', self::TASKS . '/tax/action' );
		$this->rest( 'POST', self::TASKS . '/shipping/action' );
		self::assertSame( [ false ], array_values( array_unique( $this->checklist() ) ), 'Saying so changes nothing.' );

		$this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Cup' ] );
		$this->rest( 'PUT', '/wc/v3/payment_gateways/cod', [ 'enabled' => true ] );
		update_option( 'woocommerce_no_sales_tax', 'yes' );
		self::assertSame(
			[
				'products'   => true,
				'payments'   => true,
				'tax'        => true,
				'shipping'   => false,
				'storefront' => false,
			],
			$this->checklist()
		);

		$this->rest( 'POST', '/wc/v3/shipping/zones/0/methods', [ 'method_id' => 'free_shipping' ] );
		( new KeyRepository( $this->context() ) )->create( get_current_user_id(), 'Storefront', 'read' );
		self::assertSame(
			[ true, false ],
			array_values( array_slice( $this->checklist(), -2 ) ),
			'A key that was never used connects nothing.'
		);
		$keys = $this->context()->database->table( 'woocommerce_api_keys' );
		$this->context()->database->execute( "UPDATE $keys SET last_access = %s", gmdate( 'Y-m-d H:i:s', time() - 31 * DAY_IN_SECONDS ) );
		self::assertFalse( $this->checklist()['storefront'], 'Nor does one that was used long ago.' );
		$this->context()->database->execute( "UPDATE $keys SET last_access = %s", gmdate( 'Y-m-d H:i:s' ) );
		self::assertSame( [ true ], array_values( array_unique( $this->checklist() ) ) );
		self::assertArrayNotHasKey( 'heading', $this->task( 'launch-your-store' )['additionalData'] );
	}

	public function test_a_shop_manager_opens_the_store(): void {
		$this->as_shop_manager();
		$this->save( 'no' );

		self::assertTrue( $this->is_done() );
	}

	public function test_a_site_that_was_in_use_stays_open_while_its_new_store_waits(): void {
		update_option( 'fresh_site', '0' );
		$this->rest( 'POST', self::ROUTES . '/initialize-coming-soon' );
		self::assertSame( [ 'yes', 'yes' ], [ get_option( self::OPTION ), get_option( 'woocommerce_store_pages_only' ) ] );
	}

	/**
	 * @testWith ["0", true]
	 *           ["1", false]
	 */
	public function test_the_task_tells_before_what_waits_afterwards( string $fresh, bool $store_alone ): void {
		update_option( 'fresh_site', $fresh );
		self::assertSame( $store_alone, $this->task( 'launch-your-store' )['additionalData']['isStoreAlone'] );

		$this->rest( 'POST', self::ROUTES . '/initialize-coming-soon' );
		update_option( 'fresh_site', '0' );
		self::assertSame( $store_alone, $this->task( 'launch-your-store' )['additionalData']['isStoreAlone'] );
		$context = $this->context();
		self::assertSame( $store_alone, ( new Visibility( $context->options, $context->clock->now() ) )->is_for_store_alone() );

		delete_option( 'woocommerce_store_pages_only' );
		self::assertFalse(
			$this->task( 'launch-your-store' )['additionalData']['isStoreAlone'],
			'All of the site waits where nothing else is said.'
		);
	}

	public function test_what_waits_is_kept_before_that_it_waits(): void {
		update_option( 'fresh_site', '0' );
		$added = [];
		add_action(
			'add_option',
			static function ( string $name ) use ( &$added ): void {
				$added[] = $name;
			}
		);
		$this->rest( 'POST', self::ROUTES . '/initialize-coming-soon' );

		$of_ours = array_values( array_intersect( $added, [ self::OPTION, 'woocommerce_store_pages_only', 'woocommerce_private_link' ] ) );
		self::assertSame( [ 'woocommerce_store_pages_only', 'woocommerce_private_link', self::OPTION ], $of_ours );
	}

	public function test_a_new_store_waits_and_what_was_decided_stays(): void {
		update_option( 'fresh_site', '1' );
		$response = $this->rest( 'POST', self::ROUTES . '/initialize-coming-soon' );
		$this->assertRestStatus( $response, 200 );
		self::assertSame( 'yes', $this->item( $response )['coming_soon'] );
		self::assertSame(
			[ 'yes', 'no', 'no' ],
			[ get_option( self::OPTION ), get_option( 'woocommerce_store_pages_only' ), get_option( 'woocommerce_private_link' ) ]
		);

		$key = get_option( 'woocommerce_share_key' );
		self::assertIsString( $key );
		self::assertSame( 32, strlen( $key ) );
		update_option( self::OPTION, 'no' );
		update_option( 'woocommerce_private_link', 'yes' );
		self::assertSame( 'no', $this->item( $this->rest( 'POST', self::ROUTES . '/initialize-coming-soon' ) )['coming_soon'] );
		self::assertSame(
			[ 'no', 'yes', $key ],
			[ get_option( self::OPTION ), get_option( 'woocommerce_private_link' ), get_option( 'woocommerce_share_key' ) ]
		);
	}

	public function test_whether_the_owner_was_asked_is_kept(): void {
		$asked = fn() => $this->item( $this->rest( 'GET', self::ROUTES . '/survey-completed' ) )['survey_completed'];
		self::assertSame( 'no', $asked() );
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTES . '/update-survey-status', [ 'status' => 'yes' ] ), 200 );
		self::assertSame( 'yes', $asked() );
		$this->assertRestError(
			$this->rest( 'POST', self::ROUTES . '/update-survey-status', [ 'status' => 'maybe' ] ),
			'rest_invalid_param',
			400
		);
	}

	public function test_uninstalling_forgets_it(): void {
		$this->rest( 'POST', self::ROUTES . '/initialize-coming-soon' );
		( new LaunchYourStoreModule( $this->context() ) )->uninstall();

		self::assertSame(
			[ false, false, false, false ],
			[
				get_option( self::OPTION ),
				get_option( 'woocommerce_share_key' ),
				get_option( 'woocommerce_store_pages_only' ),
				get_option( 'woocommerce_private_link' ),
			]
		);
	}

	/**
	 * @return array<string, bool>
	 */
	private function checklist(): array {
		$points = $this->task( 'launch-your-store' )['additionalData']['checklist'];
		self::assertIsArray( $points );
		/** @var list<array{id: string, isDone: bool}> $points */
		return array_column( $points, 'isDone', 'id' );
	}

	private function is_done(): bool {
		return true === $this->task( 'launch-your-store' )['isComplete'];
	}

	private function save( string $value ): void {
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/options', [ self::OPTION => $value ] ), 200 );
	}

	private function badge(): int {
		$count = apply_filters( 'storewright_menu_badge_count', 0 );
		self::assertIsInt( $count );
		return $count;
	}
}
