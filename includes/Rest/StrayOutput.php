<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Storewright\Kernel\Mode;

/**
 * What other plugins print while they load, before the REST server starts: held back where a route of ours is asked for over HTTP.
 */
final class StrayOutput {

	/**
	 * How much of it is written to the log, in characters.
	 */
	private const MAX_LOGGED = 200;

	/**
	 * The level of the buffer that holds it, 0 for none.
	 */
	private static int $level = 0;

	/**
	 * What was printed before Storewright was loaded, where PHP buffers it.
	 */
	private static string $before = '';

	/**
	 * Begins to hold it back where the request's address is one of ours. Called while plugins load.
	 *
	 * @param Mode $mode Who runs the shop, as far as is known by then.
	 */
	public static function hold( Mode $mode ): void {
		if ( 0 < self::$level || ! Namespaces::may_be_ours( self::asked(), $mode ) ) {
			return;
		}
		// Plugins are loaded by their names: nothing that stands here is of a response.
		$flags = ob_get_status()['flags'] ?? 0;
		if ( 0 < (int) ob_get_length() && is_int( $flags ) && 0 !== ( $flags & PHP_OUTPUT_HANDLER_CLEANABLE ) ) {
			self::$before = (string) ob_get_contents();
			ob_clean();
		}
		ob_start();
		self::$level = ob_get_level();
	}

	/**
	 * Ends to hold it back, and answers what was printed. Where a plugin has begun a buffer of its own since, that is for it to end.
	 */
	public static function take(): string {
		$printed      = self::$before . ( 0 < self::$level && ob_get_level() === self::$level ? ob_get_clean() : '' );
		self::$before = '';
		self::$level  = 0;
		return $printed;
	}

	/**
	 * What the log says of something that was printed.
	 *
	 * @param string $printed
	 */
	public static function excerpt( string $printed ): string {
		return mb_substr( trim( wp_strip_all_tags( $printed ) ), 0, self::MAX_LOGGED );
	}

	/**
	 * The route that the request's address names, before WordPress has parsed it; '' for none.
	 */
	private static function asked(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared alone.
		$route = $_GET['rest_route'] ?? null;
		if ( is_string( $route ) ) {
			return $route;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared alone.
		$address = $_SERVER['REQUEST_URI'] ?? '';
		$path    = is_string( $address ) ? explode( '?', $address, 2 )[0] : '';
		return rawurldecode( explode( '/' . rest_get_url_prefix() . '/', $path, 2 )[1] ?? '' );
	}
}
