<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use mysqli;
use RuntimeException;

/**
 * A connection that works through statements by itself.
 */
final class AsyncConnection {

	/**
	 * How far the shop is once this lane's batch is kept; null while none waits for that.
	 */
	public ?Progress $closing = null;

	/**
	 * Statements that run last, when the batches before are committed.
	 *
	 * @var list<string>
	 */
	public array $last = [];

	/**
	 * @var list<string> Statements to come.
	 */
	private array $waiting = [];

	private bool $is_busy = false;

	public function __construct( private readonly mysqli $connection ) {}

	/**
	 * Adds a statement; it runs when those before it are done.
	 */
	public function queue( string $sql ): void {
		$this->waiting[] = $sql;
		$this->advance();
	}

	/**
	 * Whether there is nothing to do and nothing to wait for.
	 */
	public function is_idle(): bool {
		return ! $this->is_busy && [] === $this->waiting;
	}

	/**
	 * Waits for one of the lanes to be done with a statement, but not for long.
	 *
	 * @param list<self> $lanes
	 */
	public static function wait( array $lanes ): void {
		$busy = array_filter( $lanes, static fn( self $lane ) => $lane->is_busy );
		if ( [] !== $busy ) {
			self::done( $busy, 1 );
		}
	}

	/**
	 * Sends the next statement if the last one is done. Does not wait.
	 *
	 * @throws RuntimeException If the server refused one.
	 */
	public function advance(): void {
		if ( $this->is_busy && self::done( [ $this ], 0 ) > 0 ) {
			$this->is_busy = false;
			if ( false === $this->connection->reap_async_query() ) {
				throw new RuntimeException( 'The database refused rows: ' . $this->connection->error );
			}
		}
		if ( ! $this->is_busy && [] !== $this->waiting ) {
			$this->connection->query( array_shift( $this->waiting ), MYSQLI_ASYNC );
			$this->is_busy = true;
		}
	}

	/**
	 * @param array<self> $lanes Busy ones.
	 */
	private static function done( array $lanes, int $seconds ): int {
		$ready  = array_map( static fn( self $lane ) => $lane->connection, array_values( $lanes ) );
		$failed = $ready;
		$gone   = $ready;
		return (int) mysqli::poll( $ready, $failed, $gone, $seconds );
	}
}
