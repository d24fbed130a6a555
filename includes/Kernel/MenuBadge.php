<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * How many things wait for the owner, beside the title of a menu.
 */
final class MenuBadge {

	/**
	 * The badge of what remains to be done, in the markup that WordPress styles; nothing where nothing remains.
	 */
	public static function html(): string {
		/**
		 * Filters how many things wait for the owner, shown beside the menu's title.
		 *
		 * @param int $count 0 shows no badge.
		 */
		$count = apply_filters( 'storewright_menu_badge_count', 0 );
		$count = is_int( $count ) ? $count : 0;
		if ( $count < 1 ) {
			return '';
		}
		return sprintf(
			' <span class="awaiting-mod update-plugins remaining-tasks-badge count-%1$d"><span class="count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( number_format_i18n( $count ) ),
			/* translators: %s: number of setup tasks. */
			esc_html( sprintf( _n( '%s setup task left', '%s setup tasks left', $count, 'storewright' ), number_format_i18n( $count ) ) )
		);
	}
}
