<?php
/**
 * A visitor's request that sells something while Storewright's files are being replaced: they are gone once WordPress has loaded. Arguments:
 * a folder in which it finds the site's other plugins and makes a copy of those files of Storewright that each page reads. Prints as JSON
 * the order's id, its status, and what Storewright has logged.
 *
 * @package Storewright
 */

declare(strict_types=1);

( static function ( string $folder ): void {
	$root = dirname( __DIR__, 2 );
	foreach ( [
		'plugin.php',
		'includes/Plugin.php',
		'includes/Kernel/Mode.php',
		'includes/Companion/Events/Triggers.php',
		'vendor/autoload.php',
	] as $file ) {
		$copy = "$folder/storewright/$file";
		is_dir( dirname( $copy ) ) || mkdir( dirname( $copy ), 0700, true );
		copy( "$root/$file", $copy );
	}
	symlink( getenv( 'STOREWRIGHT_TEST_CONTENT' ) . '/plugins/woocommerce', "$folder/woocommerce" );
	define( 'WP_PLUGIN_DIR', $folder );
} )( $argv[1] );

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';

( static function ( string $folder ): void {
	$logged = [];
	add_action(
		'storewright_log',
		static function ( string $message ) use ( &$logged ): void {
			$logged[] = $message;
		}
	);
	rename( "$folder/storewright", "$folder/elsewhere" );
	$order = wc_create_order();
	if ( $order instanceof WC_Order ) {
		$order->set_billing_email( 'ann@example.test' );
		$order->set_total( '14' );
		$order->payment_complete();
		$found = wc_get_order( $order->get_id() );
		echo wp_json_encode(
			[
				'id'     => $order->get_id(),
				'status' => $found instanceof WC_Order ? $found->get_status() : '',
				'logged' => $logged,
			]
		);
	}
} )( $argv[1] );
