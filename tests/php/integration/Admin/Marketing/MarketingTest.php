<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Marketing;

use Storewright\Admin\Marketing\Channels\MarketingChannel;
use Storewright\Admin\Marketing\MarketingModule;
use Storewright\Tests\Support\SetupTestCase;
use WP_User;

/**
 * The marketing overview over REST.
 */
final class MarketingTest extends SetupTestCase {

	private const BASE = '/wc-admin/marketing';

	/**
	 * @spec B3-005
	 * @spec B7-003
	 * @spec B9-004
	 */
	public function test_recommended_extensions_come_by_category_with_product_id_and_slug(): void {
		$shipped = $this->read( '/recommended?per_page=50&category=marketing' );
		self::assertContains( 'mailpoet', array_column( $shipped, 'slug' ) );
		foreach ( $shipped as $one ) {
			self::assertSame( [ $one['slug'], $one['slug'] ], [ $one['id'], $one['product'] ] );
			self::assertSame( [ 'marketing' ], $one['categories'] );
			self::assertStringStartsWith( 'https://wordpress.org/plugins/', (string) $one['url'] );
		}

		$this->know( array_map( fn( int $n ): array => $this->entry( [ 'slug' => "crier-$n" ] ), range( 1, 60 ) ) );
		self::assertCount( 50, $this->read( '/recommended?per_page=50&category=marketing' ) );
		self::assertCount( 10, $this->read( '/recommended?category=marketing' ) );
		self::assertSame( [], $this->read( '/recommended?category=coupons' ) );
	}

	public function test_nothing_is_recommended_where_suggestions_are_off_or_the_user_may_not_install(): void {
		$this->as_shop_manager();
		self::assertSame( [], $this->read( '/recommended?category=marketing' ) );
		self::assertSame( [], $this->read( '/recommendations?category=extensions' ) );

		$this->as_administrator();
		self::assertNotSame( [], $this->read( '/recommended?category=marketing' ) );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		self::assertSame( [], $this->read( '/recommended?category=marketing' ) );
		self::assertNotSame( [], $this->read( '/knowledge-base?category=marketing' ), 'Articles are no promotion.' );
	}

	public function test_sales_channels_are_told_from_other_extensions(): void {
		$this->know(
			[
				$this->entry(),
				$this->entry(
					[
						'slug'  => 'market-stall',
						'group' => 'channels',
					]
				),
			]
		);
		self::assertSame( [ 'market-stall' ], array_column( $this->read( '/recommendations?category=channels' ), 'slug' ) );
		self::assertSame( [ 'town-crier' ], array_column( $this->read( '/recommendations?category=extensions' ), 'slug' ) );
		self::assertSame( 400, $this->rest( 'GET', self::BASE . '/recommendations', [ 'category' => 'other' ] )->get_status() );
	}

	/**
	 * @spec B7-001
	 */
	public function test_what_is_installed_is_listed_with_its_state_and_not_recommended(): void {
		$this->know( [ $this->entry( [ 'manage_url' => 'admin.php?page=crier' ] ) ] );
		wp_cache_set( 'plugins', [ '' => [ 'town-crier/crier.php' => [ 'Name' => 'Town Crier' ] ] ], 'plugins' );
		self::assertSame( [], $this->read( '/recommended?category=marketing' ) );
		$installed = $this->read( '/overview/installed-plugins' )[0];
		self::assertSame( [ 'town-crier', 'installed', '' ], [ $installed['slug'], $installed['status'], $installed['dashboardUrl'] ] );

		update_option( 'active_plugins', [ 'town-crier/crier.php' ] );
		$active = $this->read( '/overview/installed-plugins' )[0];
		self::assertSame( [ 'activated', admin_url( 'admin.php?page=crier' ) ], [ $active['status'], $active['dashboardUrl'] ] );
	}

	/**
	 * @spec B7-002
	 */
	public function test_only_installed_marketing_extensions_can_be_activated(): void {
		$answer = $this->rest( 'POST', self::BASE . '/overview/activate-plugin', [ 'plugin' => 'akismet' ] );
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( '“akismet”', (string) $this->item( $answer )['message'] );
		self::assertSame( 400, $this->rest( 'POST', self::BASE . '/overview/activate-plugin' )->get_status() );

		$this->as_shop_manager();
		self::assertSame( 403, $this->rest( 'POST', self::BASE . '/overview/activate-plugin', [ 'plugin' => 'mailpoet' ] )->get_status() );
	}

	public function test_bad_entries_are_named_in_the_log_and_left_out(): void {
		$this->expect_logged( 'manage_url has to be a page within wp-admin, such as “admin.php?page=newsletter”, not “https://elsewhere.example/”.' );
		$this->expect_logged( 'slug has to be a slug, such as “newsletter”, not “Town Crier”.' );
		$this->know(
			[
				$this->entry( [ 'manage_url' => 'https://elsewhere.example/' ] ),
				$this->entry( [ 'slug' => 'Town Crier' ] ),
				$this->entry( [ 'slug' => 'sound' ] ),
			]
		);
		self::assertSame( [ 'sound' ], array_column( $this->read( '/recommended?category=marketing' ), 'slug' ) );
	}

	/**
	 * @spec B7-005
	 */
	public function test_articles_come_by_category_and_lead_to_https_alone(): void {
		foreach ( [ 'marketing', 'coupons' ] as $category ) {
			$articles = $this->read( "/knowledge-base?category=$category" );
			self::assertNotSame( [], $articles );
			foreach ( $articles as $article ) {
				self::assertStringStartsWith( 'https://', (string) $article['link'] );
			}
		}
		$this->expect_logged( 'An article was left out' );
		add_filter(
			'storewright_marketing_articles',
			static fn(): array => [
				[
					'category' => 'marketing',
					'title'    => 'Bad',
					'link'     => 'javascript:alert(1)',
				],
			]
		);
		self::assertSame( [], $this->read( '/knowledge-base?category=marketing' ) );
	}

	public function test_a_plugins_channel_is_answered_with_its_campaigns_and_one_that_fails_is_left_out(): void {
		self::assertSame( [], $this->read( '/channels' ) );
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/hello-channel.php';
		self::assertSame( [ [ 'town-crier', '1' ] ], array_map( static fn( array $one ) => [ $one['slug'], $one['errors_count'] ], $this->read( '/channels' ) ) );
		$campaigns = $this->rest( 'GET', self::BASE . '/campaigns', [ 'per_page' => 1 ] );
		self::assertSame( '1', $campaigns->get_headers()['X-WP-Total'] );
		self::assertSame(
			[
				[
					'id'         => 'spring',
					'channel'    => 'town-crier',
					'title'      => 'Spring fair',
					'manage_url' => admin_url( 'options-general.php' ),
					'cost'       => [
						'value'    => '12.50',
						'currency' => 'USD',
					],
				],
			],
			$this->read( '/campaigns' )
		);
		self::assertSame( [ 'fair' ], array_column( $this->read( '/campaign-types' ), 'id' ) );

		$this->expect_logged( 'A marketing channel was left out' );
		add_filter( 'storewright_marketing_channels', static fn( array $channels ): array => [ 'rubbish', ...$channels ], 20 );
		self::assertCount( 1, $this->read( '/channels' ) );
	}

	/**
	 * @spec B6-002
	 */
	public function test_who_may_see_reports_may_read_all_of_it_and_nobody_else(): void {
		$routes = [ '/overview/installed-plugins', '/recommended', '/knowledge-base', '/channels', '/campaigns', '/campaign-types' ];
		$this->as( 'read', 'view_woocommerce_reports' );
		foreach ( $routes as $route ) {
			self::assertSame( 200, $this->rest( 'GET', self::BASE . $route )->get_status(), $route );
		}
		$this->as( 'read', 'edit_posts' );
		foreach ( $routes as $route ) {
			self::assertSame( 403, $this->rest( 'GET', self::BASE . $route )->get_status(), $route );
		}
	}

	public function test_the_screen_starts_with_all_that_it_shows_in_the_document_and_with_nothing_else(): void {
		$module   = new MarketingModule( $this->context() );
		$preloads = static fn(): array => $module->preloads( '/marketing', '' );
		$more     = self::BASE . '/misc-recommendations';
		$this->as_administrator();
		self::assertContains( $more, $preloads() );
		self::assertNotContains( self::BASE . '/campaigns?per_page=100', $preloads() );
		foreach ( $preloads() as $path ) {
			[ $route, $query ] = explode( '?', $path . '?' );
			wp_parse_str( $query, $params );
			self::assertSame( 200, $this->rest( 'GET', $route, $params )->get_status(), $path );
		}
		self::assertSame( [], $module->preloads( '/', '' ) );

		add_filter( 'storewright_marketing_channels', fn(): array => [ self::createStub( MarketingChannel::class ) ] );
		self::assertContains( self::BASE . '/campaigns?per_page=100', $preloads() );
		self::assertContains( self::BASE . '/campaign-types?per_page=100', $preloads() );

		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		self::assertNotContains( $more, $preloads() );
		$this->as_shop_manager();
		update_option( 'woocommerce_show_marketplace_suggestions', 'yes' );
		self::assertNotContains( $more, $preloads() );
	}

	/**
	 * @param list<array<string, mixed>> $entries
	 */
	private function know( array $entries ): void {
		add_filter( 'storewright_marketing_extensions', static fn(): array => $entries );
	}

	/**
	 * @param array<string, mixed> $differing
	 * @return array<string, mixed>
	 */
	private function entry( array $differing = [] ): array {
		return $differing + [
			'slug'        => 'town-crier',
			'name'        => 'Town Crier',
			'description' => 'Reads your offers out.',
			'category'    => 'marketing',
			'group'       => 'email',
			'group_name'  => 'Email',
		];
	}

	/**
	 * @param string $path Below the marketing routes, with its query.
	 * @return list<array<string, mixed>>
	 */
	private function read( string $path ): array {
		[ $route, $query ] = explode( '?', $path . '?' );
		wp_parse_str( $query, $params );
		$answer = $this->rest( 'GET', self::BASE . $route, $params );
		$this->assertRestStatus( $answer );
		return $this->items( $answer );
	}

	private function as( string ...$capabilities ): void {
		$user = new WP_User( $this->as_subscriber() );
		$user->remove_all_caps();
		array_map( $user->add_cap( ... ), $capabilities );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
	}
}
