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

	/**
	 * @param Closure(): void $wait Waits for the answer.
	 */
	public function __construct( private readonly Closure $wait ) {}

	/**
	 * Takes the answer.
	 *
	 * @internal
	 * @param list<array<string, string|null>> $rows
	 */
	public function take( array $rows ): void {
		$this->rows = $rows;
	}

	/**
	 * All rows, once: they are not kept.
	 *
	 * @return list<array<string, string|null>>
	 * @throws \Storewright\Kernel\Errors\StorageFailed If the database refused the query.
	 */
	public function rows(): array {
		if ( null === $this->rows ) {
			( $this->wait )();
		}
		$rows       = $this->rows ?? [];
		$this->rows = [];
		return $rows;
	}
}
