<?php
declare(strict_types=1);

namespace Storewright\Screens\Terms;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Store\Terms\Rest\BrandSchema;
use Storewright\Store\Terms\Rest\CategorySchema;
use Storewright\Store\Terms\Taxonomies;

/**
 * What WordPress's own pages of categories and brands need besides: their order, and pictures.
 */
final class TermScreensModule extends BackOfficeModule {

	/**
	 * Hooks them.
	 */
	public function register(): void {
		// On the form of a term WordPress fires the hook of the list as well.
		foreach ( [ 'load-edit-tags.php', 'wp_ajax_add-tag', 'wp_ajax_inline-save-tax' ] as $hook ) {
			// Before WordPress answers.
			add_action( $hook, fn() => $this->extend(), 0 );
		}
	}

	private function extend(): void {
		// phpcs:ignore WordPress.Security -- Compared only, with the names of known taxonomies.
		$config = match ( $_REQUEST['taxonomy'] ?? '' ) {
			Taxonomies::CATEGORY => CategorySchema::config(),
			Taxonomies::BRAND    => BrandSchema::config(),
			default              => null,
		};
		if ( null !== $config ) {
			// The list is sorted by the owner, not by name, as WordPress would say.
			add_filter(
				"manage_edit-{$config->taxonomy}_sortable_columns",
				static fn( mixed $columns ): mixed => is_array( $columns ) ? [ 'name' => [ 'name', false ] ] + $columns : $columns
			);
			( new TermRows( $this->context, $config ) )->register();
			$fields = [ new TermOrderField( $this->context, $config ), new TermImageField( $this->context, $config ) ];
			foreach ( $fields as $field ) {
				$field->register();
			}
			( new TermConflicts( $fields ) )->stop_form();
		}
	}
}
