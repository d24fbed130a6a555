<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

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
}
