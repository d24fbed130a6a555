<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Coupons;

use RuntimeException;
use Storewright\Screens\Coupons\CouponPage;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * The page of a coupon: what its form saves equals the same change over `wc/v3`.
 */
final class CouponPageTest extends OrdersTestCase {

	private const PATH = '/wc/v3/coupons';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_die_handler', static fn() => static fn( string $message ) => throw new RuntimeException( $message ) );
		$this->as_shop_manager();
	}

	public function test_what_is_saved_equals_the_same_coupon_over_rest(): void {
		$product  = $this->product( '20.00' );
		$other    = $this->product( '30.00' );
		$category = $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Lamps' ] ) )['id'];
		$same     = [
			'description'                 => "Spring & \"sale\"\nfor friends",
			'discount_type'               => 'percent',
			'amount'                      => '12.5',
			'free_shipping'               => true,
			'date_expires'                => '2030-12-24T00:00:00',
			'minimum_amount'              => '10',
			'maximum_amount'              => '500.50',
			'individual_use'              => true,
			'exclude_sale_items'          => true,
			'product_ids'                 => [ $product ],
			'excluded_product_ids'        => [ $other ],
			'product_categories'          => [ $category ],
			'excluded_product_categories' => [],
			'email_restrictions'          => [ 'ada@example.org', '*@example.com' ],
			'usage_limit'                 => 100,
			'usage_limit_per_user'        => 1,
			'limit_usage_to_x_items'      => 3,
			'status'                      => 'draft',
		];
		$rest     = $this->item( $this->rest( 'POST', self::PATH, $same + [ 'code' => 'rest' ] ) );
		$form     = [
			'code'                 => ' FORM ',
			'description'          => "Spring & \"sale\"\r\nfor friends",
			'amount'               => '12,5',
			'free_shipping'        => 'yes',
			'date_expires'         => '2030-12-24',
			'individual_use'       => 'yes',
			'exclude_sale_items'   => 'yes',
			'product_ids'          => [ (string) $product ],
			'excluded_product_ids' => [],
			'product_categories'   => [ (string) $category ],
			'email_restrictions'   => "Ada@example.org\r\n*@example.com",
			'usage_limit'          => '100',
			'usage_limit_per_user' => '1',
		] + array_filter( $same, static fn( mixed $value ) => is_string( $value ) ) + [
			'limit_usage_to_x_items'   => '3',
			// A product that is named by its id, as a suggestion is.
			'add_excluded_product_ids' => "#$other Something",
		];
		[ $next ] = $this->send( 0, $form );
		self::assertNotNull( $next );
		self::assertStringContainsString( 'done=created', $next );
		$id = $this->id_in( $next );
		self::assertSame( self::comparable( $rest ), self::comparable( $this->coupon( $id ) ) );
		self::assertSame( 'form', $this->coupon( $id )['code'] );

		// The same change of both: what is not touched stays.
		self::assertIsInt( $rest['id'] );
		$this->rest( 'PUT', self::PATH . "/{$rest['id']}", [ 'amount' => '20', 'usage_limit' => null, 'individual_use' => false ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		[ $next ] = $this->send( $id, $this->shown( $id, [ 'amount' => '20', 'usage_limit' => '', 'individual_use' => '' ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNotNull( $next );
		self::assertSame( self::comparable( $this->coupon( $rest['id'] ) ), self::comparable( $this->coupon( $id ) ) );
	}

	public function test_bad_input_is_quoted_kept_and_not_saved(): void {
		$id = $this->make( [ 'amount' => '5' ] );
		$this->make( [ 'code' => 'taken' ] );
		$before  = $this->coupon( $id );
		$refused = [
			[ [ 'amount' => '<b>5,0,0' ], '“&lt;b&gt;5,0,0” is not a number' ],
			[ [ 'amount' => '-1' ], '“-1” is not a number' ],
			[ [ 'amount' => '120', 'discount_type' => 'percent' ], 'at most 100, not “120”' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'date_expires' => '2027-02-30' ], '“2027-02-30” is not a date' ],
			[ [ 'usage_limit' => '1.5' ], '“1.5” is not a whole number' ],
			[ [ 'usage_limit_per_user' => '99999999999' ], '“99999999999” is not a whole number' ],
			[ [ 'email_restrictions' => 'ada' ], '“ada” is not an email address' ],
			[ [ 'minimum_amount' => '50', 'maximum_amount' => '40' ], '“40” is below the minimum spend “50”' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'status' => 'wild' ], '“wild” is not one of the choices' ],
			[ [ 'discount_type' => 'wild' ], '“wild” is not one of the choices' ],
			[ [ 'add_product_ids' => 'Nothing' ], 'the name, SKU or ID “Nothing”' ],
			[ [ 'code' => '' ], 'Enter a coupon code.' ],
			[ [ 'code' => 'TAKEN' ], 'a coupon with the code “TAKEN” already' ],
		];
		foreach ( $refused as [ $typed, $reason ] ) {
			[ $next, $html ] = $this->send( $id, $this->shown( $id, [ 'description' => 'Typed meanwhile' ] + $typed ) );
			self::assertNull( $next, $reason );
			self::assertStringContainsString( $reason, $html );
			self::assertStringContainsString( '>Typed meanwhile</textarea>', $html, 'What was typed stays.' );
			self::assertSame( $before, $this->coupon( $id ), "Nothing is half-written: $reason" );
		}
	}

	public function test_two_owners_merge_and_are_asked_where_both_changed_the_same(): void {
		$id    = $this->make( [ 'amount' => '5' ] );
		$early = $this->shown( $id, [ 'amount' => '7', 'description' => 'Mine' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->rest( 'PUT', self::PATH . "/$id", [ 'amount' => '6', 'usage_limit' => 9 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		[ $next, $html ] = $this->send( $id, $early );
		self::assertNull( $next );
		self::assertStringContainsString( 'Someone else has changed “Coupon amount” to “6.00” since.', $html );
		self::assertSame( '', $this->coupon( $id )['description'], 'Nothing is half-written.' );

		// The form that is shown then saves on purpose, and leaves what only the other one has changed.
		[ $next ] = $this->send( $id, self::fields_of( $html ) );
		self::assertNotNull( $next, 'Saving again is meant.' );
		$coupon = $this->coupon( $id );
		self::assertSame( [ '7.00', 'Mine', 9 ], [ $coupon['amount'], $coupon['description'], $coupon['usage_limit'] ] );
	}

	public function test_the_example_is_what_an_order_costs(): void {
		$product = $this->product( '50.00' );
		foreach ( [
			[ 'percent', '10', '50', '1', 1 ],
			[ 'percent', '33.33', '50', '1', 1 ],
			[ 'fixed_cart', '7.77', '100', '2', 2 ],
			[ 'fixed_product', '5', '150', '3', 3 ],
			[ 'fixed_cart', '80', '50', '1', 1 ],
		] as $number => [ $type, $amount, $total, $items, $quantity ] ) {
			$id              = $this->make( [ 'code' => "c$number", 'discount_type' => $type, 'amount' => $amount ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			$order           = $this->order(
				[
					'line_items'   => [
						[
							'product_id' => $product,
							'quantity'   => $quantity,
						],
					],
					'coupon_lines' => [ [ 'code' => "c$number" ] ],
				]
			);
			[ $next, $html ] = $this->send( $id, $this->shown( $id, [ 'do' => 'preview', 'example_total' => $total, 'example_items' => $items ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			self::assertNull( $next );
			$cart = preg_quote( "$total.00", '/' );
			$left = preg_quote( (string) $order['total'], '/' );
			self::assertMatchesRegularExpression( "/A cart of \D*$cart becomes \D*$left\./u", html_entity_decode( $html ) );
		}
		[ , $html ] = $this->send( 0, [ 'do' => 'preview', 'amount' => '10', 'minimum_amount' => '60', 'code' => 'new' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'stays as it is. The order is below the minimum spend', $html );
		[ , $html ] = $this->send( 0, [ 'do' => 'preview', 'example_total' => '<i>' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Cart total: “&lt;i&gt;” is not a number', $html );
		self::assertCount( 5, $this->items( $this->rest( 'GET', self::PATH ) ), 'An example saves nothing.' );
	}

	public function test_it_makes_codes_up_and_trashes(): void {
		[ $next, $html ] = $this->send( 0, [ 'do' => 'generate', 'amount' => '4' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNull( $next );
		$fields = self::fields_of( $html );
		self::assertIsString( $fields['code'] );
		self::assertMatchesRegularExpression( '/^[A-Z2-9]{8}$/D', $fields['code'] );
		self::assertSame( '4', $fields['amount'], 'What was typed stays.' );

		$id       = $this->make( [] );
		[ $next ] = $this->send( $id, [ 'do' => 'trash' ] );
		self::assertStringContainsString( "edit.php?post_type=shop_coupon&trashed=1&ids=$id", (string) $next );
		self::assertSame( 'trash', get_post_status( $id ) );
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'is in the Trash' );
		$this->send( $id, [] );
	}

	public function test_it_lists_the_orders_that_used_it(): void {
		$id    = $this->make( [ 'code' => 'used', 'amount' => '5', 'usage_limit' => 3 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$order = $this->id(
			$this->order(
				[
					'status'       => 'processing',
					'line_items'   => [ [ 'product_id' => $this->product( '50.00' ) ] ],
					'coupon_lines' => [ [ 'code' => 'used' ] ],
				]
			)
		);
		$html  = $this->html( $id );
		self::assertStringContainsString( 'Used 1 time. The limit is 3.', $html );
		self::assertStringContainsString( "page=wc-orders&#038;action=edit&#038;id=$order\">#$order", $html );
	}

	public function test_a_request_that_was_not_meant_is_refused(): void {
		$id = $this->make( [] );
		$this->expectException( RuntimeException::class );
		( new CouponPage( $this->context() ) )->respond( [ 'id' => (string) $id ], $this->shown( $id, [ 'amount' => '99' ] ) );
	}

	public function test_others_are_refused(): void {
		$id = $this->make( [] );
		foreach ( [ 'subscriber', 'contributor', 'editor' ] as $role ) {
			$other = wp_insert_user( [ 'user_login' => "a-$role", 'user_pass' => 'secret', 'role' => $role ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			self::assertIsInt( $other );
			wp_set_current_user( $other );
			foreach ( [ 0, $id ] as $of ) {
				try {
					$this->send( $of, $this->shown( 0, [ 'code' => 'theirs' ] ) );
					self::fail( "The role $role is let in." );
				} catch ( RuntimeException $refusal ) {
					self::assertStringContainsString( 'not allowed to edit coupons', $refusal->getMessage() );
				}
			}
		}
	}

	/**
	 * @param array<string, mixed> $posted
	 * @return array{string|null, string} Where it leads, and the page where it leads nowhere.
	 */
	private function send( int $id, array $posted ): array {
		$_REQUEST['_wpnonce'] = wp_create_nonce( CouponPage::nonce( $id ) );
		$page                 = new CouponPage( $this->context() );
		$next                 = $page->respond( 0 === $id ? [] : [ 'id' => (string) $id ], $posted );
		unset( $_REQUEST['_wpnonce'] );
		return [ $next, null === $next ? self::printed( $page ) : '' ];
	}

	private function html( int $id ): string {
		$page = new CouponPage( $this->context() );
		self::assertNull( $page->respond( 0 === $id ? [] : [ 'id' => (string) $id ], null ) );
		return self::printed( $page );
	}

	private static function printed( CouponPage $page ): string {
		ob_start();
		$page->render();
		return (string) ob_get_clean();
	}

	/**
	 * What the form of a coupon would send with some fields changed.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function shown( int $id, array $changes ): array {
		$user = get_current_user_id();
		$this->as_shop_manager();
		$fields = self::fields_of( $this->html( $id ) );
		wp_set_current_user( $user );
		return $changes + $fields;
	}

	/**
	 * The fields of a form as a browser sends them.
	 *
	 * @return array<string, mixed>
	 */
	private static function fields_of( string $html ): array {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$pairs = [];
		$nodes = ( new \DOMXPath( $document ) )->query( '//form//*[@name][self::input or self::select or self::textarea]' );
		self::assertNotFalse( $nodes );
		foreach ( $nodes as $node ) {
			if ( ! $node instanceof \DOMElement || ( 'checkbox' === $node->getAttribute( 'type' ) && ! $node->hasAttribute( 'checked' ) ) ) {
				continue;
			}
			$value = match ( $node->tagName ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName
				'textarea' => $node->textContent, // phpcs:ignore WordPress.NamingConventions.ValidVariableName
				'select'   => (string) ( new \DOMXPath( $document ) )->evaluate( 'string(option[@selected]/@value)', $node ),
				default    => $node->getAttribute( 'value' ),
			};
			$pairs[] = rawurlencode( $node->getAttribute( 'name' ) ) . '=' . rawurlencode( $value );
		}
		parse_str( implode( '&', $pairs ), $fields );
		$named = [];
		foreach ( $fields as $name => $value ) {
			$named[ (string) $name ] = $value;
		}
		return $named;
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function make( array $fields ): int {
		$id = $this->item( $this->rest( 'POST', self::PATH, $fields + [ 'code' => 'code' ] ) )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function coupon( int $id ): array {
		return $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
	}

	private function id_in( string $url ): int {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		self::assertIsString( $query['id'] );
		return (int) $query['id'];
	}

	/**
	 * @param array<string, mixed> $coupon
	 * @return array<string, mixed>
	 */
	private static function comparable( array $coupon ): array {
		return array_diff_key(
			$coupon,
			array_flip( [ 'id', 'code', 'date_created', 'date_created_gmt', 'date_modified', 'date_modified_gmt', '_links' ] )
		);
	}
}
