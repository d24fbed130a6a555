<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\StoreDesign;

use Storewright\Admin\StoreDesign\StoreDesignModule;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The tasks about the store's looks, which are done on WordPress's own screens.
 */
final class StoreDesignTest extends SetupTestCase {

	/**
	 * @spec A2-007
	 */
	public function test_customizing_words_the_head_of_the_list(): void {
		$header = $this->task( 'customize-store' )['header'];

		self::assertIsArray( $header );
		self::assertSame( [ 'Start customizing your store', 'Start customizing' ], [ $header['title'], $header['actionLabel'] ] );
		self::assertNotSame( '', $header['content'] );
	}

	/**
	 * @spec A2-011
	 */
	public function test_the_appearance_says_in_the_head_of_the_list_what_the_task_says(): void {
		$task = $this->task( 'appearance' );

		self::assertSame(
			[
				'title'       => $task['title'],
				'content'     => $task['content'],
				'actionLabel' => $task['actionLabel'],
			],
			$task['header']
		);
		self::assertNotContains( '', $task['header'] );
	}

	/**
	 * @spec A2-055
	 */
	public function test_the_appearance_is_chosen_among_block_themes(): void {
		self::assertSame( admin_url( 'theme-install.php?browse=block-themes' ), $this->task( 'appearance' )['actionUrl'] );
	}

	/**
	 * @dataProvider themes
	 */
	public function test_customizing_happens_where_the_theme_is_edited( string $template, string $screen ): void {
		$this->wear( $template );
		self::assertSame( admin_url( 'admin.php?page=wc-admin&path=%2Fcustomize-store' ), $this->task( 'customize-store' )['actionUrl'] );
		add_filter( 'storewright_features', static fn() => [] );

		self::assertSame( admin_url( $screen ), $this->task( 'customize-store' )['actionUrl'] );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function themes(): array {
		return [
			'a block theme'   => [ 'templates/index.html', 'site-editor.php' ],
			'a classic theme' => [ 'index.php', 'customize.php?return=' . rawurlencode( admin_url( 'admin.php?page=wc-admin' ) ) ],
		];
	}

	public function test_saving_styles_completes_the_task(): void {
		$left = $this->badge();
		$this->save_styles( '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"background":"#fff"}}}' );

		self::assertSame( [ true, false ], [ $this->task( 'customize-store' )['isComplete'], $this->task( 'appearance' )['isComplete'] ] );
		self::assertSame( $left - 1, $this->badge() );
	}

	public function test_switching_the_theme_completes_the_task(): void {
		$this->switch_theme( 'twentytwentyfive', 'twentytwentyfour' );

		self::assertSame( [ false, true ], [ $this->task( 'customize-store' )['isComplete'], $this->task( 'appearance' )['isComplete'] ] );
	}

	/**
	 * @dataProvider no_changes
	 */
	public function test_what_changes_no_design_ticks_nothing( string $case ): void {
		match ( $case ) {
			'the site editor is opened'       => $this->visit( 'site-editor' ),
			'the Customizer is opened'        => $this->visit( 'customize' ),
			'the theme page is opened'        => $this->visit( 'theme-install' ),
			'any block editor is opened'      => $this->save_styles( '{"version":3,"isGlobalStylesUserThemeJSON":true}' ),
			'WordPress falls back to a theme' => $this->switch_theme( 'twentytwentyfive', 'gone' ),
			'a theme without files is chosen' => $this->switch_theme( 'gone', 'twentytwentyfive' ),
			default                           => $this->save_as_a_manager(),
		};

		self::assertSame( [ false, false ], [ $this->task( 'customize-store' )['isComplete'], $this->task( 'appearance' )['isComplete'] ] );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function no_changes(): array {
		$cases = [
			'the site editor is opened',
			'the Customizer is opened',
			'the theme page is opened',
			'any block editor is opened',
			'WordPress falls back to a theme',
			'a theme without files is chosen',
			'somebody saves who may not design the site',
		];
		return array_combine( $cases, array_map( static fn( string $name ): array => [ $name ], $cases ) );
	}

	public function test_a_theme_that_has_something_of_the_owners_is_customized(): void {
		self::assertFalse( $this->task( 'customize-store' )['isComplete'] );
		set_theme_mod( 'custom_logo', 12 );

		self::assertTrue( $this->task( 'customize-store' )['isComplete'] );
	}

	/**
	 * @spec B3-017
	 */
	public function test_the_task_of_the_theme_tells_of_homepage_and_logo(): void {
		$task = $this->task( 'appearance' );
		self::assertSame(
			[
				'hasHomepage' => false,
				'themeMods'   => [ 'custom_logo' => 0 ],
			],
			(array) $task['additionalData']
		);
		self::assertSame( [ 'appearance', false, false, true ], [ $task['id'], $task['isComplete'], $task['isDismissed'], $task['canView'] ] );

		set_theme_mod( 'custom_logo', 12 );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', 7 );
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/onboarding/tasks/appearance/dismiss' ), 200 );
		$task = $this->task( 'appearance' );
		self::assertSame(
			[
				'hasHomepage' => true,
				'themeMods'   => [ 'custom_logo' => 12 ],
			],
			(array) $task['additionalData']
		);
		self::assertTrue( $task['isDismissed'] );
	}

	public function test_who_may_not_change_the_looks_sees_neither_task(): void {
		$this->as_shop_manager();

		self::assertSame( [], array_intersect( [ 'appearance', 'customize-store', 'purchase' ], array_keys( $this->tasks() ) ) );
	}

	public function test_it_is_noted_once(): void {
		$this->switch_theme( 'twentytwentyfive', 'twentytwentyfour' );
		$changes = did_action( 'storewright_tasks_changed' );
		$this->switch_theme( 'twentytwentyfour', 'twentytwentyfive' );

		self::assertSame( $changes, did_action( 'storewright_tasks_changed' ) );
	}

	public function test_uninstalling_forgets_it(): void {
		$this->save_styles( '{"version":3,"styles":{"color":{"text":"#000"}}}' );
		$this->switch_theme( 'twentytwentyfive', 'twentytwentyfour' );
		self::assertSame( [ 'yes', 'yes' ], [ get_option( StoreDesignModule::EDITED ), get_option( StoreDesignModule::CHOSEN ) ] );
		( new StoreDesignModule( $this->context() ) )->uninstall();

		self::assertSame( [ false, false ], [ get_option( StoreDesignModule::EDITED ), get_option( StoreDesignModule::CHOSEN ) ] );
	}

	/**
	 * The steps come in an order in which each builds on those before.
	 */
	public function test_the_setup_has_an_order(): void {
		$order = [ 'store_details', 'appearance', 'customize-store', 'payments', 'tax', 'shipping', 'marketing', 'launch-your-store' ];

		self::assertSame( $order, array_values( array_intersect( array_keys( $this->tasks() ), $order ) ) );
	}

	/**
	 * Has the site wear a theme that consists of one template.
	 */
	private function wear( string $template ): void {
		$root = get_temp_dir() . 'storewright-themes-' . md5( $template );
		wp_mkdir_p( dirname( "$root/plain/$template" ) );
		file_put_contents( "$root/plain/$template", '' );
		file_put_contents( "$root/plain/style.css", '/* Theme Name: Plain */' );
		register_theme_directory( $root );
		foreach ( [ 'stylesheet', 'template' ] as $part ) {
			add_filter( "pre_option_$part", static fn() => 'plain' );
			add_filter( "pre_option_{$part}_root", static fn() => $root );
		}
	}

	/**
	 * Does what WordPress does when somebody opens one of its screens.
	 */
	private function visit( string $screen ): void {
		do_action( "load-$screen.php" ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
	}

	private function switch_theme( string $name, string $old ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		do_action( 'switch_theme', $name, wp_get_theme( $name ), wp_get_theme( $old ) );
	}

	private function save_styles( string $content ): void {
		wp_insert_post(
			[
				'post_type'    => 'wp_global_styles',
				'post_status'  => 'publish',
				'post_title'   => 'Custom Styles',
				'post_name'    => 'wp-global-styles-' . wp_rand(),
				'post_content' => wp_slash( $content ),
			]
		);
	}

	/**
	 * A plugin may save templates while somebody else works.
	 */
	private function save_as_a_manager(): void {
		$owner = get_current_user_id();
		$this->as_shop_manager();
		$this->save_styles( '{"version":3,"styles":{"color":{"text":"#000"}}}' );
		wp_set_current_user( $owner );
	}

	private function badge(): int {
		$count = apply_filters( 'storewright_menu_badge_count', 0 );
		self::assertIsInt( $count );
		return $count;
	}
}
