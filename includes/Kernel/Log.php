<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Where failures are written down: PHP's error log, and `storewright_log` for whoever wants them elsewhere.
 */
final class Log {

	/**
	 * Writes a failure that a person should look at.
	 *
	 * @param string               $message What failed, in one line.
	 * @param array<string, mixed> $context Facts that help to find the cause; never a secret.
	 */
	public function error( string $message, array $context = [] ): void {
		/**
		 * Fires for each failure that Storewright writes down.
		 *
		 * @param string               $message What failed.
		 * @param array<string, mixed> $context Facts that help to find the cause.
		 */
		do_action( 'storewright_log', $message, $context );
		$facts = [] === $context ? '' : ' ' . wp_json_encode( $context, JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The log is the place for it.
		error_log( 'Storewright: ' . $message . $facts );
	}
}
