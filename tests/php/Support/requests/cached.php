<?php
/**
 * Writes to the object cache and reads what is in it. Arguments: `set`, a list of site, group, key and value; `get`, a list of site, group
 * and key, 0 as site where there is no network. Returns the values of `get`, null for what is not there.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): array {
	/** @var array{set?: list<array{int, string, string, mixed}>, get?: list<array{int, string, string}>} $input */
	$on_site = static function ( int $site, callable $work ): mixed {
		if ( 0 === $site ) {
			return $work();
		}
		switch_to_blog( $site );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	};
	foreach ( $input['set'] ?? [] as [ $site, $group, $key, $value ] ) {
		$on_site( $site, static fn() => wp_cache_set( $key, $value, $group ) );
	}
	return array_map(
		static fn( array $place ): mixed => $on_site(
			$place[0],
			static function () use ( $place ): mixed {
				$value = wp_cache_get( $place[2], $place[1], false, $found );
				return true === $found ? $value : null;
			}
		),
		$input['get'] ?? []
	);
};
