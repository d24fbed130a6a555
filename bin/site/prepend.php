<?php
/**
 * Tells a shared WordPress core which site it serves: the core is linked into the site's folder, and would take the
 * folder that the links lead to for its own.
 *
 * @package Storewright
 */

/** @var array{DOCUMENT_ROOT: string, SCRIPT_NAME?: string} $_SERVER */
define( 'ABSPATH', $_SERVER['DOCUMENT_ROOT'] . '/' );

// Where this folder is, each process holds a lock in it while it serves a request: tests put a database back only when none is held.
if ( is_dir( ABSPATH . 'wp-content/running-requests' ) ) {
	// PHP lets go of it at the very end, however the request ends.
	$storewright_running = fopen( ABSPATH . 'wp-content/running-requests/' . getmypid(), 'c' );
	if ( false === $storewright_running || ! flock( $storewright_running, LOCK_EX ) ) {
		throw new RuntimeException( 'wp-content/running-requests can\'t be written to.' );
	}
}

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
