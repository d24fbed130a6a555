<?php
declare(strict_types=1);

namespace Storewright\Cli;

use WP_CLI;
use function WP_CLI\Utils\format_items;

/**
 * The terminal that WP-CLI runs in.
 */
final class WpCliTerminal implements Terminal {

	/**
	 * How many characters the bar takes.
	 */
	private const WIDTH = 30;

	public function line( string $text ): void {
		WP_CLI::log( $text );
	}

	public function success( string $text ): void {
		WP_CLI::success( $text );
	}

	public function warning( string $text ): void {
		WP_CLI::warning( $text );
	}

	public function table( array $rows, array $columns, string $format = 'table' ): void {
		format_items( $format, $rows, $columns );
	}

	/**
	 * A bar where somebody watches, nothing where the error output goes to a file.
	 *
	 * @param string $task What is done.
	 * @param int    $of   How many steps it takes.
	 * @return callable(int): void
	 */
	public function progress( string $task, int $of ): callable {
		if ( $of < 1 || ! stream_isatty( STDERR ) ) {
			return static function ( int $more ): void {};
		}
		$done  = 0;
		$shown = -1;
		return static function ( int $more ) use ( $task, $of, &$done, &$shown ): void {
			$done  = min( $of, $done + $more );
			$per   = intdiv( $done * 100, $of );
			$ended = $done === $of;
			if ( $per === $shown ) {
				return;
			}
			$shown = $per;
			$bar   = str_pad( str_repeat( '=', intdiv( $per * self::WIDTH, 100 ) ), self::WIDTH );
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fwrite -- The terminal is no file of the site.
			fwrite( STDERR, sprintf( "\r%s [%s] %3d%%%s", $task, $bar, $per, $ended ? "\n" : '' ) );
		};
	}
}
