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

	/**
	 * @dataProvider deeds
	 *
	 * @param non-empty-string $hook
	 */
	public function test_what_the_owner_does_on_other_screens_completes_the_task( string $hook, string $task, string $other ): void {
		self::assertFalse( $this->task( $task )['isComplete'] );
		$left = $this->badge();
		do_action( $hook );

		self::assertTrue( $this->task( $task )['isComplete'] );
		self::assertFalse( $this->task( $other )['isComplete'] );
		self::assertSame( $left - 1, $this->badge() );
	}

	/**
	 * @return iterable<string, array{non-empty-string, string, string}>
	 */
	public static function deeds(): iterable {
		foreach ( [ 'load-site-editor.php', 'load-customize.php', 'save_post_wp_global_styles' ] as $hook ) {
			yield $hook => [ $hook, 'customize-store', 'appearance' ];
		}
		yield 'load-theme-install.php' => [ 'load-theme-install.php', 'appearance', 'customize-store' ];
	}

	public function test_a_theme_that_has_something_of_the_owners_is_customized(): void {
		self::assertFalse( $this->task( 'customize-store' )['isComplete'] );
		set_theme_mod( 'custom_logo', 12 );

		self::assertTrue( $this->task( 'customize-store' )['isComplete'] );
	}

	public function test_who_may_not_change_the_looks_sees_neither_task(): void {
		$this->as_shop_manager();

		self::assertSame( [], array_intersect( [ 'appearance', 'customize-store', 'purchase' ], array_keys( $this->tasks() ) ) );
	}

	public function test_it_is_noted_once(): void {
		$this->visit( 'site-editor' );
		$changes = did_action( 'storewright_tasks_changed' );
		$this->visit( 'site-editor' );

		self::assertSame( $changes, did_action( 'storewright_tasks_changed' ) );
	}

	public function test_uninstalling_forgets_it(): void {
		$this->visit( 'site-editor' );
		$this->visit( 'theme-install' );
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

	private function badge(): int {
		$count = apply_filters( 'storewright_menu_badge_count', 0 );
		self::assertIsInt( $count );
		return $count;
	}
}
