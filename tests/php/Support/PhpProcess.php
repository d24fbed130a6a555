<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;

/**
 * How tests start PHP: a process takes from files what others have compiled of WordPress, see bin/lib/opcache.mjs.
 */
final class PhpProcess {

	/**
	 * A command line.
	 *
	 * @param string ...$arguments Those of PHP, the script and its own.
	 * @return list<string>
	 */
	public static function command( string ...$arguments ): array {
		$compiled = dirname( __DIR__, 3 ) . '/.cache/opcache';
		$settings = is_dir( $compiled ) ? [ 'opcache.enable_cli=1', 'opcache.file_cache_only=1', "opcache.file_cache=$compiled" ] : [];
		$command  = [ PHP_BINARY ];
		foreach ( $settings as $setting ) {
			array_push( $command, '-d', $setting );
		}
		return [ ...$command, ...array_values( $arguments ) ];
	}

	/**
	 * Runs a script of the folder tests/php.
	 *
	 * @param string $script       Its name.
	 * @param string ...$arguments
	 * @return mixed What it prints as JSON.
	 * @throws RuntimeException If it fails.
	 */
	public static function printed_by( string $script, string ...$arguments ): mixed {
		return json_decode( self::output_of( $script, ...$arguments ), true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Runs a script of the folder tests/php.
	 *
	 * @param string $script       Its name.
	 * @param string ...$arguments
	 * @return string What it prints.
	 * @throws RuntimeException If it fails, or PHP has anything to say of it.
	 */
	public static function output_of( string $script, string ...$arguments ): string {
		// Errors go to a file: a pipe that nobody reads yet would hold up a process that has many.
		$errors  = tmpfile();
		$process = false === $errors ? false : proc_open(
			self::command( '-d', 'display_errors=stderr', dirname( __DIR__ ) . "/$script", ...$arguments ),
			[
				1 => [ 'pipe', 'w' ],
				2 => $errors,
			],
			$pipes
		);
		if ( false === $errors || ! is_resource( $process ) ) {
			throw new RuntimeException( 'PHP did not start.' );
		}
		$printed = (string) stream_get_contents( $pipes[1] );
		$code    = proc_close( $process );
		rewind( $errors );
		$said = (string) stream_get_contents( $errors );
		if ( 0 !== $code || '' !== $said ) {
			throw new RuntimeException( "$script failed: $printed$said" );
		}
		return $printed;
	}
}
