<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign;

use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Notes that the owner looked after the store's looks, which happens on WordPress's own screens, for the tasks about it.
 */
final class StoreDesignModule implements Module, Activatable {

	/**
	 * 'yes' once somebody opened the editor of the site's looks, or saved something in it.
	 */
	public const EDITED = 'storewright_design_edited';

	/**
	 * 'yes' once somebody looked through themes, or took another one.
	 */
	public const CHOSEN = 'storewright_theme_chosen';

	/**
	 * By option, the hooks that tell of it.
	 */
	private const DEEDS = [
		self::EDITED => [ 'load-site-editor.php', 'load-customize.php', 'customize_save_after', 'save_post_wp_template', 'save_post_wp_template_part', 'save_post_wp_global_styles' ],
		self::CHOSEN => [ 'load-theme-install.php', 'switch_theme' ],
	];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks what tells of it.
	 */
	public function register(): void {
		foreach ( self::DEEDS as $option => $hooks ) {
			foreach ( $hooks as $hook ) {
				add_action( $hook, fn() => $this->note( $option ), 10, 0 );
			}
		}
	}

	/**
	 * Nothing to set up.
	 */
	public function activate(): void {}

	/**
	 * Forgets it.
	 */
	public function uninstall(): void {
		foreach ( array_keys( self::DEEDS ) as $option ) {
			$this->context->options->delete( $option );
		}
	}

	/**
	 * Notes it the first time. Not worth breaking what was done: a failure shows as an open task.
	 */
	private function note( string $option ): void {
		if ( ! $this->context->options->bool_yes( $option ) && update_option( $option, 'yes', false ) ) {
			/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
			do_action( 'storewright_tasks_changed' );
		}
	}
}
