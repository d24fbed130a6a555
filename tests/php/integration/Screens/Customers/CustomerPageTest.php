<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Customers;

use RuntimeException;
use Storewright\Screens\Customers\CustomerPage;
use Storewright\Screens\Customers\GuestOrders;
use Storewright\Screens\Customers\Person;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * The page of a customer: orders, addresses, notes, and guest orders that become the account's.
 */
final class CustomerPageTest extends OrdersTestCase {

	private const PATH = '/wc/v3/customers';

	private ?int $lamp = null;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_die_handler', static fn() => static fn( string $message ) => throw new RuntimeException( $message ) );
		$this->as_shop_manager();
	}

	public function test_it_shows_who_bought_what(): void {
		$user  = $this->account();
		$order = $this->ordered( [ 'customer_id' => $user ] );
		$html  = $this->html( [ 'user' => (string) $user ] );
		foreach ( [ 'Ada Barlow', 'ada@example.org', 'Account “ada”', "#$order Ada Barlow", '50.00', 'There is nothing to download.' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		// The reports’ number of the same customer, and the guest’s own page.
		$number = $this->context()->database->value( "SELECT customer_id FROM {$this->context()->database->table( 'wc_customer_lookup' )} WHERE user_id = %d", $user );
		self::assertStringContainsString( "#$order Ada Barlow", $this->html( [ 'customer' => (string) $number ] ) );
		$guest = $this->ordered( [] );
		$html  = $this->html( [ 'email' => 'ADA@example.org' ] );
		self::assertStringContainsString( "#$guest Ada Barlow", $html );
		self::assertStringNotContainsString( "#$order Ada", $html, 'An account’s orders are no guest’s.' );
		self::assertStringContainsString( '<dt>Orders</dt><dd>1</dd>', $html );
		self::assertStringContainsString( "page=storewright-customer&#038;user=$user", $html );
	}

	public function test_addresses_are_saved_as_over_rest(): void {
		$user  = $this->account();
		$other = $this->account( 'bob' );
		$body  = [
			'billing'  => [
				'first_name' => 'Ada',
				'company'    => 'Engines & "Co"',
				'city'       => 'Köln',
				'postcode'   => '50667',
				'country'    => 'DE',
				'email'      => 'bills@example.org',
			],
			'shipping' => [ 'city' => 'Bonn' ],
		];
		$this->rest( 'PUT', self::PATH . "/$other", $body );
		[ $next ] = $this->send( $user, [ 'do' => 'save' ] + $body );
		self::assertStringContainsString( 'done=saved', (string) $next );
		$rest = $this->item( $this->rest( 'GET', self::PATH . "/$other" ) );
		$form = $this->item( $this->rest( 'GET', self::PATH . "/$user" ) );
		self::assertSame( $rest['billing'], $form['billing'] );
		self::assertSame( $rest['shipping'], $form['shipping'] );
		self::assertSame( 'Köln', $form['billing']['city'] );
	}

	public function test_bad_addresses_are_quoted_and_kept_and_two_owners_are_asked(): void {
		$user   = $this->account();
		$before = $this->item( $this->rest( 'GET', self::PATH . "/$user" ) );
		foreach ( [
			[ [ 'email' => 'nobody' ], '“nobody” is not an email address.' ],
			[ [ 'country' => 'XX' ], 'There is no country “XX”.' ],
		] as [ $typed, $reason ] ) {
			[ $next, $html ] = $this->send( $user, [ 'do' => 'save', 'billing' => [ 'city' => 'Typed' ] + $typed ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			self::assertNull( $next );
			self::assertStringContainsString( $reason, $html );
			self::assertStringContainsString( 'value="Typed"', $html );
			self::assertSame( $before, $this->item( $this->rest( 'GET', self::PATH . "/$user" ) ) );
		}
		// Somebody else saves the same field and another one while the form is open.
		$this->rest( 'PUT', self::PATH . "/$user", [ 'billing' => [ 'city' => 'Theirs', 'phone' => '123' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$early           = [
			'do'      => 'save',
			'billing' => [
				'city'  => 'Mine',
				'phone' => '',
			],
			'before'  => [
				'billing' => [
					'city'  => '',
					'phone' => '',
				],
			],
		];
		[ $next, $html ] = $this->send( $user, $early );
		self::assertNull( $next );
		self::assertStringContainsString( 'Someone else has changed “City” to “Theirs” since.', $html );
		self::assertStringContainsString( 'value="Mine"', $html );
		self::assertStringContainsString( 'name="billing[phone]" type="text" autocomplete="off" value="123"', $html, 'What only they have changed stays theirs.' );
		self::assertSame( 'Theirs', $this->item( $this->rest( 'GET', self::PATH . "/$user" ) )['billing']['city'] );
	}

	public function test_notes_are_added_deleted_and_in_no_answer(): void {
		$user     = $this->account();
		[ $next ] = $this->send( $user, [ 'do' => 'add_note', 'note' => "Calls on <b>Mondays</b>\nonly" ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'done=note', (string) $next );
		$this->send( $user, [ 'do' => 'add_note', 'note' => 'Likes "lamps" \\ chairs' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$html = $this->html( [ 'user' => (string) $user ] );
		self::assertStringContainsString( 'Calls on Mondays', $html );
		self::assertStringContainsString( 'Likes &quot;lamps&quot; \\ chairs', $html );
		self::assertStringNotContainsString( 'Mondays', (string) wp_json_encode( $this->item( $this->rest( 'GET', self::PATH . "/$user" ) ) ) );
		self::assertSame( 1, preg_match( '/value="(delete_note:\d+)"[^>]*Calls on/', $html, $part ) );
		$this->send( $user, [ 'do' => $part[1] ] );
		self::assertStringNotContainsString( 'Mondays', $this->html( [ 'user' => (string) $user ] ) );

		// They belong to the person's data.
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', [] )['storewright-customer-notes']['callback'];
		$eraser   = apply_filters( 'wp_privacy_personal_data_erasers', [] )['storewright-customer-notes']['callback'];
		self::assertIsCallable( $exporter );
		self::assertIsCallable( $eraser );
		self::assertStringContainsString( 'lamps', (string) wp_json_encode( $exporter( 'ada@example.org' ) ) );
		self::assertTrue( $eraser( 'ada@example.org' )['items_removed'] );
		self::assertStringNotContainsString( 'lamps', $this->html( [ 'user' => (string) $user ] ) );

		[ $next, $html ] = $this->send( $user, [ 'do' => 'add_note', 'note' => ' ' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNull( $next );
		self::assertStringContainsString( 'Write the note first.', $html );
	}

	public function test_guest_orders_are_shown_then_moved_once(): void {
		$user   = $this->account();
		$one    = $this->ordered( [] );
		$two    = $this->ordered( [] );
		$others = $this->ordered( [ 'billing' => [ 'email' => 'else@example.org' ] ] );
		self::assertStringContainsString( '2 orders were placed as a guest with ada@example.org.', $this->html( [ 'user' => (string) $user ] ) );
		[ $next, $html ] = $this->send( $user, [ 'do' => 'preview_merge', 'merge_email' => 'Ada@Example.org' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNull( $next );
		self::assertStringContainsString( "name=\"orders[]\" value=\"$one\"", $html );
		self::assertStringContainsString( "name=\"orders[]\" value=\"$two\"", $html );
		self::assertStringNotContainsString( "value=\"$others\"", $html );
		self::assertSame( 0, $this->stored( $one )['customer_id'], 'Showing them moves nothing.' );

		// What was not shown can't be moved along, whoever sends its number.
		$form     = [ 'do' => 'merge', 'merge_email' => 'ada@example.org', 'orders' => [ (string) $one, (string) $others ] ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		[ $next ] = $this->send( $user, $form );
		self::assertStringContainsString( 'done=moved-1', (string) $next );
		self::assertSame( [ $user, 0, 0 ], array_map( fn( int $id ) => $this->stored( $id )['customer_id'], [ $one, $two, $others ] ) );
		[ $next ] = $this->send( $user, $form );
		self::assertStringContainsString( 'done=moved-0', (string) $next, 'Once more moves nothing.' );

		// As the same change over REST: what follows of it is the same.
		$this->rest( 'PUT', "/wc/v3/orders/$two", [ 'customer_id' => $user ] );
		$volatile = array_flip( [ 'id', 'number', 'order_key', 'date_created', 'date_created_gmt', 'date_modified', 'date_modified_gmt', 'line_items', 'meta_data', 'payment_url', '_links', 'date_paid', 'date_paid_gmt', 'cart_hash' ] );
		self::assertSame( array_diff_key( $this->stored( $two ), $volatile ), array_diff_key( $this->stored( $one ), $volatile ) );
		self::assertSame( 0, ( new GuestOrders( $this->context() ) )->count( 'ada@example.org' ) );
	}

	public function test_an_order_that_somebody_else_moved_meanwhile_stays_theirs(): void {
		$user  = $this->account();
		$other = $this->account( 'bob' );
		$order = $this->ordered( [] );
		$this->send( $user, [ 'do' => 'preview_merge', 'merge_email' => 'ada@example.org' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->rest( 'PUT', "/wc/v3/orders/$order", [ 'customer_id' => $other ] );
		[ $moved, $failures ] = ( new GuestOrders( $this->context() ) )->move( [ $order, 987654 ], 'ada@example.org', $user );
		self::assertSame( [ 0, [] ], [ $moved, $failures ] );
		self::assertSame( $other, $this->stored( $order )['customer_id'] );
	}

	public function test_bad_requests_are_named(): void {
		$user            = $this->account();
		[ $next, $html ] = $this->send( $user, [ 'do' => 'preview_merge', 'merge_email' => '<i>' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNull( $next );
		self::assertStringContainsString( '“&lt;i&gt;” is not an email address.', $html );
		[ , $html ] = $this->send( $user, [ 'do' => 'merge', 'merge_email' => 'ada@example.org' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Select at least one order.', $html );
		foreach ( [ [ 'user' => '987654' ], [ 'customer' => '987654' ], [ 'email' => 'nobody' ], [] ] as $query ) {
			try {
				$this->html( $query );
				self::fail( 'Nobody is shown.' );
			} catch ( RuntimeException $refusal ) {
				self::assertSame( 'This customer does not exist.', $refusal->getMessage() );
			}
		}
	}

	public function test_a_request_that_was_not_meant_is_refused(): void {
		$user = $this->account();
		$this->expectException( RuntimeException::class );
		( new CustomerPage( $this->context() ) )->respond( [ 'user' => (string) $user ], [ 'do' => 'add_note', 'note' => 'x' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	public function test_others_are_refused_and_a_manager_changes_customers_only(): void {
		$user          = $this->account();
		$administrator = get_user_by( 'id', $this->as_administrator() );
		$this->as_shop_manager();
		self::assertNotFalse( $administrator );
		[ $next, $html ] = $this->send( $administrator->ID, [ 'do' => 'save', 'billing' => [ 'city' => 'Elsewhere' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNull( $next );
		self::assertStringContainsString( 'not allowed to change this customer', $html );
		foreach ( [ 'subscriber', 'editor' ] as $role ) {
			$other = wp_insert_user( [ 'user_login' => "a-$role", 'user_pass' => 'secret', 'role' => $role ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			self::assertIsInt( $other );
			wp_set_current_user( $other );
			try {
				$this->html( [ 'user' => (string) $user ] );
				self::fail( "The role $role is let in." );
			} catch ( RuntimeException $refusal ) {
				self::assertStringContainsString( 'not allowed to see customers', $refusal->getMessage() );
			}
		}
	}

	public function test_orders_are_shown_to_those_only_who_may_read_them_over_rest(): void {
		$user  = $this->account();
		$order = $this->ordered( [ 'customer_id' => $user ] );
		$this->ordered( [] );
		$clerk = new \WP_User( $this->account( 'clerk' ) );
		foreach ( [ 'manage_woocommerce', 'list_users', 'edit_shop_orders' ] as $capability ) {
			$clerk->add_cap( $capability );
		}
		wp_set_current_user( $clerk->ID );
		$this->assertRestStatus( $this->rest( 'GET', self::ORDERS ), 403 );
		$html = $this->html( [ 'user' => (string) $user ] );
		self::assertStringContainsString( 'Ada Barlow', $html );
		foreach ( [ "#$order", 'Last order' ] as $part ) {
			self::assertStringNotContainsString( $part, $html );
		}
		$this->expectExceptionMessage( 'Sorry, you are not allowed to view orders.' );
		$this->html( [ 'email' => 'ada@example.org' ] );
	}

	private function account( string $name = 'ada' ): int {
		$id = $this->item(
			$this->rest(
				'POST',
				self::PATH,
				[
					'email'      => "$name@example.org",
					'username'   => $name,
					'password'   => 'Correct horse 7',
					'first_name' => ucfirst( $name ),
					'last_name'  => 'Barlow',
				]
			)
		)['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @param array<string, mixed> $more
	 */
	private function ordered( array $more ): int {
		$this->lamp ??= $this->product( '50.00' );
		return $this->id(
			$this->order(
				$more + [
					'status'     => 'processing',
					'billing'    => [
						'first_name' => 'Ada',
						'last_name'  => 'Barlow',
						'email'      => 'ada@example.org',
					],
					'line_items' => [ [ 'product_id' => $this->lamp ] ],
				]
			)
		);
	}

	/**
	 * @param array<string, mixed> $posted
	 * @return array{string|null, string} Where it leads, and the page where it leads nowhere.
	 */
	private function send( int $user, array $posted ): array {
		$query  = [ 'user' => (string) $user ];
		$person = Person::of( $this->context(), $query );
		self::assertNotNull( $person );
		$_REQUEST['_wpnonce'] = wp_create_nonce( CustomerPage::nonce( $person ) );
		$page                 = new CustomerPage( $this->context() );
		$next                 = $page->respond( $query, $posted );
		unset( $_REQUEST['_wpnonce'] );
		return [ $next, null === $next ? self::printed( $page ) : '' ];
	}

	/**
	 * @param array<string, string> $query
	 */
	private function html( array $query ): string {
		$page = new CustomerPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		return self::printed( $page );
	}

	private static function printed( CustomerPage $page ): string {
		ob_start();
		$page->render();
		return (string) ob_get_clean();
	}
}
