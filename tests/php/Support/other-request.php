<?php
/**
 * A request in a process of its own: loads the test's site, says “ready”, waits for “go”, and prints what the script returns.
 *
 * Arguments: name of a file in the folder requests, its arguments as JSON.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once dirname( __DIR__, 3 ) . '/vendor/autoload.php';
require_once dirname( __DIR__ ) . '/bootstrap-wordpress.php';

( static function ( string $script, string $arguments ): void {
	/** @var callable(\Storewright\Kernel\Context, mixed): mixed $work */
	$work    = require __DIR__ . '/requests/' . $script . '.php';
	$context = \Storewright\Kernel\Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION );
	echo "ready\n";
	fgets( STDIN );
	echo wp_json_encode( $work( $context, json_decode( $arguments, true, 512, JSON_THROW_ON_ERROR ) ) );
} )( $argv[1], $argv[2] );
