<?php
/**
 * Makes an empty database, dropping the one of that name: php create-database.php HOST PORT USER PASSWORD NAME.
 *
 * @package Storewright
 */

// phpcs:disable WordPress.DB -- There is no WordPress yet.
mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
list( , $storewright_host, $storewright_port, $storewright_user, $storewright_password, $storewright_name ) = $argv;

$storewright_server   = new mysqli( $storewright_host, $storewright_user, $storewright_password, '', (int) $storewright_port );
$storewright_database = '`' . str_replace( '`', '``', $storewright_name ) . '`';
$storewright_server->query( "DROP DATABASE IF EXISTS $storewright_database" );
$storewright_server->query( "CREATE DATABASE $storewright_database CHARACTER SET utf8mb4" );
