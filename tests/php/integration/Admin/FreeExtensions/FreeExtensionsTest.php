<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\FreeExtensions;

use Storewright\Admin\FreeExtensions\FreeExtensionsModule;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The suggested free extensions, and the marketing task that shows them.
 */
final class FreeExtensionsTest extends SetupTestCase {

	private const ROUTE = '/wc-admin/onboarding/free-extensions';

	/**
	 * @spec A2-053 A3-018
	 */
	public function test_the_catalogue_has_both_groups_in_order_and_every_entry_is_sound(): void {
		$groups = $this->suggested();

		self::assertSame( [ 'task-list/grow', 'task-list/reach' ], array_column( $groups, 'key' ) );
		self::assertNotContains( '', array_column( $groups, 'title' ) );
		foreach ( $groups as $group ) {
			self::assertNotSame( [], $this->plugins( $group ) );
			foreach ( $this->plugins( $group ) as $plugin ) {
				self::assertSame(
					[
						'key',
						'slug',
						'name',
						'description',
						'image_url',
						'is_visible',
						'is_built_by_wc',
						'min_wp_version',
						'manage_url',
						'is_installed',
						'is_active',
					],
					array_keys( $plugin )
				);
				self::assertTrue( $plugin['is_visible'] );
				self::assertSame( '', $plugin['manage_url'] );
				self::assertFalse( $plugin['is_installed'] );
				self::assertNotSame( '', $plugin['description'] );
			}
		}
	}

	/**
	 * No entry of the catalog was left out without notice: a bad one would be logged, and fails the test.
	 */
	public function test_every_entry_of_the_catalogue_is_answered(): void {
		$catalog = require dirname( STOREWRIGHT_FILE ) . '/includes/Admin/FreeExtensions/catalog.php';
		self::assertIsArray( $catalog );

		$shipped = array_map( static fn( mixed $group ) => is_array( $group ) ? count( (array) $group['plugins'] ) : 0, $catalog );
		self::assertSame( $shipped, array_map( fn( array $group ) => count( $this->plugins( $group ) ), $this->suggested() ) );
	}

	/**
	 * @spec A3-018
	 */
	public function test_an_extension_says_where_it_is_managed_once_it_is_active(): void {
		$this->suggest( [ $this->entry( [ 'is_built_by_wc' => true ] ) ] );
		wp_cache_set( 'plugins', [ '' => [ 'town-crier/crier.php' => [ 'Name' => 'Town Crier' ] ] ], 'plugins' );
		$installed = $this->plugins( $this->suggested()[0] )[0];
		self::assertSame(
			[ 'town-crier:letters', 'town-crier', 'Town Crier', true ],
			[ $installed['key'], $installed['slug'], $installed['name'], $installed['is_built_by_wc'] ]
		);
		self::assertSame( [ true, false, '' ], [ $installed['is_installed'], $installed['is_active'], $installed['manage_url'] ] );

		update_option( 'active_plugins', [ 'town-crier/crier.php' ] );
		$active = $this->plugins( $this->suggested()[0] )[0];
		self::assertSame(
			[ true, true, admin_url( 'admin.php?page=crier' ) ],
			[ $active['is_installed'], $active['is_active'], $active['manage_url'] ]
		);

		$this->as_shop_manager();
		$seen = $this->plugins( $this->suggested()[0] )[0];
		self::assertSame( [ true, '' ], [ $seen['is_visible'], $seen['manage_url'] ] );
	}

	public function test_what_the_user_cannot_set_up_or_wordpress_cannot_run_is_not_shown(): void {
		$this->suggest(
			[
				$this->entry(),
				$this->entry(
					[
						'key'            => 'tomorrow',
						'min_wp_version' => '99.0',
					]
				),
			]
		);
		self::assertSame( [ true, false ], array_column( $this->plugins( $this->suggested()[0] ), 'is_visible' ) );

		$this->as_shop_manager();
		self::assertSame( [ false, false ], array_column( $this->plugins( $this->suggested()[0] ), 'is_visible' ) );
	}

	public function test_pictures_of_other_sites_are_left_out(): void {
		$this->suggest(
			[
				$this->entry( [ 'image_url' => 'https://elsewhere.example/pixel.png' ] ),
				$this->entry(
					[
						'key'       => 'ours',
						'image_url' => content_url( '/plugins/ours/icon.png' ),
					]
				),
			]
		);

		self::assertSame(
			[ '', content_url( '/plugins/ours/icon.png' ) ],
			array_column( $this->plugins( $this->suggested()[0] ), 'image_url' )
		);
	}

	/**
	 * @dataProvider bad_entries
	 */
	public function test_an_entry_that_is_no_extension_is_left_out_with_the_reason_in_the_log( mixed $entry, string $reason ): void {
		$this->expect_logged( "An extension was left out: $reason" );
		$this->suggest( [ $entry, $this->entry() ] );

		self::assertSame( [ 'town-crier:letters' ], array_column( $this->plugins( $this->suggested()[0] ), 'key' ) );
	}

	/**
	 * @return array<string, array{mixed, string}>
	 */
	public static function bad_entries(): array {
		$good = [
			'key'         => 'good',
			'name'        => 'Good',
			'description' => 'Good.',
		];
		return [
			'a text'                 => [ 'good', 'An extension is an array.' ],
			'no name'                => [ [ 'name' => '' ] + $good, 'name of an extension has to be a text.' ],
			'a path as its key'      => [ [ 'key' => '../evil' ] + $good, 'The key of an extension is a slug' ],
			'a script as its page'   => [
				[ 'manage_url' => 'javascript:alert(1)' ] + $good,
				'manage_url of an extension is a page within wp-admin',
			],
			'a page on another site' => [
				[ 'manage_url' => 'https://elsewhere.example/' ] + $good,
				'manage_url of an extension is a page within wp-admin',
			],
		];
	}

	public function test_a_group_without_a_title_is_left_out(): void {
		$this->expect_logged( 'A group of extensions was left out' );
		add_filter( 'storewright_free_extensions', static fn() => [ [ 'key' => 'task-list/grow' ] ] );

		self::assertSame( [], $this->suggested() );
	}

	public function test_without_promotions_there_is_none_and_nobody_is_asked(): void {
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		add_filter( 'storewright_free_extensions', static fn() => self::fail( 'Nobody is to be asked.' ) );

		self::assertSame( [], $this->suggested() );
		self::assertArrayNotHasKey( 'marketing', $this->tasks() );
	}

	public function test_only_those_who_run_the_store_get_suggestions(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::ROUTE ), 'woocommerce_rest_cannot_view', 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', self::ROUTE ), 'woocommerce_rest_cannot_view', 401 );
	}

	public function test_the_marketing_task_starts_with_them_in_the_document(): void {
		$module = new FreeExtensionsModule( $this->context() );

		self::assertSame( [ self::ROUTE ], $module->preloads( '/', 'marketing' ) );
		self::assertSame( [], $module->preloads( '/', '' ) );
	}

	/**
	 * @spec A2-010 A2-052
	 */
	public function test_the_marketing_task_words_the_head_of_the_list(): void {
		$header = $this->task( 'marketing' )['header'];

		self::assertIsArray( $header );
		self::assertSame( [ 'Reach more customers', 'Grow your business' ], [ $header['title'], $header['actionLabel'] ] );
		self::assertNotSame( '', $header['content'] );
	}

	public function test_the_marketing_task_is_done_when_the_owner_went_through_it(): void {
		self::assertFalse( $this->task( 'marketing' )['isComplete'] );
		$this->assertRestStatus( $this->rest( 'POST', self::TASKS . '/marketing/action' ), 200 );
		self::assertTrue( $this->task( 'marketing' )['isComplete'] );
	}

	public function test_who_may_not_install_plugins_does_not_see_the_marketing_task(): void {
		$this->as_shop_manager();

		self::assertArrayNotHasKey( 'marketing', $this->tasks() );
	}

	/**
	 * @param array<string, mixed> $other
	 * @return array<string, mixed>
	 */
	private function entry( array $other = [] ): array {
		return $other + [
			'key'         => 'town-crier:letters',
			'name'        => 'Town Crier',
			'description' => 'Tells the whole town.',
			'manage_url'  => 'admin.php?page=crier',
		];
	}

	/**
	 * @param list<mixed> $plugins
	 */
	private function suggest( array $plugins ): void {
		$group = [
			'key'     => 'task-list/grow',
			'title'   => 'Grow',
			'plugins' => $plugins,
		];
		add_filter( 'storewright_free_extensions', static fn() => [ $group ] );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function suggested(): array {
		$response = $this->rest( 'GET', self::ROUTE );
		$this->assertRestStatus( $response, 200 );
		return $this->items( $response );
	}

	/**
	 * @param array<string, mixed> $group
	 * @return list<array<string, mixed>>
	 */
	private function plugins( array $group ): array {
		self::assertIsArray( $group['plugins'] );
		/** @var list<array<string, mixed>> $plugins */
		$plugins = array_values( $group['plugins'] );
		return $plugins;
	}
}
