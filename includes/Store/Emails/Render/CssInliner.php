<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

use DOMDocument;
use TijsVerkoyen\CssToInlineStyles\CssToInlineStyles;

/**
 * Puts rules into the elements that they are for: many mail programs read no style sheets.
 */
final class CssInliner {

	/**
	 * The document with the rules in its elements. Where PHP has no DOM extension the rules are in its head.
	 *
	 * @param string $html  A whole document; what its own style elements say stays there.
	 * @param string $rules CSS.
	 */
	public static function inline( string $html, string $rules ): string {
		if ( ! class_exists( DOMDocument::class ) ) {
			return str_replace( '</head>', "<style>{$rules}</style></head>", $html );
		}
		// The library would put the rules of style elements into the elements as well, those for dark surfaces among them.
		$kept = [];
		$bare = (string) preg_replace_callback(
			'#<style\b[^>]*>.*?</style>#is',
			static function ( array $found ) use ( &$kept ): string {
				$kept[] = $found[0];
				return '<!--kept-style-' . ( count( $kept ) - 1 ) . '-->';
			},
			$html
		);
		$done = ( new CssToInlineStyles() )->convert( $bare, $rules );
		foreach ( $kept as $index => $style ) {
			$done = str_replace( "<!--kept-style-{$index}-->", $style, $done );
		}
		return $done;
	}
}
