<?php
/**
 * Prepares a PHPUnit run: real WordPress where the launcher prepared a site, nothing but the classes otherwise.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';
// Before the first host is looked up: PHP keeps which function it called.
require_once __DIR__ . '/Support/names-of-hosts.php';

if ( false === getenv( 'STOREWRIGHT_TEST_CORE' ) ) {
	// Files of data do nothing where they are opened by their address.
	define( 'ABSPATH', dirname( __DIR__, 2 ) . '/' );
	require_once __DIR__ . '/Support/functions-without-wordpress.php';
} else {
	require_once __DIR__ . '/bootstrap-wordpress.php';
}
