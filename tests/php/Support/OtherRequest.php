<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;

/**
 * A request to the test's site that runs in a process of its own, at the same time as others and as the test.
 *
 * It does what a file of the folder requests says: that returns a function of the site's Context and the arguments.
 */
final class OtherRequest {

	/**
	 * @param resource        $process
	 * @param array<resource> $pipes Input, output and errors of the process.
	 */
	private function __construct( private $process, private readonly array $pipes ) {}

	/**
	 * Starts requests, each of which has loaded WordPress and waits when this returns.
	 *
	 * @param string                     $script    Name of a file of the folder requests.
	 * @param array<string, mixed>       ...$arguments Arguments of each.
	 * @return list<self>
	 */
	public static function prepare( string $script, array ...$arguments ): array {
		$requests = array_map( static fn( array $own ) => self::start( $script, $own ), array_values( $arguments ) );
		foreach ( $requests as $request ) {
			$request->wait_for( 'ready' );
		}
		return $requests;
	}

	/**
	 * Carries out a request on a site of the test network; see Network.
	 *
	 * @param string               $script    Name of a file of the folder requests.
	 * @param array<string, mixed> $arguments
	 * @param string               $path      The site's.
	 * @return mixed What it returned.
	 */
	public static function run_in_network( string $script, array $arguments, string $path = '/' ): mixed {
		$request = Network::enter( static fn() => self::start( $script, $arguments ), $path );
		$request->wait_for( 'ready' );
		return self::run_together( [ $request ] )[0];
	}

	/**
	 * Lets requests run at the same time and answers what each returned.
	 *
	 * @param list<self> $requests
	 * @return list<mixed>
	 */
	public static function run_together( array $requests ): array {
		foreach ( $requests as $request ) {
			$request->say( 'go' );
		}
		$answers = [];
		$failure = null;
		foreach ( $requests as $request ) {
			try {
				$answers[] = $request->answer();
			} catch ( RuntimeException $one ) {
				// Once all have ended: what a test takes away afterwards must not come back.
				$failure ??= $one;
			}
		}
		if ( null !== $failure ) {
			throw $failure;
		}
		return $answers;
	}

	/**
	 * Sends a line, for which the request may wait.
	 */
	public function say( string $line ): void {
		fwrite( $this->pipes[0], $line . "\n" );
	}

	/**
	 * Waits for a line that the request prints.
	 *
	 * @throws RuntimeException If it prints something else, or ends.
	 */
	public function wait_for( string $line ): void {
		$printed = fgets( $this->pipes[1] );
		if ( $line . "\n" !== $printed ) {
			throw new RuntimeException(
				"The other request should print “{$line}” and printed “{$printed}”. "
					. stream_get_contents( $this->pipes[1] )
					. stream_get_contents( $this->pipes[2] )
			);
		}
	}

	/**
	 * Waits for the end and answers what the request returned.
	 *
	 * @throws RuntimeException If it failed.
	 */
	public function answer(): mixed {
		$printed = (string) stream_get_contents( $this->pipes[1] );
		$errors  = (string) stream_get_contents( $this->pipes[2] );
		array_map( fclose( ... ), $this->pipes );
		$code = proc_close( $this->process );
		if ( 0 !== $code || '' !== $errors ) {
			throw new RuntimeException( "The other request ended with {$code}: {$printed}{$errors}" );
		}
		return json_decode( $printed, true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Ends the request at once, wherever it is.
	 */
	public function kill(): void {
		proc_terminate( $this->process, 9 );
		proc_close( $this->process );
	}

	/**
	 * @param array<string, mixed> $arguments
	 */
	private static function start( string $script, array $arguments ): self {
		$command = PhpProcess::command(
			'-d',
			'display_errors=stderr',
			'-d',
			'error_log=/dev/stderr',
			'-d',
			'error_reporting=-1',
			__DIR__ . '/other-request.php',
			$script,
			(string) wp_json_encode( $arguments )
		);
		$process = proc_open( $command, [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes );
		if ( ! is_resource( $process ) ) {
			throw new RuntimeException( 'PHP did not start.' );
		}
		return new self( $process, $pipes );
	}
}
