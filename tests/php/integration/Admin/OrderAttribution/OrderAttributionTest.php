<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\OrderAttribution;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\OrderAttribution\OrderAttributionModule;
use Storewright\Admin\OrderAttribution\Recommendation;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The offer of a plugin that says where orders come from: to whom, in which shops, with which figures.
 */
final class OrderAttributionTest extends IntegrationTestCase {

	private const ROUTE      = '/wc-admin/marketing/misc-recommendations';
	private const OVERVIEW   = '/analytics/overview';
	private const ASSIGNMENT = 'woocommerce_remote_variant_assignment';
	private const DISMISSED  = 'woocommerce_order_attribution_install_banner_dismissed';

	/**
	 * As an extension brings it: it works without WooCommerce.
	 */
	private const COMPASS = [
		'id'          => 'compass',
		'slug'        => 'compass',
		'name'        => 'Compass',
		'description' => 'Knows where orders come from.',
		'url'         => 'https://compass.example/orders',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	/**
	 * @spec A9-009
	 */
	#[DataProvider( 'versions' )]
	public function test_the_shops_version_decides_the_percentage( string $version, ?int $percentage ): void {
		self::assertSame( $percentage, Recommendation::of( $this->shipped() )->percentage( $version ) );
	}

	/**
	 * @return array<string, array{string, int|null}>
	 */
	public static function versions(): array {
		return [
			'long before'        => [ '8.0.0', null ],
			'just before'        => [ '9.4.9', null ],
			'the first'          => [ '9.5', 10 ],
			'a patch of it'      => [ '9.5.2', 10 ],
			'the second'         => [ '9.6.0', 60 ],
			'the last of these'  => [ '9.6.99', 60 ],
			'the third'          => [ '9.7.0', 100 ],
			'later'              => [ '9.9.5', 100 ],
			'later, two figures' => [ '9.10', 100 ],
			'a new era'          => [ '10.0', 100 ],
		];
	}

	public function test_the_table_may_come_in_any_order(): void {
		$table = [
			'9.10' => 3,
			'9.9'  => 2,
			'9.5'  => 1,
		];
		foreach ( [ $table, array_reverse( $table ) ] as $percentages ) {
			$one = Recommendation::of( self::COMPASS + [ 'order_attribution_promotion_percentage' => $percentages ] );
			self::assertSame(
				[ null, 1, 2, 3 ],
				[ $one->percentage( '9.4' ), $one->percentage( '9.8' ), $one->percentage( '9.9.1' ), $one->percentage( '9.11' ) ]
			);
		}
	}

	/**
	 * @spec A3-019 A2-058
	 */
	public function test_the_shipped_recommendation_has_its_id_its_percentage_and_its_page(): void {
		$this->suggest_what_needs_woocommerce();
		$offered = $this->offered();
		self::assertSame( [ 'woocommerce-analytics' ], array_column( $offered, 'id' ) );
		self::assertSame( [ 100 ], array_column( $offered, 'order_attribution_promotion_percentage' ) );
		self::assertSame( [ 'https://woocommerce.com/products/woocommerce-analytics/' ], array_column( $offered, 'url' ) );
	}

	/**
	 * @spec A9-008
	 */
	public function test_only_what_says_where_orders_come_from_has_a_percentage_and_none_where_nothing_matches(): void {
		$this->bring(
			self::COMPASS,
			[
				'id'                                     => 'rose',
				'order_attribution_promotion_percentage' => [ '99.0' => 50 ],
			] + self::COMPASS
		);
		[ $compass, $rose ] = $this->offered();
		self::assertArrayNotHasKey( 'order_attribution_promotion_percentage', $compass );
		self::assertArrayHasKey( 'order_attribution_promotion_percentage', $rose );
		self::assertNull( $rose['order_attribution_promotion_percentage'] );
	}

	public function test_nobody_is_offered_what_cannot_be_set_up_here(): void {
		$this->bring( self::COMPASS );
		self::assertSame( [ 'compass' ], array_column( $this->offered(), 'id' ) );
		$this->suggest_what_needs_woocommerce();
		self::assertSame( [ 'woocommerce-analytics', 'compass' ], array_column( $this->offered(), 'id' ) );
	}

	public function test_what_is_active_is_not_offered(): void {
		$this->bring( self::COMPASS );
		update_option( 'active_plugins', [ 'compass/compass.php' ] );
		self::assertSame( [], $this->offered() );
	}

	/**
	 * @spec A6-003
	 */
	public function test_only_who_may_install_plugins_is_offered_any(): void {
		$this->bring( self::COMPASS );
		$this->as_shop_manager();
		self::assertSame( [], $this->offered() );
		self::assertSame( [], $this->module()->preloads( self::OVERVIEW, '' ) );
		self::assertSame( [ 'home' ], $this->module()->add_chunk( [ 'home' ], self::OVERVIEW ) );
	}

	public function test_without_promotions_there_is_nothing(): void {
		$this->bring( self::COMPASS );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		self::assertSame( [], $this->offered() );
		self::assertSame( [], $this->module()->preloads( self::OVERVIEW, '' ) );
		self::assertSame( [], $this->module()->add_chunk( [], self::OVERVIEW ) );
	}

	/**
	 * The overview asks for nothing, and no other page pays for it.
	 */
	public function test_the_overview_alone_starts_with_what_the_offer_goes_by(): void {
		$paths   = $this->module()->preloads( self::OVERVIEW, '' );
		$answers = array_reduce( $paths, 'rest_preload_api_request', [] );
		self::assertCount( 2, $paths );
		self::assertSame( $paths, array_keys( $answers ) );
		self::assertSame( [ 'order-attribution' ], $this->module()->add_chunk( [], self::OVERVIEW ) );
		self::assertSame( [ [], [] ], [ $this->module()->preloads( '/', '' ), $this->module()->add_chunk( [], '/' ) ] );
	}

	/**
	 * @spec A4-036
	 */
	public function test_the_banner_is_dismissed_by_an_option(): void {
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/options', [ self::DISMISSED => 'yes' ] ) );
		self::assertSame( 'yes', get_option( self::DISMISSED ) );
		self::assertSame( 'yes', $this->item( $this->rest( 'GET', '/wc-admin/options?options=' . self::DISMISSED ) )[ self::DISMISSED ] );
	}

	/**
	 * A shop that has a number keeps it: what it was promoted before, it is promoted again.
	 */
	public function test_the_shops_number_is_drawn_once_and_told_but_not_taken(): void {
		delete_option( self::ASSIGNMENT );
		$this->module()->install();
		$number = get_option( self::ASSIGNMENT );
		self::assertIsNumeric( $number );
		self::assertContains( (int) $number, range( 1, 120 ) );
		update_option( self::ASSIGNMENT, '77' );
		$this->module()->install();
		self::assertSame( '77', $this->item( $this->rest( 'GET', '/wc-admin/options?options=' . self::ASSIGNMENT ) )[ self::ASSIGNMENT ] );
		$this->assertRestError(
			$this->rest( 'POST', '/wc-admin/options', [ self::ASSIGNMENT => 1 ] ),
			'woocommerce_rest_cannot_edit',
			403
		);
		$this->module()->uninstall();
		self::assertFalse( get_option( self::ASSIGNMENT ) );
	}

	/**
	 * @param array<string, mixed> $wrong What differs from a sound entry.
	 */
	#[DataProvider( 'bad_entries' )]
	public function test_a_bad_entry_is_left_out_and_logged( array $wrong, string $reason ): void {
		$this->expect_logged( $reason );
		$this->bring( $wrong + self::COMPASS, [ 'id' => 'rose' ] + self::COMPASS );
		self::assertSame( [ 'rose' ], array_column( $this->offered(), 'id' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function bad_entries(): array {
		$table = static fn( mixed $percentages ) => [
			[ 'order_attribution_promotion_percentage' => $percentages ],
			'order_attribution_promotion_percentage has to give versions',
		];
		return [
			'no name'                 => [ [ 'name' => '' ], 'name has to be a text' ],
			'an id that is no slug'   => [ [ 'id' => 'A compass' ], 'have to be slugs' ],
			'a page without https'    => [ [ 'url' => 'http://compass.example' ], 'an address with https' ],
			'a page that is a script' => [ [ 'url' => 'javascript:alert(1)' ], 'an address with https' ],
			'a table that is none'    => $table( 12 ),
			'more than all shops'     => $table( [ '9.7' => 101 ] ),
			'a version that is none'  => $table( [ 'latest' => 10 ] ),
		];
	}

	private function module(): OrderAttributionModule {
		return new OrderAttributionModule( $this->context() );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function offered(): array {
		return $this->items( $this->rest( 'GET', self::ROUTE ) );
	}

	/**
	 * @param array<string, mixed> ...$entries
	 */
	private function bring( array ...$entries ): void {
		add_filter( 'storewright_misc_recommendations', static fn( array $shipped ) => [ ...$shipped, ...array_values( $entries ) ] );
	}

	private function suggest_what_needs_woocommerce(): void {
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
	}

	private function shipped(): mixed {
		/** @var list<mixed> $entries */
		$entries = require dirname( STOREWRIGHT_FILE ) . '/includes/Admin/OrderAttribution/catalog.php';
		return $entries[0];
	}
}
