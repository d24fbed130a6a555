<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;

/**
 * REST requests that really run at the same time, each in a process of its own with a connection of its own.
 *
 * They see only what is committed: a test that uses them overrides open_database() and close_database().
 */
trait ParallelRequests {

	/**
	 * Sends the requests at once, as the user who is logged in now.
	 *
	 * @param list<array{string, string, mixed}> $requests Method, path and JSON body of each.
	 * @return list<array{status: int, data: array<mixed>}> The answers, in the same order.
	 */
	final protected function rest_at_once( array $requests ): array {
		$processes = array_map( $this->started( ... ), $requests );
		foreach ( $processes as [ , $pipes ] ) {
			$this->expect_line( $pipes, "ready\n" );
		}
		foreach ( $processes as [ , $pipes ] ) {
			fwrite( $pipes[0], "go\n" );
		}
		return array_map( $this->answer_of( ... ), $processes );
	}

	/**
	 * @param array{string, string, mixed} $request
	 * @return array{resource, array<int, resource>}
	 */
	private function started( array $request ): array {
		[ $method, $path, $body ] = $request;
		$order                    = [
			'user'   => get_current_user_id(),
			'method' => $method,
			'path'   => $path,
			'body'   => $body,
		];
		$process                  = proc_open(
			[ PHP_BINARY, __DIR__ . '/send-request.php', (string) wp_json_encode( $order ) ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ],
			$pipes
		);
		if ( false === $process ) {
			throw new RuntimeException( 'No process could be started for the request.' );
		}
		return [ $process, $pipes ];
	}

	/**
	 * @param array{resource, array<int, resource>} $running
	 * @return array{status: int, data: array<mixed>}
	 */
	private function answer_of( array $running ): array {
		[ $process, $pipes ] = $running;
		$printed             = (string) stream_get_contents( $pipes[1] );
		$errors              = (string) stream_get_contents( $pipes[2] );
		array_map( fclose( ... ), $pipes );
		self::assertSame( 0, proc_close( $process ), $printed . $errors );
		/** @var array{status: int, data: array<mixed>} $answer */
		$answer = json_decode( $printed, true, 512, JSON_THROW_ON_ERROR );
		return $answer;
	}

	/**
	 * @param array<int, resource> $pipes
	 */
	private function expect_line( array $pipes, string $expected ): void {
		$line = (string) fgets( $pipes[1] );
		if ( $line !== $expected ) {
			throw new RuntimeException( 'The process for the request did not get ready: ' . $line . stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] ) );
		}
	}
}
