<?php
/**
 * Persistent object cache of the test sites: a file for each key, shared by all processes at once, so that what one of them leaves
 * stale is what the next one reads.
 *
 * Copied into wp-content as object-cache.php by bin/lib/phpunit.mjs. WordPress itself adds the functions for several keys.
 *
 * @package Storewright
 */

// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions, WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting.FunctionComment -- WordPress's own functions, on files of the test site.

declare(strict_types=1);

/**
 * Keys as files below wp-content/object-cache, a folder for each group.
 */
final class Storewright_File_Cache {

	/**
	 * @var array<string, true>
	 */
	public array $non_persistent = [];

	/**
	 * @var array<string, true> Groups that all sites of a network share.
	 */
	public array $global = [];

	/**
	 * The site whose keys are meant; 0 without a network.
	 */
	public int $site = 0;

	/**
	 * @var array<string, array<int|string, mixed>> Groups that end with the process.
	 */
	private array $memory = [];

	public function folder( string $group ): string {
		return WP_CONTENT_DIR . '/object-cache/' . md5( '' === $group ? 'default' : $group );
	}

	public function get( int|string $key, string $group, ?bool &$found ): mixed {
		if ( isset( $this->non_persistent[ $group ] ) ) {
			$found = array_key_exists( $key, $this->memory[ $group ] ?? [] );
			$value = $found ? $this->memory[ $group ][ $key ] : false;
			return is_object( $value ) ? clone $value : $value;
		}
		$file  = $this->file( $key, $group );
		$text  = is_file( $file ) ? @file_get_contents( $file ) : false;
		$entry = false === $text ? null : unserialize( $text );
		$found = is_array( $entry ) && ( 0 === $entry[0] || $entry[0] > time() );
		return $found ? $entry[1] : false;
	}

	public function set( int|string $key, mixed $value, string $group, int $expire ): bool {
		if ( isset( $this->non_persistent[ $group ] ) ) {
			$this->memory[ $group ][ $key ] = is_object( $value ) ? clone $value : $value;
			return true;
		}
		$file = $this->file( $key, $group );
		if ( ! is_dir( dirname( $file ) ) ) {
			@mkdir( dirname( $file ), 0777, true );
		}
		$part = $file . '.' . getmypid();
		if ( false === @file_put_contents( $part, serialize( [ 0 === $expire ? 0 : time() + $expire, $value ] ) ) ) {
			// Another process has just emptied the group.
			return false;
		}
		return @rename( $part, $file );
	}

	public function delete( int|string $key, string $group ): bool {
		if ( isset( $this->non_persistent[ $group ] ) ) {
			$there = array_key_exists( $key, $this->memory[ $group ] ?? [] );
			unset( $this->memory[ $group ][ $key ] );
			return $there;
		}
		return is_file( $this->file( $key, $group ) ) && @unlink( $this->file( $key, $group ) );
	}

	/**
	 * Of all sites, as WordPress's own cache does it.
	 */
	public function flush_group( string $group ): bool {
		unset( $this->memory[ $group ] );
		self::empty( $this->folder( $group ) );
		return true;
	}

	public function flush(): bool {
		$this->memory = [];
		array_map( self::empty( ... ), (array) glob( WP_CONTENT_DIR . '/object-cache/*', GLOB_ONLYDIR ) );
		return true;
	}

	private static function empty( string|false $folder ): void {
		array_map( static fn( string $file ) => @unlink( $file ), (array) glob( $folder . '/*' ) );
	}

	private function file( int|string $key, string $group ): string {
		return $this->folder( $group ) . '/' . md5( isset( $this->global[ $group ] ) || 0 === $this->site ? (string) $key : "$this->site:$key" );
	}
}

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache']    = new Storewright_File_Cache();
	storewright_test_cache()->site = is_multisite() ? get_current_blog_id() : 0;
}

function wp_cache_switch_to_blog( $site ): void {
	storewright_test_cache()->site = is_multisite() ? (int) $site : 0;
}

function storewright_test_cache(): Storewright_File_Cache {
	return $GLOBALS['wp_object_cache'];
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return storewright_test_cache()->get( $key, (string) $group, $found );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return storewright_test_cache()->set( $key, $data, (string) $group, (int) $expire );
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	if ( wp_suspend_cache_addition() ) {
		return false;
	}
	storewright_test_cache()->get( $key, (string) $group, $found );
	return ! $found && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	storewright_test_cache()->get( $key, (string) $group, $found );
	return $found && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_delete( $key, $group = '' ) {
	return storewright_test_cache()->delete( $key, (string) $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = wp_cache_get( $key, $group );
	return is_numeric( $value ) && wp_cache_set( $key, (int) $value + $offset, $group ) ? (int) $value + $offset : false;
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}

function wp_cache_flush() {
	return storewright_test_cache()->flush();
}

function wp_cache_flush_group( $group ) {
	return storewright_test_cache()->flush_group( (string) $group );
}

function wp_cache_supports( $feature ) {
	// As older drop-ins, which can only empty all, where a test says so.
	return 'flush_group' === $feature && false === getenv( 'STOREWRIGHT_TEST_CACHE_WITHOUT_GROUPS' );
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ): void {
	foreach ( (array) $groups as $group ) {
		storewright_test_cache()->global[ $group ] = true;
	}
}

function wp_cache_add_non_persistent_groups( $groups ): void {
	foreach ( (array) $groups as $group ) {
		storewright_test_cache()->non_persistent[ $group ] = true;
	}
}
