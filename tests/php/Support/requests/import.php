<?php
/**
 * Imports a folder into a database beside the site's own.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Import\Importer;

return static function ( Context $context, array $arguments ): array {
	/** @var wpdb $wpdb */
	global $wpdb;
	/** @var array{folder: string, database: string} $input */
	$input = $arguments;
	$wpdb->select( $input['database'] );
	wp_cache_flush();
	return ( new Importer( $context ) )->import( $input['folder'] )->counts();
};
