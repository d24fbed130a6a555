<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Closure;
use WP_Query;

/**
 * A page of the site that is not asked for by an address: a document as the theme prints it for visitors, with its head and its footer.
 */
final class ThemeDocument {

	/**
	 * What pages change.
	 */
	private const GLOBALS = [ 'wp_query', 'wp_the_query', 'post', '_wp_current_template_content', '_wp_current_template_id' ];

	/**
	 * Prints a page, and puts back what was there.
	 *
	 * @param array<string, Closure(mixed, mixed, mixed): mixed> $hooks    Filters that hold meanwhile, by name.
	 * @param array<string, mixed>                               $query    What the page asks for; nothing if empty.
	 * @param Closure(): string                                  $template Says which file prints it, once it was asked for.
	 */
	public function html( array $hooks, array $query, Closure $template ): string {
		$hooks += [ 'show_admin_bar' => static fn(): bool => false ];
		$before = array_intersect_key( $GLOBALS, array_flip( self::GLOBALS ) );
		foreach ( $hooks as $name => $callback ) {
			add_filter( $name, $callback, 10, 3 );
		}
		try {
			return $this->print( $query, $template );
		} finally {
			foreach ( $hooks as $name => $callback ) {
				remove_filter( $name, $callback );
			}
			foreach ( self::GLOBALS as $name ) {
				$GLOBALS[ $name ] = $before[ $name ] ?? null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- Put back.
			}
		}
	}

	/**
	 * @param array<string, mixed> $asked
	 * @param Closure(): string    $template
	 */
	private function print( array $asked, Closure $template ): string {
		$query = new WP_Query();
		// What changes the site's own query does so here. phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back by the caller.
		[ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ] = [ $query, $query ];
		if ( [] !== $asked ) {
			$query->query( $asked );
		}
		$GLOBALS['post'] = $query->post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back by the caller.

		$file = $template();
		ob_start();
		try {
			load_template( $file, false );
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}
}
