<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

/**
 * How far a tool that works in the background is.
 */
final class ToolRun {

	public const IDLE = 'idle';

	public const QUEUED = 'queued';

	public const RUNNING = 'running';

	public const DONE = 'done';

	public const FAILED = 'failed';

	/**
	 * @param string      $status   One of the constants.
	 * @param string|null $cursor   Where to go on from.
	 * @param int         $done     How much is done.
	 * @param int         $total    How much there was to do when it began.
	 * @param int         $failures Parts that failed in a row.
	 * @param int         $started  Unix seconds, 0 where it never was.
	 * @param int         $finished Unix seconds, 0 where it is not.
	 * @param list<string> $notes   Of its steps, for its summary.
	 */
	public function __construct(
		public readonly string $status = self::IDLE,
		public readonly ?string $cursor = null,
		public readonly int $done = 0,
		public readonly int $total = 0,
		public readonly int $failures = 0,
		public readonly int $started = 0,
		public readonly int $finished = 0,
		public readonly array $notes = []
	) {}

	/**
	 * A run as it is stored; what can't be read counts as none.
	 *
	 * @param mixed $stored
	 */
	public static function of( mixed $stored ): self {
		$stored = is_array( $stored ) ? $stored : [];
		$number = static fn( string $name ): int => is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
		$status = $stored['status'] ?? self::IDLE;
		return new self(
			in_array( $status, [ self::QUEUED, self::RUNNING, self::DONE, self::FAILED ], true ) ? $status : self::IDLE,
			is_string( $stored['cursor'] ?? null ) ? $stored['cursor'] : null,
			$number( 'done' ),
			$number( 'total' ),
			$number( 'failures' ),
			$number( 'started' ),
			$number( 'finished' ),
			array_values( array_filter( is_array( $stored['notes'] ?? null ) ? $stored['notes'] : [], is_string( ... ) ) )
		);
	}

	/**
	 * The run as it is stored.
	 *
	 * @return array<string, string|int|list<string>|null>
	 */
	public function stored(): array {
		return [
			'status'   => $this->status,
			'cursor'   => $this->cursor,
			'done'     => $this->done,
			'total'    => $this->total,
			'failures' => $this->failures,
			'started'  => $this->started,
			'finished' => $this->finished,
			'notes'    => $this->notes,
		];
	}

	/**
	 * Whether it waits or works.
	 */
	public function is_open(): bool {
		return self::QUEUED === $this->status || self::RUNNING === $this->status;
	}

	/**
	 * The run from the beginning; one that failed goes on where it stopped.
	 *
	 * @param int $total How much there is to do.
	 * @param int $now   Unix seconds.
	 */
	public function begin( int $total, int $now ): self {
		return self::FAILED === $this->status
			? new self( self::QUEUED, $this->cursor, $this->done, max( $total, $this->done ), 0, $this->started, 0, $this->notes )
			: new self( self::QUEUED, null, 0, $total, 0, $now );
	}

	/**
	 * The run after a part of its work.
	 *
	 * @param string|null  $cursor Where to go on from, null when all is done.
	 * @param int          $done   How much the part did.
	 * @param int          $now    Unix seconds.
	 * @param list<string> $notes  Of the part.
	 */
	public function after( ?string $cursor, int $done, int $now, array $notes = [] ): self {
		$done += $this->done;
		return new self(
			null === $cursor ? self::DONE : self::RUNNING,
			$cursor,
			$done,
			max( $this->total, $done ),
			0,
			$this->started,
			null === $cursor ? $now : 0,
			[ ...$this->notes, ...$notes ]
		);
	}

	/**
	 * The run after a part that failed.
	 *
	 * @param bool $is_last Whether it is not tried again.
	 * @param int  $now     Unix seconds.
	 */
	public function after_failure( bool $is_last, int $now ): self {
		return new self(
			$is_last ? self::FAILED : self::RUNNING,
			$this->cursor,
			$this->done,
			$this->total,
			$this->failures + 1,
			$this->started,
			$is_last ? $now : 0,
			$this->notes
		);
	}
}
