<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Where batches of rows go: each is kept as a whole, in the order in which they were opened, or not at all.
 */
interface BatchStore {

	/**
	 * Begins a batch; the one before has to be closed.
	 */
	public function open(): void;

	/**
	 * Runs a statement of the open batch, now or before it is kept.
	 *
	 * @param string $sql Complete statement.
	 */
	public function write( string $sql ): void;

	/**
	 * Ends the open batch, which is kept by the end of finish() at the latest.
	 *
	 * @param Progress     $then How far it will have come; stored with the batch.
	 * @param list<string> $last Statements about rows that batches share: run when the batches before are kept.
	 */
	public function close( Progress $then, array $last = [] ): void;

	/**
	 * Waits until every batch is kept.
	 */
	public function finish(): void;
}
