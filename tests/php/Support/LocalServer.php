<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;

/**
 * A web server of this machine, for what only a real connection shows. It answers `OK`, below `/slow/{seconds}` after that time,
 * and at `/incoming-request` the length of the form and whether there is a body that no signature covers, as the test's site sees
 * the request:
 * one request after the other.
 */
final class LocalServer {

	/**
	 * @param resource $process
	 */
	private function __construct( private $process, public readonly int $port, private readonly string $log ) {}

	/**
	 * Starts one on a port that is free.
	 */
	public static function start(): self {
		$log     = (string) tempnam( sys_get_temp_dir(), 'storewright-server' );
		$pipes   = [];
		$process = proc_open(
			[ PHP_BINARY, '-S', '127.0.0.1:0', dirname( __DIR__, 2 ) . '/fixtures/http/server.php' ],
			[ 1 => [ 'file', $log, 'a' ], 2 => [ 'file', $log, 'a' ] ], // phpcs:ignore WordPress.Arrays
			$pipes
		);
		if ( false === $process ) {
			throw new RuntimeException( 'No local server could be started.' );
		}
		$until = microtime( true ) + 10;
		while ( microtime( true ) < $until ) {
			if ( 1 === preg_match( '~http://127\.0\.0\.1:(\d+)\) started~', (string) file_get_contents( $log ), $found ) ) {
				return new self( $process, (int) $found[1], $log );
			}
			usleep( 5_000 );
		}
		throw new RuntimeException( 'The local server did not start: ' . file_get_contents( $log ) );
	}

	/**
	 * Ends it.
	 */
	public function stop(): void {
		proc_terminate( $this->process );
		proc_close( $this->process );
		unlink( $this->log );
	}
}
