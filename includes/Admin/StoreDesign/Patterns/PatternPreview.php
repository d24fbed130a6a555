<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use WP_Query;

/**
 * A pattern as the site would show it: a document with the theme's styles and the store's products, without scripts. A front page is
 * printed by the theme, with all that stands around its content.
 */
final class PatternPreview {

	/**
	 * How many products it shows at most.
	 */
	private const PRODUCTS = 6;

	/**
	 * The document. Nothing is written.
	 *
	 * @param Pattern $pattern
	 */
	public function html( Pattern $pattern ): string {
		// WordPress would store a menu for headers that have none.
		add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		try {
			return Place::Front === $pattern->place
				? self::without_scripts( ( new FrontPreview() )->html( $pattern, ( new FrontTemplate() )->slug() ) )
				: $this->template_html( $pattern );
		} finally {
			remove_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		}
	}

	private function template_html( Pattern $pattern ): string {
		$content = $this->with_products( $pattern->place, static fn(): string => do_blocks( $pattern->content ) );
		ob_start();
		/** This action is documented in wp-includes/script-loader.php */
		do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own: the theme's styles.
		wp_print_styles();
		$styles = (string) ob_get_clean();
		return sprintf(
			'<!doctype html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%2$s</title>%3$s</head><body class="%4$s"><div class="wp-site-blocks is-layout-constrained has-global-padding">%5$s</div></body></html>',
			get_language_attributes(),
			esc_html( $pattern->title ),
			$styles,
			esc_attr( implode( ' ', [ 'wp-embed-responsive', is_rtl() ? 'rtl' : 'ltr' ] ) ),
			$content
		);
	}

	/**
	 * Renders with the newest products as what the page asks for, and puts back what was there.
	 *
	 * @param callable(): string $render
	 */
	private function with_products( Place $place, callable $render ): string {
		$before = [ $GLOBALS['wp_query'] ?? null, $GLOBALS['wp_the_query'] ?? null, $GLOBALS['post'] ?? null ];
		$query  = new WP_Query(
			[
				'post_type'      => 'product',
				'post_status'    => 'publish',
				'posts_per_page' => Place::Shop === $place ? self::PRODUCTS : 1, // phpcs:ignore WordPress.WP.PostsPerPage -- Six at most.
			]
		);
		try {
			$GLOBALS['wp_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
			if ( Place::Product === $place && $query->have_posts() ) {
				$query->the_post();
			}
			return $render();
		} finally {
			[ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'] ] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
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
