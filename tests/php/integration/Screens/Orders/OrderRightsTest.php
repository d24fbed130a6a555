<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Admin\Shell\Menu;
use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Kernel\Log;
use Storewright\Screens\Coupons\CouponUses;
use Storewright\Screens\Orders\OrdersScreen;
use Storewright\Screens\Orders\Table\OrderListPage;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Orders\Tables;
use Storewright\Tests\Support\ParsedPage;
use Storewright\Tests\Support\Store\OrderPageTestCase;
use WP_User;

/**
 * The screens of orders ask for what `wc/v3/orders` asks for: a role gets of them what it gets over REST.
 */
final class OrderRightsTest extends OrderPageTestCase {

	/**
	 * The right that WooCommerce's posts of orders have for one's own, of which there are none.
	 */
	private const OWN_ONLY = [ 'edit_shop_orders' ];

	private const READER = [ 'edit_shop_orders', 'read_private_shop_orders' ];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		set_current_screen( 'storewright_page_wc-orders' );
		add_filter(
			'wp_die_handler',
			static fn() => static fn( string $message, mixed $title, mixed $args ) => throw new RuntimeException(
				$message,
				is_array( $args ) ? $args['response'] : 0
			)
		);
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['hook_suffix'], $GLOBALS['plugin_page'], $_GET['page'] );
		parent::tearDown();
	}

	/**
	 * @param list<string> $capabilities
	 */
	private function log_in_with( array $capabilities ): void {
		$id = wp_insert_user(
			[
				'user_login' => 'clerk',
				'user_pass'  => 'x',
				'role'       => 'subscriber',
			]
		);
		self::assertIsInt( $id );
		foreach ( $capabilities as $capability ) {
			( new WP_User( $id ) )->add_cap( $capability );
		}
		wp_set_current_user( $id );
	}

	/**
	 * Whether the user's menu leads to the page of orders, and WordPress lets the user in: below the dashboard's entry, where the user has
	 * one, else as an entry of its own.
	 */
	private function is_in_menu(): bool {
		foreach ( [ 'menu', 'submenu', '_wp_submenu_nopriv', 'admin_page_hooks', '_parent_pages' ] as $name ) {
			$GLOBALS[ $name ] = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Is built anew.
		}
		( new Menu( $this->context(), PageRegistry::create( new Log() ) ) )->add();
		( new OrdersScreen( $this->context() ) )->add_to_menu();
		$tops   = array_column( $GLOBALS['menu'], 2 );
		$parent = in_array( 'wc-admin', $tops, true ) ? 'wc-admin' : OrderUrl::SLUG;
		return ! isset( $GLOBALS['_wp_submenu_nopriv']['wc-admin'][ OrderUrl::SLUG ] )
			&& in_array( $parent, $tops, true )
			&& ( OrderUrl::SLUG === $parent || in_array( OrderUrl::SLUG, array_column( $GLOBALS['submenu']['wc-admin'] ?? [], 2 ), true ) );
	}

	/**
	 * @param callable(): mixed $work
	 * @return int HTTP status with which WordPress ends the request, 200 where it does not.
	 */
	private function status_of( callable $work ): int {
		ob_start();
		try {
			$work();
		} catch ( RuntimeException $end ) {
			return $end->getCode();
		} finally {
			ob_end_clean();
		}
		return 200;
	}

	private function of_file(): int {
		add_filter( 'storewright_allowed_download_url', '__return_true' );
		$product = $this->product(
			'10',
			[
				'downloadable' => true,
				'virtual'      => true,
				'downloads'    => [
					[
						'id'   => 'a',
						'name' => 'Book',
						'file' => wp_upload_dir()['baseurl'] . '/book.pdf',
					],
				],
			]
		);
		return $this->id(
			$this->order(
				[
					'status'     => 'completed',
					'billing'    => [ 'email' => 'ann@example.org' ] + self::NEW_YORK,
					'line_items' => [ [ 'product_id' => $product ] ],
				]
			)
		);
	}

	public function test_a_right_to_own_orders_opens_no_page_of_them(): void {
		$id = $this->of_file();
		$this->log_in_with( self::OWN_ONLY );
		$this->assertRestStatus( $this->rest( 'GET', self::ORDERS . "/$id" ), 403 );
		self::assertFalse( $this->is_in_menu() );
		self::assertFalse( OrderUrl::may_open( $this->context()->mode ) );
		foreach ( [ 'save', 'preview', 'grant_downloads', 'revoke_download:1', 'resend_email:1' ] as $do ) {
			self::assertSame( 403, $this->status_of( fn() => $this->send( $id, [ 'do' => $do ] ) ), $do );
			self::assertSame( 403, $this->status_of( fn() => $this->send( 0, [ 'do' => $do ] ) ), "$do of a new one" );
		}
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'bulk-orders' );
		$bulk                 = [
			'action' => 'mark_completed',
			'ids'    => [ (string) $id ],
		];
		self::assertSame( 403, $this->status_of( fn() => ( new OrderListPage( $this->context() ) )->respond( [], $bulk ) ) );
	}

	public function test_who_may_read_orders_sees_them_and_changes_nothing(): void {
		$id      = $this->of_file();
		$store   = new PermissionStore( $this->context() );
		$granted = $store->of_order( $id );
		self::assertCount( 1, $granted );
		$before = $this->stored( $id );
		$this->log_in_with( self::READER );
		self::assertSame( $before, $this->stored( $id ) );
		self::assertTrue( $this->is_in_menu() );
		// Where WordPress has the entry of who has no menu of the dashboard.
		$GLOBALS['hook_suffix'] = 'toplevel_page_wc-orders'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As wp-admin does.
		$list                   = new OrderListPage( $this->context() );
		self::assertNull( $list->respond( [], null ) );
		ob_start();
		$list->render( [] );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( "data-id=\"$id\"", $html );
		foreach ( [ 'Add order', 'mark_completed', 'value="trash"', 'name="ids[]"', 'Select All', 'Edit order' ] as $offer ) {
			self::assertStringNotContainsString( $offer, $html );
		}
		self::assertStringContainsString( "aria-label=\"View order #$id\">View</a>", $html );
		[ , $html ] = $this->send( $id, [ 'do' => 'grant_downloads' ] );
		self::assertStringContainsString( 'ann@example.org', $html );
		$page = new ParsedPage( $html );
		self::assertSame( [ 'Copy' ], $page->texts( '//*[@id="storewright-order"]//button' ), 'There is no control but what reading takes.' );
		self::assertSame( [], $page->texts( '//*[@id="storewright-order"]//*[self::form or self::input or self::select or self::textarea]' ) );
		$shown = array_combine( $page->texts( '//dl/dt' ), $page->texts( '//dl/dd' ) );
		self::assertSame( [ 'Completed', 'Guest' ], [ $shown['Status'], $shown['Account'] ] );
		self::assertSame( [ 'Item', 'Price', 'Quantity', 'Total', 'Tax' ], $page->texts( '//table[@class="storewright-order__items"]//th[@scope="col"]' ) );
		self::assertSame( [ '$10.00', '1', '$10.00', '$0.00' ], $page->texts( '//table[@class="storewright-order__items"]/tbody//td[@data-colname]' ) );
		self::assertStringContainsString( 'You can view this order, but you are not allowed to change it.', $html );
		self::assertStringNotContainsString( 'Copy order', $html );
		foreach ( [ 'preview', 'grant_downloads', "revoke_download:{$granted[0]->id}", 'resend_email:1' ] as $do ) {
			[ $next, $html ] = $this->send( $id, [ 'do' => $do ] );
			self::assertNull( $next, $do );
			self::assertStringContainsString( 'Sorry, you are not allowed to change orders.', $html, $do );
		}
		self::assertEquals( $granted, $store->of_order( $id ) );
		[ $next ] = $this->send(
			$id,
			[
				'do'     => 'save',
				'status' => 'on-hold',
			]
		);
		self::assertNull( $next );
		self::assertSame( $before, $this->stored( $id ) );
		self::assertSame( 403, $this->status_of( fn() => $this->send( 0, [ 'do' => 'save' ] ) ), 'Nor makes one.' );
	}

	public function test_who_may_only_read_is_shown_no_list_paragraph_or_card_with_nothing_in_it(): void {
		$bare = $this->id( $this->order( [ 'status' => 'pending' ] ) );
		$full = $this->id(
			$this->order(
				[
					'status'     => 'pending',
					'line_items' => [ [ 'product_id' => $this->product( '10' ) ] ],
					'meta_data'  => [ [ 'key' => 'Gift', 'value' => '' ] ], // phpcs:ignore WordPress.Arrays
				]
			)
		);
		$this->rest( 'POST', "/wc/v3/orders/$full/refunds", [ 'amount' => '1', 'api_refund' => false ] ); // phpcs:ignore WordPress.Arrays
		foreach ( $this->items( $this->rest( 'GET', "/wc/v3/orders/$bare/notes" ) ) as $note ) {
			$this->rest( 'DELETE', "/wc/v3/orders/$bare/notes/{$this->id( $note )}?force=true" );
		}
		$database = $this->context()->database;
		$database->execute( "DELETE FROM {$database->table( Tables::HISTORY )} WHERE order_id = %d", $bare );
		$this->log_in_with( self::READER );
		foreach ( [ $bare, $full ] as $id ) {
			[ , $html ] = $this->send( $id, [ 'do' => 'preview' ] );
			$page       = new ParsedPage( $html );
			$empty      = '//*[@id="storewright-order"]//*[self::ol[not(li)] or self::p[not(node())] or self::details[count(*) = 1]]';
			self::assertSame( [], $page->texts( $empty ), (string) $id );
			$said     = [ 'Nothing was refunded.', 'No emails were sent.', 'No notes yet.' ];
			$expected = $id === $bare ? $said : [ 'No emails were sent.' ];
			self::assertSame( $expected, array_values( array_intersect( $said, $page->texts( '//section/p' ) ) ) );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function usual_roles(): iterable {
		yield 'administrator' => [ 'admin' ];
		yield 'shop manager' => [ 'manager' ];
	}

	#[DataProvider( 'usual_roles' )]
	public function test_the_usual_roles_keep_all( string $login ): void {
		$id = $this->of_file();
		'admin' === $login ? $this->as_administrator() : $this->as_shop_manager();
		self::assertTrue( $this->is_in_menu() );
		[ $next ] = $this->send( $id, [ 'do' => 'grant_downloads' ] );
		self::assertStringContainsString( 'done=grant_downloads', (string) $next );
		[ , $html ] = $this->send( $id, [ 'do' => 'preview' ] );
		self::assertStringContainsString( 'Move to Trash', $html );
		self::assertStringContainsString( 'Copy order', $html );
		self::assertStringContainsString( 'After saving', $html );
		[ $next ] = $this->send( 0, [ 'do' => 'save' ] );
		self::assertStringContainsString( 'done=created', (string) $next );
	}

	public function test_orders_are_named_elsewhere_to_those_only_who_may_open_them(): void {
		$code = $this->item( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'SPRING', 'amount' => '1' ] ) ); // phpcs:ignore WordPress.Arrays
		$id   = $this->id(
			$this->order(
				[
					'status'       => 'processing',
					'billing'      => self::NEW_YORK,
					'line_items'   => [ [ 'product_id' => $this->product( '10' ) ] ],
					'coupon_lines' => [ [ 'code' => 'SPRING' ] ],
				]
			)
		);
		$card = function () use ( $code ): string {
			$coupon = ( new CouponServices( $this->context() ) )->query()->find( $this->id( $code ) );
			self::assertNotNull( $coupon );
			ob_start();
			( new CouponUses( $this->context() ) )->render( $coupon );
			return (string) ob_get_clean();
		};
		self::assertStringContainsString( "id=$id", $card() );
		$this->log_in_with( self::OWN_ONLY );
		self::assertStringNotContainsString( "id=$id", $card() );
	}
}
