<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

/**
 * Collects what of an object could not be taken over.
 */
final class ImportNotes {

	/**
	 * Field => translated sentence.
	 *
	 * @var list<array{string, string}>
	 */
	public array $said = [];

	/**
	 * Adds something.
	 *
	 * @param string $field  Which field, '' if none in particular.
	 * @param string $reason Translated sentence.
	 */
	public function say( string $field, string $reason ): void {
		$this->said[] = [ $field, $reason ];
	}
}
