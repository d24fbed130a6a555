<?php
/**
 * Must-use plugin of the sites of the end-to-end tests: no avatars from elsewhere, and right-to-left where the cookie asks.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_filter( 'pre_option_show_avatars', '__return_zero' );

add_action(
	'after_setup_theme',
	static function (): void {
		if ( 'rtl' === ( $_COOKIE['storewright_direction'] ?? '' ) ) {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
		}
	}
);
