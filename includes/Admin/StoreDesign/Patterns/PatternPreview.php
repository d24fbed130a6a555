<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Storewright\Kernel\Errors\Conflict;

/**
 * A pattern as the site would show it: a document that the theme prints, with the store's products and all that stands around them,
 * without scripts.
 */
final class PatternPreview {

	/**
	 * The document. Nothing is written.
	 *
	 * @param Pattern $pattern
	 * @throws Conflict If it is a template and the theme has none to change.
	 */
	public function html( Pattern $pattern ): string {
		// WordPress would store a menu for headers that have none.
		add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		try {
			return self::without_scripts(
				Place::Front === $pattern->place
					? ( new FrontPreview() )->html( $pattern, ( new FrontTemplate() )->slug() )
					: ( new TemplatePreview() )->html( $pattern )
			);
		} finally {
			remove_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		}
	}

	private static function without_scripts( string $html ): string {
		$parts = (array) preg_split( '/<script\b/i', $html );
		$kept  = (string) array_shift( $parts );
		foreach ( $parts as $part ) {
			$end   = stripos( (string) $part, '</script>' );
			$kept .= false === $end ? '' : substr( (string) $part, $end + strlen( '</script>' ) );
		}
		return $kept;
	}
}
