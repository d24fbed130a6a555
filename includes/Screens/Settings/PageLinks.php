<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

/**
 * The pages of a table on the settings page: which one the address asks for, and links to the others.
 */
final class PageLinks {

	public const ARGUMENT = 'paged';

	private const MOST = 1_000_000;

	/**
	 * The number of the page that the address asks for, from 1 on; 1 where it says nothing that makes sense.
	 */
	public static function asked(): int {
		// phpcs:ignore WordPress.Security -- Says what is shown, changes nothing.
		$page = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? wp_unslash( $_GET[ self::ARGUMENT ] ) : '1';
		return max( 1, min( self::MOST, absint( $page ) ) );
	}

	/**
	 * Prints links to the other pages; nothing where there is one page only.
	 *
	 * @param string $url   The table's address without a page.
	 * @param int    $page  The page that is shown.
	 * @param int    $pages How many there are.
	 * @param string $label What the links are called, such as “Tax rate pages”.
	 */
	public static function render( string $url, int $page, int $pages, string $label ): void {
		$links = paginate_links(
			[
				'base'    => add_query_arg( self::ARGUMENT, '%#%', $url ),
				'format'  => '',
				'current' => $page,
				'total'   => $pages,
			]
		);
		if ( is_string( $links ) && '' !== $links ) {
			printf( '<nav class="storewright-pages" aria-label="%s">%s</nav>', esc_attr( $label ), wp_kses_post( $links ) );
		}
	}
}
