<?php
declare(strict_types=1);

namespace Storewright\Database;

use Closure;

/**
 * A query on which the server may work still, or its answer.
 */
final class SentQuery {

	/**
	 * @var list<array<string, string|null>>|null Null until the answer is there.
	 */
	private ?array $rows = null;

	private bool $is_answered = false;

	/**
	 * @param Closure(): never $refused Throws what the database had against it, or against a statement before it.
	 */
	public function __construct( private readonly Closure $refused ) {}

	/**
	 * Takes the answer.
	 *
	 * @internal
	 * @param list<array<string, string|null>> $rows
	 */
	public function take( array $rows ): void {
		$this->rows        = $rows;
		$this->is_answered = true;
	}

	/**
	 * Whether the answer was there at some time.
	 *
	 * @internal
	 */
	public function is_answered(): bool {
		return $this->is_answered;
	}

	/**
	 * All rows, once: they are not kept.
	 *
	 * @return list<array<string, string|null>>
	 * @throws \Storewright\Kernel\Errors\StorageFailed If the database refused the query, or one before.
	 */
	public function rows(): array {
		if ( ! $this->is_answered ) {
			PendingStatement::wait_for( $this );
		}
		if ( ! $this->is_answered ) {
			( $this->refused )();
		}
		$rows       = $this->rows ?? [];
		$this->rows = [];
		return $rows;
	}
}
