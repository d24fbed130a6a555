<?php
/**
 * Tells a shared WordPress core which site it serves: the core is linked into the site's folder, and would take the
 * folder that the links lead to for its own.
 *
 * @package Storewright
 */

/** @var array{DOCUMENT_ROOT: string, SCRIPT_NAME?: string} $_SERVER */
define( 'ABSPATH', $_SERVER['DOCUMENT_ROOT'] . '/' );

// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.Security -- There is no WordPress yet; nothing is printed or stored.
if ( '/wp-cron.php' === ( $_SERVER['SCRIPT_NAME'] ?? '' ) ) {
	// It takes WordPress for loaded where ABSPATH is known, and says only afterwards that it is cron.
	ignore_user_abort( true );
	$wp_filter = array(
		'wp_doing_cron' => array(
			10 => array(
				array(
					'function'      => static fn(): bool => true,
					'accepted_args' => 0,
				),
			),
		),
	);
	require ABSPATH . 'wp-load.php';
}
