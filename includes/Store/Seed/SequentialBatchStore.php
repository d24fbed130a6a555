<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use Storewright\Kernel\Context;

/**
 * Writes batches through WordPress's own connection, one after the other.
 */
final class SequentialBatchStore implements BatchStore {

	public function __construct( private readonly Context $context ) {}

	public function open(): void {
		$this->context->database->begin();
	}

	public function write( string $sql ): void {
		$this->context->database->execute( $sql );
	}

	public function close( Progress $then, array $last = [] ): void {
		array_map( $this->write( ... ), $last );
		$then->save( $this->context->options );
		$this->context->database->commit();
	}

	public function finish(): void {}
}
