<?php
/**
 * Answers once every other request that came before has ended, whether or not anybody waits for its answer; see prepend.php.
 *
 * @package Storewright
 */

// phpcs:disable WordPress.Security -- There is no WordPress; only tests ask.
foreach ( (array) glob( __DIR__ . '/wp-content/running-requests/*' ) as $storewright_file ) {
	if ( basename( (string) $storewright_file ) === (string) getmypid() ) {
		continue;
	}
	$storewright_handle = fopen( (string) $storewright_file, 'c' );
	if ( false === $storewright_handle || ! flock( $storewright_handle, LOCK_EX ) ) {
		exit( "No lock: $storewright_file" );
	}
}
echo 'done';
