<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Coupons;

use Storewright\Store\Coupons\CouponServices;
use Storewright\Tests\Support\IntegrationTestCase;

final class CouponsRestTest extends IntegrationTestCase {

	private const FULL = [
		'code'                        => 'SPRING & Sun',
		'amount'                      => '12.5',
		'discount_type'               => 'percent',
		'description'                 => 'A "C:\\path" <b>bold</b> one',
		'date_expires'                => '2030-06-01T00:00:00',
		'individual_use'              => true,
		'product_ids'                 => [ 5, 6, 6 ],
		'excluded_product_ids'        => [ 7 ],
		'usage_limit'                 => 100,
		'usage_limit_per_user'        => 2,
		'limit_usage_to_x_items'      => 3,
		'free_shipping'               => true,
		'product_categories'          => [ 8 ],
		'excluded_product_categories' => [ 9, 10 ],
		'exclude_sale_items'          => true,
		'minimum_amount'              => '20',
		'maximum_amount'              => '500.125',
		'email_restrictions'          => [ 'Ann@Example.com', '*@example.org' ],
		'meta_data'                   => [
			[
				'key'   => 'campaign',
				'value' => [ 'a' => 1 ],
			],
		],
	];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'America/New_York' );
		$this->as_shop_manager();
	}

	public function test_a_coupon_is_made_with_all_its_fields(): void {
		$response = $this->rest( 'POST', '/wc/v3/coupons', self::FULL );
		$this->assertRestStatus( $response, 201 );
		$coupon   = $this->item( $response );
		$expected = [
			'code'               => 'spring & sun',
			'amount'             => '12.50',
			'product_ids'        => [ 5, 6 ],
			'minimum_amount'     => '20.00',
			'email_restrictions' => [ 'ann@example.com', '*@example.org' ],
			'date_expires_gmt'   => '2030-06-01T04:00:00',
			'usage_count'        => 0,
			'used_by'            => [],
			'status'             => 'publish',
		] + self::FULL;
		unset( $expected['meta_data'] );

		self::assertEquals( $expected, array_intersect_key( $coupon, $expected ) );
		self::assertSame( [ 'campaign', [ 'a' => 1 ] ], [ $coupon['meta_data'][0]['key'], $coupon['meta_data'][0]['value'] ] );
		self::assertSame( $coupon, $this->item( $this->rest( 'GET', self::path( $coupon['id'] ) ) ) );
	}

	public function test_what_was_answered_can_be_sent_back(): void {
		foreach ( [ self::FULL, [ 'code' => 'plain' ] ] as $body ) {
			$coupon = $this->make( $body );
			$again  = $this->item( $this->rest( 'PUT', self::path( $coupon['id'] ), $coupon ) );
			self::assertSame(
				array_diff_key(
					$coupon,
					[
						'date_modified'     => 1,
						'date_modified_gmt' => 1,
					]
				),
				array_diff_key(
					$again,
					[
						'date_modified'     => 1,
						'date_modified_gmt' => 1,
					]
				)
			);
		}
	}

	public function test_stored_as_in_woocommerce(): void {
		$id = (int) $this->make( self::FULL )['id'];

		$stored = static fn( string $key ) => get_post_meta( $id, $key, true );
		self::assertSame(
			[ 'percent', '12.5', 'yes', '5,6', '7', '100', [ 8 ], [ 'ann@example.com', '*@example.org' ], '0', '1906516800' ],
			array_map(
				$stored,
				[
					'discount_type',
					'coupon_amount',
					'individual_use',
					'product_ids',
					'exclude_product_ids',
					'usage_limit',
					'product_categories',
					'customer_email',
					'usage_count',
					'date_expires',
				]
			)
		);
		$post   = get_post( $id );
		self::assertSame( [ 'shop_coupon', 'spring & sun' ], [ $post?->post_type, html_entity_decode( (string) $post?->post_title ) ] );
	}

	public function test_some_fields_are_changed_and_the_others_kept(): void {
		$id      = $this->make( self::FULL )['id'];
		$changed = $this->item(
			$this->rest(
				'PUT',
				self::path( $id ),
				[
					'date_expires'   => null,
					'usage_limit'    => null,
					'product_ids'    => [],
					'amount'         => '5',
					'minimum_amount' => '',
				]
			)
		);

		self::assertSame(
			[ null, null, [], '5.00', '0.00', 'spring & sun', [ 7 ], 2 ],
			[
				$changed['date_expires'],
				$changed['usage_limit'],
				$changed['product_ids'],
				$changed['amount'],
				$changed['minimum_amount'],
				$changed['code'],
				$changed['excluded_product_ids'],
				$changed['usage_limit_per_user'],
			]
		);
	}

	public function test_no_two_coupons_have_one_code(): void {
		$one = $this->make( [ 'code' => 'Übergröße' ] );
		$two = $this->make( [ 'code' => 'ubergrosse' ] );

		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/coupons', [ 'code' => ' ÜBERGRÖßE ' ] ),
			'woocommerce_rest_coupon_code_already_exists',
			400
		);
		$this->assertRestError(
			$this->rest( 'PUT', self::path( $two['id'] ), [ 'code' => 'übergröße' ] ),
			'woocommerce_rest_coupon_code_already_exists',
			400
		);
		$this->assertRestStatus( $this->rest( 'PUT', self::path( $one['id'] ), [ 'code' => 'ÜBERGRÖßE' ] ), 200 );
		$this->rest( 'DELETE', self::path( $one['id'] ) );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'übergröße' ] ), 201 );
	}

	public function test_a_published_coupon_is_found_by_its_code(): void {
		$query = ( new CouponServices( $this->context() ) )->query();
		$this->make(
			[
				'code'   => 'draft',
				'status' => 'draft',
			]
		);
		$id = $this->make( [ 'code' => "O'Neill & Co" ] )['id'];

		self::assertSame( $id, $query->find_by_code( "o'neill & CO" )?->id );
		self::assertNull( $query->find_by_code( 'draft' ) );
		self::assertNull( $query->find_by_code( '' ) );
		self::assertNull( $query->find_by_code( '%' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function refused(): array {
		return [
			'no code'          => [ [ 'code' => ' ' ], 'code' ],
			'a long code'      => [ [ 'code' => str_repeat( 'x', 201 ) ], 'code' ],
			'no amount'        => [ [ 'amount' => 'much' ], 'amount' ],
			'a negative one'   => [ [ 'amount' => '-1' ], 'amount' ],
			'more than all'    => [
				[
					'amount'        => '101',
					'discount_type' => 'percent',
				],
				'amount',
			],
			'no type'          => [ [ 'discount_type' => 'gift' ], 'discount_type' ],
			'no status'        => [ [ 'status' => 'trash' ], 'status' ],
			'no date'          => [ [ 'date_expires' => 'soon' ], 'date_expires' ],
			'a negative limit' => [ [ 'usage_limit' => -1 ], 'usage_limit' ],
			'a vast limit'     => [ [ 'usage_limit' => PHP_INT_MAX ], 'usage_limit' ],
			'no least'         => [ [ 'minimum_amount' => 'x' ], 'minimum_amount' ],
			'no address'       => [ [ 'email_restrictions' => [ 'nobody' ] ], 'email_restrictions' ],
			'lists in a list'  => [ [ 'product_ids' => [ [ 1 ] ] ], 'product_ids' ],
		];
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $body
	 */
	public function test_what_can_not_be_taken_is_named( array $body, string $param ): void {
		$response = $this->rest( 'POST', '/wc/v3/coupons', $body + [ 'code' => 'tenoff' ] );

		$code = match ( true ) {
			' ' === ( $body['code'] ?? '' ) => 'woocommerce_rest_empty_coupon_code',
			in_array( $body['amount'] ?? '', [ '-1', '101' ], true ) => 'coupon_invalid_amount',
			default => 'rest_invalid_param',
		};
		$this->assertRestError( $response, $code, 400 );
		self::assertSame( [ $param ], array_keys( $this->data( $response )['data']['params'] ) );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc/v3/coupons' ) ) );
	}

	public function test_lists_are_searched_filtered_and_sorted(): void {
		$ids = [];
		foreach ( [
			[ 'bravo', '2026-01-01 12:00:00' ],
			[ 'alpha', '2026-03-01 12:00:00' ],
			[ 'charlie_50%', '2026-02-01 12:00:00' ],
		] as [ $code, $date ] ) {
			$id = (int) $this->make(
				[
					'code'        => $code,
					'description' => "About $code",
				]
			)['id'];
			wp_update_post(
				[
					'ID'            => $id,
					'post_date'     => $date,
					'post_date_gmt' => get_gmt_from_date( $date ),
					'edit_date'     => true,
				]
			);
			$ids[ $id ] = $code[0];
		}
		$trashed = $this->make( [ 'code' => 'trashed' ] )['id'];
		$this->rest( 'DELETE', self::path( $trashed ) );
		[ $b, $a, $c ] = array_keys( $ids );
		$list          = fn( string $query ) => implode(
			'',
			array_map(
				static fn( array $coupon ) => $ids[ (int) $coupon['id'] ] ?? '?',
				$this->items( $this->rest( 'GET', "/wc/v3/coupons?$query" ) )
			)
		);

		self::assertSame( 'acb', $list( '' ) );
		self::assertSame( 'bca', $list( 'order=asc' ) );
		self::assertSame( 'cab', $list( 'orderby=id' ) );
		self::assertSame( 'abc', $list( 'orderby=title&order=asc' ) );
		self::assertSame( 'cba', $list( 'orderby=slug' ) );
		self::assertSame( 'cb', $list( "orderby=include&include[]=$c&include[]=$b" ) );
		self::assertSame( 'ab', $list( "exclude[]=$c" ) );
		self::assertSame( 'c', $list( 'code=CHARLIE_50%25' ) );
		self::assertSame( '', $list( 'code=nobody' ) );
		self::assertSame( 'a', $list( 'search=out+alp' ) );
		self::assertSame( 'c', $list( 'search=_50%25' ) );
		self::assertSame( 'ac', $list( 'after=2026-01-15T00:00:00' ) );
		self::assertSame( 'cb', $list( 'before=2026-03-01T12:00:00' ) );
		self::assertSame( 'acb', $list( 'before=2026-03-01T17:00:01&dates_are_gmt=true' ) );
		self::assertSame( '', $list( 'modified_before=2020-01-01T00:00:00' ) );
		self::assertSame( 'c', $list( 'per_page=1&page=2' ) );
		self::assertSame( 'cb', $list( 'offset=1' ) );
		self::assertSame( '3', $this->rest( 'GET', '/wc/v3/coupons?per_page=1' )->get_headers()['X-WP-Total'] );
	}

	public function test_a_coupon_goes_to_the_trash_or_for_good(): void {
		$id = $this->make( [ 'code' => 'tenoff' ] )['id'];

		self::assertSame( 'publish', $this->item( $this->rest( 'DELETE', self::path( $id ) ) )['status'], 'As it was before.' );
		self::assertSame( 'trash', get_post_status( $id ) );
		$this->assertRestError( $this->rest( 'DELETE', self::path( $id ) ), 'woocommerce_rest_already_trashed', 410 );
		$this->assertRestStatus( $this->rest( 'DELETE', self::path( $id ) . '?force=true' ), 200 );
		$this->assertRestError( $this->rest( 'GET', self::path( $id ) ), 'woocommerce_rest_shop_coupon_invalid_id', 404 );
		$page = wp_insert_post(
			[
				'post_type'  => 'page',
				'post_title' => 'Not a coupon',
			]
		);
		$this->assertRestError(
			$this->rest( 'DELETE', "/wc/v3/coupons/$page?force=true" ),
			'woocommerce_rest_shop_coupon_invalid_id',
			404
		);
		self::assertNotNull( get_post( $page ) );
	}

	public function test_others_neither_see_nor_change_coupons(): void {
		$id = $this->make( [ 'code' => 'tenoff' ] )['id'];
		foreach ( [ 403, 401 ] as $status ) {
			403 === $status ? $this->as_subscriber() : $this->as_visitor();
			$this->assertRestError( $this->rest( 'GET', '/wc/v3/coupons' ), 'woocommerce_rest_cannot_view', $status );
			$this->assertRestError( $this->rest( 'GET', self::path( $id ) ), 'woocommerce_rest_cannot_view', $status );
			$this->assertRestError( $this->rest( 'PUT', self::path( $id ), [ 'amount' => '1' ] ), 'woocommerce_rest_cannot_edit', $status );
			$this->assertRestError( $this->rest( 'DELETE', self::path( $id ) ), 'woocommerce_rest_cannot_delete', $status );
			$this->assertRestError(
				$this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'mine' ] ),
				'woocommerce_rest_cannot_create',
				$status
			);
		}
	}

	public function test_a_batch_and_what_it_announces(): void {
		$heard = [];
		foreach ( [ 'created', 'updated', 'deleted' ] as $what ) {
			add_action(
				"storewright_coupon_$what",
				static function () use ( $what, &$heard ): void {
				$heard[] = $what;
				}
			);
		}
		$one    = $this->make( [ 'code' => 'one' ] )['id'];
		$answer = $this->data(
			$this->rest(
				'POST',
				'/wc/v3/coupons/batch',
				[
					'create' => [ [ 'code' => 'two' ], [ 'code' => 'one' ] ],
					'update' => [
						[
							'id'     => $one,
							'amount' => '3',
						],
					],
					'delete' => [ $one ],
				]
			)
		);

		self::assertSame(
			[ 'two', 'woocommerce_rest_coupon_code_already_exists', '3.00', $one ],
			[
				$answer['create'][0]['code'],
				$answer['create'][1]['error']['code'],
				$answer['update'][0]['amount'],
				$answer['delete'][0]['id'],
			]
		);
		self::assertSame( [ 'created', 'created', 'updated', 'deleted' ], $heard );
	}

	/**
	 * @param array<string, mixed> $coupon
	 * @return array<string, mixed>
	 */
	private function make( array $coupon ): array {
		$response = $this->rest( 'POST', '/wc/v3/coupons', $coupon );
		$this->assertRestStatus( $response, 201 );
		return $this->item( $response );
	}

	private static function path( mixed $id ): string {
		self::assertIsInt( $id );
		return "/wc/v3/coupons/$id";
	}
}
