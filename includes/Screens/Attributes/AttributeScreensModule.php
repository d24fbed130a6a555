<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Kernel\BackOfficeModule;

/**
 * The page of attributes, and what WordPress's own pages of their terms need besides.
 */
final class AttributeScreensModule extends BackOfficeModule {

	/**
	 * Hooks them.
	 */
	public function register(): void {
		add_action( 'admin_menu', fn() => ( new AttributesPage( $this->context ) )->add_to_menu(), 60 );
		// On the form of a term WordPress fires the hook of the list as well.
		foreach ( [ 'load-edit-tags.php', 'wp_ajax_add-tag', 'wp_ajax_inline-save-tax' ] as $hook ) {
			// Before WordPress answers.
			add_action( $hook, fn() => $this->extend_terms(), 0 );
		}
	}

	private function extend_terms(): void {
		// phpcs:ignore WordPress.Security -- Compared only, with the names of known taxonomies.
		$taxonomy = $_REQUEST['taxonomy'] ?? '';
		if ( is_string( $taxonomy ) ) {
			( new TermScreens( $this->context ) )->register( $taxonomy );
		}
	}
}
