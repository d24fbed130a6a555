<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign;

use Storewright\Admin\StoreDesign\Patterns\ChangeStore;
use Storewright\Admin\StoreDesign\Patterns\PatternChanges;
use Storewright\Admin\StoreDesign\Patterns\PatternLibrary;
use Storewright\Admin\StoreDesign\Patterns\PatternPreview;
use Storewright\Admin\StoreDesign\Rest\DesignController;
use Storewright\Admin\StoreDesign\Rest\DirectoryController;
use Storewright\Admin\StoreDesign\Rest\PreviewController;
use Storewright\Admin\StoreDesign\Themes\InstalledThemes;
use Storewright\Admin\StoreDesign\Themes\ThemeDirectory;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Uninstalls;
use WP_Post;
use WP_Theme;

/**
 * The store's design: its REST, and notes that the owner changed it, also on WordPress's own screens, for the tasks about it. Opening a
 * screen changes nothing, so it is not noted.
 */
final class StoreDesignModule extends BackOfficeModule implements HasRoutes, Uninstalls {

	/**
	 * 'yes' once somebody saved something in the editor of the site's design.
	 */
	public const EDITED = 'storewright_design_edited';

	/**
	 * 'yes' once somebody switched to another theme.
	 */
	public const CHOSEN = 'storewright_theme_chosen';

	/**
	 * Hooks what changes the design.
	 */
	public function register(): void {
		add_action( 'switch_theme', [ $this, 'note_theme' ], 10, 3 );
		add_action( 'customize_save_after', fn() => $this->note( self::EDITED, 'edit_theme_options' ), 10, 0 );
		foreach ( [ 'wp_template', 'wp_template_part', 'wp_global_styles' ] as $type ) {
			add_action( "save_post_$type", [ $this, 'note_post' ], 10, 2 );
		}
	}

	/**
	 * The controllers.
	 *
	 * @return list<\Storewright\Rest\Controller>
	 */
	public function routes(): array {
		$patterns  = new PatternLibrary( $this->context );
		$changes   = new PatternChanges( $this->context, $patterns );
		$directory = new ThemeDirectory( $this->context );
		return [
			new DesignController( $this->context, $patterns, $changes, new InstalledThemes(), $directory ),
			new PreviewController( $this->context, $patterns, new PatternPreview() ),
			new DirectoryController( $this->context, $directory ),
		];
	}

	/**
	 * Forgets it.
	 */
	public function uninstall(): void {
		foreach ( [ self::EDITED, self::CHOSEN, ChangeStore::OPTION, ThemeDirectory::OPTION ] as $option ) {
			$this->context->options->delete( $option );
		}
	}

	/**
	 * Notes a saved template, template part or style.
	 *
	 * @param int     $id   The post's.
	 * @param WP_Post $post What was saved.
	 */
	public function note_post( int $id, WP_Post $post ): void {
		$is_edited = 'publish' === $post->post_status
			&& ( 'wp_global_styles' !== $post->post_type || self::has_styles( $post->post_content ) );

		if ( $is_edited ) {
			$this->note( self::EDITED, 'edit_theme_options' );
		}
	}

	/**
	 * Notes another theme, unless WordPress fell back to it because the old one broke.
	 *
	 * @param string $name  The theme's.
	 * @param mixed  $theme The theme.
	 * @param mixed  $old   The one before.
	 */
	public function note_theme( string $name, mixed $theme = null, mixed $old = null ): void {
		if ( $theme instanceof WP_Theme && $old instanceof WP_Theme && false === $theme->errors() && false === $old->errors() ) {
			$this->note( self::CHOSEN, 'switch_themes' );
		}
	}

	/**
	 * Whether global styles hold something: WordPress itself saves empty ones as soon as any block editor is opened, that of products
	 * included.
	 */
	private static function has_styles( string $content ): bool {
		$styles = json_decode( $content, true );
		return is_array( $styles ) && ( (bool) ( $styles['settings'] ?? false ) || (bool) ( $styles['styles'] ?? false ) );
	}

	/**
	 * Notes it the first time. Not worth breaking what was done: a failure shows as an open task.
	 */
	private function note( string $option, string $capability ): void {
		if ( current_user_can( $capability ) && ! $this->context->options->bool_yes( $option ) && update_option( $option, 'yes', false ) ) {
			/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
			Events::dispatch( 'storewright_tasks_changed' );
		}
	}
}
