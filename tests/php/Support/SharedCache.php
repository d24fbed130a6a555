<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;

/**
 * A persistent object cache for the requests that a test starts; the test itself goes on without one.
 */
final class SharedCache {

	/**
	 * Puts the drop-in into its place.
	 */
	public static function put(): void {
		if ( ! copy( dirname( __DIR__ ) . '/object-cache.php', self::drop_in() ) ) {
			throw new RuntimeException( 'The object cache could not be put into its place.' );
		}
	}

	/**
	 * Removes it and what it holds, if it is there.
	 */
	public static function remove(): void {
		if ( ! is_file( self::drop_in() ) ) {
			return;
		}
		unlink( self::drop_in() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the test's site.
		foreach ( (array) glob( WP_CONTENT_DIR . '/object-cache/*/*' ) as $file ) {
			unlink( (string) $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the test's site.
		}
	}

	private static function drop_in(): string {
		return WP_CONTENT_DIR . '/object-cache.php';
	}
}
