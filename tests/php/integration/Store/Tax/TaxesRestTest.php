<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Kernel\ExternalWrites;
use Storewright\Store\Tax\Tables;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Tests\Support\IntegrationTestCase;

final class TaxesRestTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_classes_that_others_wrote_are_there_soon(): void {
		$at = fn( string $time ) => ( new TaxClassQuery(
			$this->context( new Clock( new DateTimeImmutable( "2026-05-01 $time UTC" ) ) )
		) )->slugs();
		ExternalWrites::note();
		delete_transient( TaxClassQuery::CACHE );
		self::assertNotContains( 'foreign', $at( '10:00:00' ) );
		// phpcs:ignore WordPress.Arrays
		$this->context()->database->insert( Tables::CLASSES, [ 'name' => 'Foreign', 'slug' => 'foreign' ] );
		self::assertNotContains( 'foreign', $at( '10:04:59' ), 'It is not read each time.' );
		self::assertContains( 'foreign', $at( '10:05:00' ) );

		$this->context()->database->delete( Tables::CLASSES, [ 'slug' => 'foreign' ] );
		self::assertContains( 'foreign', $at( '10:05:01' ) );
		ExternalWrites::check( $this->context() );
		self::assertNotContains( 'foreign', $at( '10:05:02' ), 'Where WooCommerce was active it is read at once.' );
	}

	public function test_a_rate_is_made_changed_and_deleted(): void {
		$response = $this->rest(
			'POST',
			'/wc/v3/taxes',
			[
				'country'   => 'us',
				'state'     => 'al',
				'rate'      => '4',
				'name'      => 'State Tax',
				'cities'    => [ 'Alpine', 'Brookside' ],
				'postcodes' => [ '35014', '350*' ],
				'shipping'  => false,
			]
		);
		$this->assertRestStatus( $response, 201 );
		$rate = $this->item( $response );
		self::assertSame(
			[ 'US', 'AL', '4.0000', 'State Tax', 1, false, false, 0, 'standard' ],
			array_values(
				array_intersect_key(
					$rate,
					array_flip( [ 'country', 'state', 'rate', 'name', 'priority', 'compound', 'shipping', 'order', 'class' ] )
				)
			)
		);
		self::assertSame(
			[ '350*', 'BROOKSIDE', [ '35014', '350*' ], [ 'ALPINE', 'BROOKSIDE' ] ],
			[ $rate['postcode'], $rate['city'], $rate['postcodes'], $rate['cities'] ]
		);
		self::assertSame( rest_url( self::path( $rate['id'] ) ), $response->get_headers()['Location'] );

		$changed = $this->item( $this->rest( 'PUT', self::path( $rate['id'] ), [ 'rate' => '5.5' ] ) );
		self::assertSame( [ '5.5000', [ '35014', '350*' ], false ], [ $changed['rate'], $changed['postcodes'], $changed['shipping'] ] );
		$changed = $this->item(
			$this->rest(
				'PUT',
				self::path( $rate['id'] ),
				[
					'postcodes' => [],
					'city'      => 'Ada;Bo',
				]
			)
		);
		self::assertSame( [ [], '', [ 'ADA', 'BO' ] ], [ $changed['postcodes'], $changed['postcode'], $changed['cities'] ] );

		$this->assertRestError( $this->rest( 'DELETE', self::path( $rate['id'] ) ), 'woocommerce_rest_trash_not_supported', 501 );
		$this->assertRestStatus( $this->rest( 'DELETE', self::path( $rate['id'] ) . '?force=true' ), 200 );
		$this->assertRestError( $this->rest( 'GET', self::path( $rate['id'] ) ), 'woocommerce_rest_invalid_id', 404 );
		self::assertSame(
			'0',
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( Tables::LOCATIONS )}" )
		);
	}

	/**
	 * Lists of rates that are made for WooCommerce have Guam and Puerto Rico among the states of the USA.
	 */
	public function test_a_state_that_the_country_does_not_have_is_taken(): void {
		$states  = [ 'GU', 'PR', 'AL' ];
		$rates   = array_map(
			static fn( string $state ) => [
				'country' => 'US',
				'state'   => $state,
				'rate'    => '4.0000',
			],
			$states
		);
		$created = $this->item( $this->rest( 'POST', '/wc/v3/taxes/batch', [ 'create' => $rates ] ) )['create'];
		self::assertIsArray( $created );
		self::assertSame( $states, array_column( $created, 'state' ) );

		$id      = array_column( $created, 'id' )[2];
		$changed = $this->item( $this->rest( 'PUT', self::path( $id ), [ 'state' => 'vi' ] ) );
		self::assertSame( 'VI', $changed['state'] );
		self::assertSame( 'VI', $this->item( $this->rest( 'GET', self::path( $id ) ) )['state'] );

		$other   = [
			'country' => 'DE',
			'state'   => 'xx',
		];
		$changed = $this->item( $this->rest( 'PUT', self::path( $id ), $other ) );
		self::assertSame( [ 'DE', 'XX' ], [ $changed['country'], $changed['state'] ] );
	}

	public function test_what_was_answered_can_be_sent_back(): void {
		$rate = $this->make(
			[
				'country'   => 'DE',
				'rate'      => '19',
				'name'      => 'MwSt.',
				'postcodes' => [ '10115...10117', '2*' ],
				'class'     => 'reduced-rate',
				'priority'  => 3,
				'order'     => 7,
			]
		);

		self::assertSame( $rate, $this->item( $this->rest( 'PUT', self::path( $rate['id'] ), $rate ) ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function refused(): array {
		return [
			'no country'           => [ [ 'country' => 'XQ' ], 'country' ],
			'no percentage'        => [ [ 'rate' => 'much' ], 'rate' ],
			'negative'             => [ [ 'rate' => '-1' ], 'rate' ],
			'more than fits'       => [ [ 'rate' => '1000' ], 'rate' ],
			'no class'             => [ [ 'class' => 'made-up' ], 'class' ],
			'a negative priority'  => [ [ 'priority' => -1 ], 'priority' ],
			'a vast order'         => [ [ 'order' => PHP_INT_MAX ], 'order' ],
			'no postcode'          => [ [ 'postcodes' => [ '9;0' ] ], 'postcodes' ],
			'a range backwards'    => [ [ 'postcodes' => [ '90...10' ] ], 'postcodes' ],
			'a star in the middle' => [ [ 'postcodes' => [ '9*0' ] ], 'postcodes' ],
			'a list in a list'     => [ [ 'postcodes' => [ [ '90' ] ] ], 'postcodes' ],
			'a long city'          => [ [ 'cities' => [ str_repeat( 'x', 201 ) ] ], 'cities' ],
			'a long name'          => [ [ 'name' => str_repeat( 'x', 201 ) ], 'name' ],
		];
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $body
	 */
	public function test_what_can_not_be_taken_is_named( array $body, string $param ): void {
		$response = $this->rest( 'POST', '/wc/v3/taxes', $body );

		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertSame( [ $param ], array_keys( $this->data( $response )['data']['params'] ) );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc/v3/taxes' ) ) );
	}

	public function test_rates_are_listed_by_class_and_in_order(): void {
		$one   = $this->make(
			[
				'name'     => 'one',
				'order'    => 3,
				'priority' => 1,
			]
		)['id'];
		$two   = $this->make(
			[
				'name'     => 'two',
				'order'    => 1,
				'priority' => 3,
			]
		)['id'];
		$three = $this->make(
			[
				'name'     => 'three',
				'order'    => 2,
				'priority' => 2,
				'class'    => 'zero-rate',
			]
		)['id'];
		$ids   = fn( string $query ) => array_column( $this->items( $this->rest( 'GET', "/wc/v3/taxes?$query" ) ), 'id' );

		self::assertSame( [ $two, $three, $one ], $ids( '' ) );
		self::assertSame( [ $one, $two, $three ], $ids( 'orderby=id' ) );
		self::assertSame( [ $two, $three, $one ], $ids( 'orderby=priority&order=desc' ) );
		self::assertSame( [ $two, $one ], $ids( 'class=standard' ) );
		self::assertSame( [ $one ], $ids( 'per_page=1&page=3' ) );
		$headers = $this->rest( 'GET', '/wc/v3/taxes?per_page=2' )->get_headers();
		self::assertSame( [ '3', '2' ], [ $headers['X-WP-Total'], $headers['X-WP-TotalPages'] ] );
	}

	public function test_a_batch_makes_changes_and_deletes(): void {
		$old  = $this->make( [ 'name' => 'old' ] )['id'];
		$gone = $this->make( [ 'name' => 'gone' ] )['id'];

		$answer = $this->data(
			$this->rest(
				'POST',
				'/wc/v3/taxes/batch',
				[
					'create' => [ [ 'name' => 'new' ], [ 'rate' => 'x' ] ],
					'update' => [
						[
							'id'   => $old,
							'name' => 'newer',
						],
					],
					'delete' => [ $gone ],
				]
			)
		);

		self::assertSame( [ 'new', 'rest_invalid_param' ], [ $answer['create'][0]['name'], $answer['create'][1]['error']['code'] ] );
		self::assertSame( [ 'newer', $gone ], [ $answer['update'][0]['name'], $answer['delete'][0]['id'] ] );
		self::assertSame( [ 'newer', 'new' ], array_column( $this->items( $this->rest( 'GET', '/wc/v3/taxes' ) ), 'name' ) );
	}

	public function test_classes_are_made_and_deleted_with_their_rates(): void {
		self::assertSame(
			[ 'standard', 'reduced-rate', 'zero-rate' ],
			array_column( $this->items( $this->rest( 'GET', '/wc/v3/taxes/classes' ) ), 'slug' )
		);

		$response = $this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books & Maps' ] );
		$this->assertRestStatus( $response, 201 );
		self::assertSame( 'books-maps', $this->item( $response )['slug'] );
		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'books maps' ] ),
			'woocommerce_rest_tax_class_exists',
			400
		);
		$this->assertRestError( $this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => '<b></b>' ] ), 'rest_invalid_param', 400 );
		self::assertArrayHasKey( 'books-maps', (array) apply_filters( 'storewright_tax_class_choices', [] ) );

		$GLOBALS['wp_rest_server'] = null;
		$this->make(
			[
				'name'      => 'for books',
				'class'     => 'books-maps',
				'postcodes' => [ '1*' ],
			]
		);
		$this->make( [ 'name' => 'for all' ] );
		$this->assertRestStatus( $this->rest( 'DELETE', '/wc/v3/taxes/classes/books-maps?force=true' ), 200 );
		self::assertSame( [ 'for all' ], array_column( $this->items( $this->rest( 'GET', '/wc/v3/taxes' ) ), 'name' ) );
		$this->assertRestError( $this->rest( 'GET', '/wc/v3/taxes/classes/books-maps' ), 'woocommerce_rest_tax_class_invalid_slug', 404 );
		$this->assertRestError(
			$this->rest( 'DELETE', '/wc/v3/taxes/classes/standard?force=true' ),
			'woocommerce_rest_tax_class_invalid_slug',
			404
		);
	}

	public function test_a_rate_for_every_country_is_named_by_a_star_and_a_rate_that_is_gone_is_a_bad_request(): void {
		$rate = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/taxes',
				[
					'country' => '*',
					'rate'    => '5',
				]
			)
		);
		self::assertSame( '', $rate['country'] );
		$this->assertRestError( $this->rest( 'DELETE', '/wc/v3/taxes/999999', [ 'force' => true ] ), 'woocommerce_rest_invalid_id', 400 );
		$classes = $this->rest( 'GET', '/wc/v3/taxes/classes' );
		self::assertSame(
			[ (string) count( $this->items( $classes ) ), '1' ],
			[ $classes->get_headers()['X-WP-Total'], $classes->get_headers()['X-WP-TotalPages'] ]
		);
	}

	public function test_a_class_may_have_a_name_in_any_script(): void {
		$slug = $this->item( $this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => '軽減税率' ] ) )['slug'];
		self::assertSame( sanitize_title( '軽減税率' ), $slug );
		self::assertIsString( $slug );
		foreach ( [ $slug, '軽減税率' ] as $address ) {
			self::assertSame( [ '軽減税率' ], array_column( $this->items( $this->rest( 'GET', "/wc/v3/taxes/classes/$address" ) ), 'name' ) );
		}
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/taxes/classes/$slug?force=true" ), 200 );
	}

	public function test_the_classes_come_with_the_options(): void {
		$this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] );
		wp_cache_flush();
		wp_load_alloptions();
		$before = get_num_queries();

		self::assertSame( [ 'standard', 'books', 'reduced-rate', 'zero-rate' ], ( new TaxClassQuery( $this->context() ) )->slugs() );
		self::assertSame( $before, get_num_queries() );
	}

	public function test_classes_written_into_the_setting_are_made(): void {
		$this->rest( 'PUT', '/wc/v3/settings/tax/woocommerce_tax_classes', [ 'value' => "Books\nReduced rate\n\n" ] );

		self::assertSame(
			[ 'standard', 'books', 'reduced-rate', 'zero-rate' ],
			array_column( $this->items( $this->rest( 'GET', '/wc/v3/taxes/classes' ) ), 'slug' )
		);
	}

	public function test_changes_are_announced(): void {
		$heard = [];
		foreach ( [ 'tax_rate_saved', 'tax_rate_deleted', 'tax_class_created', 'tax_class_deleted' ] as $hook ) {
			add_action(
				"storewright_$hook",
				static function () use ( $hook, &$heard ): void {
				$heard[] = $hook;
				}
			);
		}
		$id = $this->make( [ 'name' => 'one' ] )['id'];
		$this->rest( 'PUT', self::path( $id ), [ 'name' => 'two' ] );
		$this->rest( 'PUT', self::path( $id ), [ 'rate' => 'none' ] );
		$this->rest( 'DELETE', self::path( $id ) . '?force=true' );
		$this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] );
		$this->rest( 'DELETE', '/wc/v3/taxes/classes/books?force=true' );

		self::assertSame( [ 'tax_rate_saved', 'tax_rate_saved', 'tax_rate_deleted', 'tax_class_created', 'tax_class_deleted' ], $heard );
	}

	/**
	 * @param array<string, mixed> $rate
	 * @return array<string, mixed>
	 */
	private function make( array $rate ): array {
		$response = $this->rest( 'POST', '/wc/v3/taxes', $rate );
		$this->assertRestStatus( $response, 201 );
		return $this->item( $response );
	}

	private static function path( mixed $id ): string {
		self::assertIsInt( $id );
		return "/wc/v3/taxes/$id";
	}
}
