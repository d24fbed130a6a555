<?php
/**
 * The constants of wp-config.php for the site that PHPUnit runs in, from the launcher's environment.
 *
 * The core is shared and read-only; everything that is written lies in STOREWRIGHT_TEST_CONTENT.
 *
 * @package Storewright
 */

declare(strict_types=1);

/**
 * Reads a setting that the launcher (bin/lib/phpunit.mjs) must have given.
 *
 * @param string $name Environment variable.
 */
function storewright_test_setting( string $name ): string {
	$value = getenv( $name );
	if ( false === $value ) {
		fwrite( STDERR, "The environment variable {$name} is missing: run the tests with “npm run test:php”.\n" );
		exit( 1 );
	}
	return $value;
}

define( 'ABSPATH', storewright_test_setting( 'STOREWRIGHT_TEST_CORE' ) . '/' );
define( 'WP_CONTENT_DIR', storewright_test_setting( 'STOREWRIGHT_TEST_CONTENT' ) );
define( 'WP_CONTENT_URL', 'http://localhost/wp-content' );
define( 'DB_NAME', storewright_test_setting( 'STOREWRIGHT_TEST_DB_NAME' ) );
define( 'DB_HOST', storewright_test_setting( 'STOREWRIGHT_TEST_DB_HOST' ) );
define( 'DB_USER', storewright_test_setting( 'STOREWRIGHT_TEST_DB_USER' ) );
define( 'DB_PASSWORD', storewright_test_setting( 'STOREWRIGHT_TEST_DB_PASSWORD' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', 'http://localhost' );
define( 'WP_SITEURL', 'http://localhost' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
// A name that no server knows: the test of pinned addresses asks this machine by it.
define( 'WP_ACCESSIBLE_HOSTS', 'nowhere.invalid' );
define( 'WP_CRON_LOCK_TIMEOUT', 60 );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_MEMORY_LIMIT', '1G' );

foreach ( [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
] as $storewright_test_key ) {
	define( $storewright_test_key, 'only for tests: ' . $storewright_test_key );
}

$GLOBALS['table_prefix'] = 'wp_';
$_SERVER['REQUEST_URI']  = '/';
if ( false !== getenv( 'STOREWRIGHT_TEST_NETWORK' ) ) {
	// The path of one of its sites.
	$_SERVER['REQUEST_URI'] = getenv( 'STOREWRIGHT_TEST_NETWORK' );
	// The network of Support\Network lies in the same database, beside the site.
	$GLOBALS['table_prefix'] = 'network_';
	if ( ! defined( 'WP_INSTALLING' ) ) {
		define( 'MULTISITE', true );
		define( 'SUBDOMAIN_INSTALL', false );
		define( 'DOMAIN_CURRENT_SITE', 'localhost' );
		define( 'PATH_CURRENT_SITE', '/' );
		define( 'SITE_ID_CURRENT_SITE', 1 );
		define( 'BLOG_ID_CURRENT_SITE', 1 );
	}
}
$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['SERVER_NAME']     = 'localhost';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['PHP_SELF']        = '/index.php';
