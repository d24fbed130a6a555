<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Extensions;

use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;

/**
 * Extensions over REST.
 *
 * @phpstan-type ExtensionsPage array{access: string, items: list<array<string, mixed>>, categories: list<array<string, mixed>>,
 *   total: int, pages: int, failure: string, marketplace_url: string}
 */
final class ExtensionsTest extends IntegrationTestCase {

	private const BASE = '/wc-admin/extensions';

	/**
	 * What the plugin directory was asked.
	 *
	 * @var list<array{string, array<mixed>}>
	 */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		add_filter( 'pre_http_request', static fn( mixed $ignored, array $also, string $url ) => self::fail( "$url is not to be asked." ), 10, 3 );
	}

	/**
	 * @spec B2-012
	 */
	public function test_the_catalog_is_made_of_what_the_features_suggest_and_searched_without_asking_anybody(): void {
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		update_option( 'woocommerce_default_country', 'US:CA' );
		$page  = $this->find();
		$names = array_column( $page['items'], 'name', 'slug' );
		self::assertSame( 'catalog', $page['access'] );
		foreach ( [ 'mailpoet', 'woocommerce-payments', 'woocommerce-services', 'woocommerce-shipstation-integration', 'woocommerce-analytics' ] as $slug ) {
			self::assertArrayHasKey( $slug, $names );
		}
		self::assertSame( count( $names ), $page['total'] );
		self::assertSame( $page['total'], array_sum( array_column( $page['categories'], 'count' ) ) );

		self::assertSame( [ 'mailpoet' ], array_column( $this->find( [ 'search' => ' NEWSLETTERS  mailpoet ' ] )['items'], 'slug' ) );
		self::assertSame( [ 'woocommerce-services', 'stripe-tax-for-woocommerce' ], array_column( $this->find( [ 'category' => 'tax' ] )['items'], 'slug' ) );
		$nothing = $this->find( [ 'search' => 'zeppelin' ] );
		self::assertSame( [ [], 0, '' ], [ $nothing['items'], $nothing['total'], $nothing['failure'] ] );
	}

	public function test_what_needs_woocommerce_is_not_listed_without_it(): void {
		$page = $this->find();
		self::assertNotSame( [], $page['items'] );
		self::assertNotContains( 'woocommerce-payments', array_column( $page['items'], 'slug' ) );
		self::assertNotContains( 'google-listings-and-ads', array_column( $page['items'], 'slug' ) );
		self::assertSame( '', $page['marketplace_url'] );
	}

	public function test_with_suggestions_off_or_without_the_right_to_install_nothing_is_found(): void {
		$this->answer_directory();
		update_option( 'woocommerce_allow_tracking', 'yes' );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		$off = $this->find( [ 'search' => 'mail' ] );
		self::assertSame( [ 'off', [], [], '' ], [ $off['access'], $off['items'], $off['categories'], $off['marketplace_url'] ] );
		$this->assertRestError( $this->rest( 'GET', self::BASE . '/mailpoet' ), 'storewright_rest_no_extension', 404 );
		self::assertContains( 'storewright', array_column( $this->installed(), 'slug' ) );

		update_option( 'woocommerce_show_marketplace_suggestions', 'yes' );
		$this->as_shop_manager();
		self::assertSame( [ 'not_allowed', [] ], [ $this->find( [ 'search' => 'mail' ] )['access'], $this->find()['items'] ] );
		self::assertSame( [], $this->asked, 'The directory is not asked either.' );
	}

	public function test_once_the_owner_allows_it_the_directory_is_searched_as_well(): void {
		$this->answer_directory();
		self::assertSame( 'catalog', $this->find( [ 'search' => 'mail' ] )['access'] );
		self::assertSame( [], $this->asked, 'Nothing is asked before that.' );

		update_option( 'woocommerce_allow_tracking', 'yes' );
		$this->find();
		self::assertSame( [], $this->asked, 'The first page has the catalog alone.' );
		$page  = $this->find( [ 'search' => 'mail' ] );
		$items = array_column( $page['items'], null, 'slug' );
		self::assertSame( [ 'mailpoet', 'mailchimp-for-wp', 'town-mail' ], array_keys( $items ), 'The catalog first, nothing twice, nothing that does not run here.' );
		self::assertSame( [ 'Town & Mail', 'Rings the bell.', 'Ann', '1.2', 'available' ], array_map( static fn( string $field ) => $items['town-mail'][ $field ], [ 'name', 'description', 'author', 'version', 'status' ] ) );
		self::assertSame( [ 2, 42 ], [ $page['pages'], $page['total'] ] );
		$this->find( [ 'search' => 'mail' ] );
		self::assertCount( 1, $this->asked, 'An answer is good for an hour.' );

		$second = $this->find(
			[
				'search' => 'mail',
				'page'   => 2,
			]
		);
		self::assertSame( [ 'town-mail' ], array_column( $second['items'], 'slug' ), 'Those of the catalog are on the first page.' );
		$this->find( [ 'category' => 'email' ] );
		self::assertSame( [ 'email', 2 ], [ $this->asked[2][1]['tag'], $this->asked[1][1]['page'] ] );
	}

	public function test_that_the_directory_does_not_answer_is_said_beside_what_the_catalog_has(): void {
		update_option( 'woocommerce_allow_tracking', 'yes' );
		add_filter( 'plugins_api', static fn() => new WP_Error( 'plugins_api_failed', 'The line is <b>dead</b>.' ) );
		$page = $this->find( [ 'search' => 'mailpoet' ] );
		self::assertSame( [ 'mailpoet' ], array_column( $page['items'], 'slug' ) );
		self::assertSame( 'The WordPress plugin directory could not be searched: The line is dead.', $page['failure'] );
		self::assertSame( $page['failure'], $this->one( 'mailpoet' )['failure'] );
		$this->assertRestError( $this->rest( 'GET', self::BASE . '/elsewhere' ), 'storewright_directory_failed', 503 );
	}

	public function test_one_extension_comes_with_what_the_directory_knows_of_it(): void {
		$own = $this->one( 'mailpoet' );
		self::assertSame( [ 'MailPoet', '', 0 ], [ $own['name'], $own['version'], $own['active_installs'] ] );
		$this->answer_directory();
		$this->assertRestError( $this->rest( 'GET', self::BASE . '/town-mail' ), 'storewright_rest_no_extension', 404 );
		self::assertSame( [], $this->asked );

		update_option( 'woocommerce_allow_tracking', 'yes' );
		$one    = $this->one( 'town-mail' );
		$fields = [ 'version', 'requires_wordpress', 'requires_php', 'tested', 'active_installs', 'rating', 'ratings' ];
		self::assertSame(
			[ '1.2', '6.5', '8.1', '7.0', 9000, 96, 12 ],
			array_map( static fn( string $field ) => $one[ $field ], $fields )
		);
		self::assertSame( 'https://wordpress.org/plugins/town-mail/', $one['url'] );
	}

	/**
	 * @dataProvider nonsense
	 * @param array<string, mixed> $query
	 */
	public function test_what_cannot_be_asked_for_is_named_and_nobody_is_asked( array $query, int $status, string $reason ): void {
		$this->answer_directory();
		update_option( 'woocommerce_allow_tracking', 'yes' );
		$answer = $this->rest( 'GET', self::BASE, $query );
		self::assertSame( [ $status, $reason ], [ $answer->get_status(), $this->item( $answer )['message'] ?? '' ] );
		self::assertSame( [], $this->asked );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, int, string}>
	 */
	public static function nonsense(): iterable {
		$search = str_repeat( 'ä', 40 ) . '…';
		yield 'an endless search' => [ [ 'search' => str_repeat( 'ä', 300 ) ], 400, "The search “{$search}” is too long: 100 characters are the most." ];
		yield 'no category' => [ [ 'category' => '../evil' ], 400, 'There is no category “../evil” of extensions.' ];
		yield 'an unknown category' => [ [ 'category' => 'zeppelins' ], 400, 'There is no category “zeppelins” of extensions.' ];
		yield 'a page beyond all' => [
			[
				'search' => 'mail',
				'page'   => 101,
			],
			404,
			'There is no page 101 of these extensions.',
		];
		yield 'a page beyond the catalog' => [ [ 'page' => 2 ], 404, 'There is no page 2 of these extensions.' ];
	}

	public function test_what_is_no_slug_is_named_and_nobody_is_asked(): void {
		$this->answer_directory();
		update_option( 'woocommerce_allow_tracking', 'yes' );
		$answer = $this->rest( 'GET', self::BASE . '/' . str_repeat( 'x', 300 ) );
		$this->assertRestError( $answer, 'storewright_rest_no_extension', 404 );
		self::assertSame( 'There is no extension “' . str_repeat( 'x', 40 ) . '…” to be found here.', $this->item( $answer )['message'] );
		self::assertSame( [], $this->asked );
		$this->assertRestError( $this->rest( 'GET', self::BASE, [ 'page' => 0 ] ), 'rest_invalid_param', 400 );
	}

	/**
	 * @spec B7-014
	 */
	public function test_links_to_the_marketplace_carry_site_way_back_version_and_nonce_and_lead_nowhere_else(): void {
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		add_filter(
			'storewright_extensions',
			fn( array $entries ): array => [
				$this->entry( 'https://woocommerce.com/products/bell/?ref=1' ),
				$this->entry( 'https://woocommerce.com.evil.example/', 'evil' ),
				$this->entry( 'https://user@woocommerce.com/', 'user' ),
				$this->entry( 'https://woocommerce.com:8443/', 'port' ),
				...$entries,
			]
		);
		$page  = $this->find();
		$links = array_column( $page['items'], 'vendor_url', 'slug' );
		self::assertSame( [ '', '', '' ], [ $links['evil'], $links['user'], $links['port'] ] );
		foreach ( [ $links['bell'], $page['marketplace_url'], $links['woocommerce-analytics'] ] as $link ) {
			self::assertStringStartsWith( 'https://woocommerce.com/products/', (string) $link );
			wp_parse_str( (string) wp_parse_url( (string) $link, PHP_URL_QUERY ), $query );
			self::assertSame( site_url(), $query['wccom-site'] );
			self::assertSame( '/wp-admin/admin.php?page=wc-admin&path=%2Fextensions', $query['wccom-back'] );
			self::assertSame( STOREWRIGHT_VERSION, $query['wccom-woo-version'] );
			self::assertNotFalse( wp_verify_nonce( is_string( $query['wccom-connect-nonce'] ) ? $query['wccom-connect-nonce'] : '', 'connect' ) );
		}
		self::assertStringContainsString( 'ref=1', (string) $links['bell'] );

		add_filter( 'storewright_marketplace_hosts', static fn(): array => [ 'market.example' ] );
		self::assertSame( '', $this->find()['marketplace_url'] );
	}

	public function test_bad_entries_are_named_in_the_log_and_left_out(): void {
		$this->expect_logged( 'vendor_url has to be an address with https, not “javascript:alert(1)”.' );
		$this->expect_logged( 'slug has to be a slug, such as “newsletter”, not “Town Bell”.' );
		add_filter(
			'storewright_extensions',
			fn(): array => [ $this->entry( 'javascript:alert(1)' ), $this->entry( '', 'Town Bell' ), $this->entry( '', 'sound' ) ],
			99
		);
		self::assertSame( [ 'sound' ], array_column( $this->find()['items'], 'slug' ) );
	}

	public function test_installed_plugins_come_with_their_state_and_updates_that_wordpress_knows_of(): void {
		$this->have_plugins();
		$mine = array_column( $this->installed(), null, 'slug' );
		self::assertSame( [ 'inactive', '1.0', '2.0', 'Ann' ], array_map( static fn( string $field ) => $mine['bell'][ $field ], [ 'status', 'version', 'update', 'author' ] ) );
		self::assertSame( '', $mine['sold']['update'], 'Without a package there is nothing to update to.' );
		update_option( 'active_plugins', [ 'mailpoet/mailpoet.php' ] );
		$mine = array_column( $this->installed(), null, 'slug' );
		self::assertSame( [ 'active', admin_url( 'admin.php?page=mailpoet-newsletters' ) ], [ $mine['mailpoet']['status'], $mine['mailpoet']['manage_url'] ] );
		$found = array_column( $this->find()['items'], 'status', 'slug' );
		self::assertSame( [ 'active', 'available' ], [ $found['mailpoet'], $found['wordpress-seo'] ] );

		$this->as_shop_manager();
		$mine = $this->installed();
		self::assertSame( [ [ 'mailpoet', '', '' ] ], array_map( static fn( array $one ) => [ $one['slug'], $one['version'], $one['update'] ], $mine ), 'Who may not activate plugins is told of the catalog’s, without versions.' );
	}

	public function test_who_does_not_run_the_store_finds_nothing(): void {
		$this->as_subscriber();
		foreach ( [ '', '/installed', '/mailpoet' ] as $path ) {
			$this->assertRestError( $this->rest( 'GET', self::BASE . $path ), 'woocommerce_rest_cannot_view', 403 );
		}
	}

	public function test_updates_are_for_those_who_may_update_and_of_what_is_there(): void {
		$this->have_plugins();
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/plugins/update', [ 'plugins' => 'nowhere,storewright' ] ) );
		self::assertFalse( $answer['success'] );
		self::assertSame( [ 'updated' => [ 'storewright' ] ], $answer['data'], 'What is up to date stays as it is.' );
		self::assertSame( 'The plugin “nowhere” is not installed.', $answer['message'] );
		$this->as_shop_manager();
		$this->assertRestError( $this->rest( 'POST', '/wc-admin/plugins/update', [ 'plugins' => 'bell' ] ), 'woocommerce_rest_cannot_edit', 403 );
	}

	private function have_plugins(): void {
		$plugin = [
			'Version' => '1.0',
			'Author'  => '<a href="https://ann.example">Ann</a>',
		];
		wp_cache_set(
			'plugins',
			[
				'' => [
					'mailpoet/mailpoet.php'       => [ 'Name' => 'MailPoet' ] + $plugin,
					'bell/bell.php'               => [ 'Name' => 'Bell' ] + $plugin,
					'sold/sold.php'               => [ 'Name' => 'Sold' ] + $plugin,
					'storewright/storewright.php' => [ 'Name' => 'Storewright' ] + $plugin,
				],
			],
			'plugins'
		);
		$update = static fn( string $package ) => (object) [
			'new_version' => '2.0',
			'package'     => $package,
		];
		set_site_transient(
			'update_plugins',
			(object) [
				'last_checked' => time(),
				'response'     => [
					'bell/bell.php' => $update( 'https://directory.example/bell.zip' ),
					'sold/sold.php' => $update( '' ),
				],
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function entry( string $vendor_url, string $slug = 'bell' ): array {
		return [
			'slug'          => $slug,
			'name'          => 'Bell',
			'description'   => 'Rings.',
			'category'      => 'sound',
			'category_name' => 'Sound',
			'vendor_url'    => $vendor_url,
		];
	}

	private function answer_directory(): void {
		add_filter(
			'plugins_api',
			function ( mixed $ignored, string $action, object $args ): object {
				$this->asked[] = [ $action, (array) $args ];
				$mail          = [
					'slug'              => 'town-mail',
					'name'              => 'Town &amp; Mail',
					'short_description' => 'Rings the <b>bell</b>.',
					'author'            => '<a href="https://ann.example">Ann</a>',
					'version'           => '1.2',
					'requires'          => '6.5',
					'requires_php'      => '8.1',
					'tested'            => '7.0',
					'active_installs'   => 9000,
					'rating'            => 96,
					'num_ratings'       => 12,
				];
				return (object) (
					'plugin_information' === $action ? $mail : [
						'info'    => [
							'results' => 40,
							'pages'   => 2,
						],
						'plugins' => [
							(object) $mail,
							[ 'slug' => 'mailpoet' ] + $mail,
							[ 'slug' => '../evil' ] + $mail,
							[
								'slug'             => 'needs-woo',
								'requires_plugins' => [ 'woocommerce' ],
							] + $mail,
						],
					]
				);
			},
			10,
			3
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return ExtensionsPage
	 */
	private function find( array $query = [] ): array {
		/** @var ExtensionsPage $page */
		$page = $this->item( $this->rest( 'GET', self::BASE, $query ) );
		return $page;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function one( string $slug ): array {
		return $this->item( $this->rest( 'GET', self::BASE . "/$slug" ) );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function installed(): array {
		return $this->items( $this->rest( 'GET', self::BASE . '/installed' ) );
	}
}
