<?php
/**
 * Routes the requests of PHP's own web server as a WordPress web server would: files as they are, all else to
 * WordPress, nothing hidden.
 *
 * @package Storewright
 */

// phpcs:disable WordPress.Security -- There is no WordPress yet; nothing here is printed or stored.
/** @var array{DOCUMENT_ROOT: string, REQUEST_URI: string, PATH_INFO?: string} $_SERVER */
$storewright_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

if ( 1 === preg_match( '#/\.(?!well-known/)|\.(log|sqlite)$#', $storewright_path ) ) {
	http_response_code( 404 );
	exit;
}

$storewright_file = $_SERVER['DOCUMENT_ROOT'] . $storewright_path;

if ( is_dir( $storewright_file ) && ! str_ends_with( $storewright_path, '/' ) ) {
	$storewright_query = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
	header( 'Location: ' . $storewright_path . '/' . ( '' === $storewright_query ? '' : '?' . $storewright_query ), true, 301 );
	exit;
}

// Tests in a browser open hundreds of pages: scripts and styles that carry their version are kept by it, as web servers usually allow.
if ( '1' === getenv( 'STOREWRIGHT_CACHED_FILES' ) && isset( $_GET['ver'] ) && is_file( $storewright_file )
	&& 1 === preg_match( '#\.(?:js|css)$#', $storewright_file, $storewright_type ) ) {
	header( 'Content-Type: ' . ( '.js' === $storewright_type[0] ? 'text/javascript' : 'text/css' ) . '; charset=UTF-8' );
	header( 'Cache-Control: public, max-age=31536000, immutable' );
	readfile( $storewright_file );
	exit;
}

if ( is_file( $storewright_file ) || is_file( $storewright_file . 'index.php' ) ) {
	return false;
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
unset( $_SERVER['PATH_INFO'] );

require __DIR__ . '/site/prepend.php';
require $_SERVER['SCRIPT_FILENAME'];
