<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

/**
 * The result of an import.
 */
final class ImportReport {

	public const ADDED = 'added';

	public const PRESENT = 'present';

	public const SKIPPED = 'skipped';

	/**
	 * How many notes are kept; more only count.
	 */
	private const MAX_NOTES = 1000;

	/**
	 * @var array<string, array{added: int, present: int, skipped: int}> By kind.
	 */
	private array $counts = [];

	/**
	 * @var list<ImportNote>
	 */
	private array $notes = [];

	private int $further_notes = 0;

	/**
	 * Counts an object.
	 *
	 * @param string                        $kind    Such as `products`.
	 * @param 'added'|'present'|'skipped'   $outcome What became of it.
	 */
	public function count( string $kind, string $outcome ): void {
		$this->begin( $kind );
		++$this->counts[ $kind ][ $outcome ];
	}

	/**
	 * Names a kind, of which there may be nothing.
	 *
	 * @param string $kind Such as `products`.
	 */
	public function begin( string $kind ): void {
		$this->counts[ $kind ] ??= [
			self::ADDED   => 0,
			self::PRESENT => 0,
			self::SKIPPED => 0,
		];
	}

	/**
	 * Adds something that a person has to know.
	 */
	public function note( ImportNote $note ): void {
		if ( count( $this->notes ) < self::MAX_NOTES ) {
			$this->notes[] = $note;
		} else {
			++$this->further_notes;
		}
	}

	/**
	 * How many objects were added, were there already, and were left out, by kind.
	 *
	 * @return array<string, array{added: int, present: int, skipped: int}>
	 */
	public function counts(): array {
		return $this->counts;
	}

	/**
	 * Returns the notes for the person who imports.
	 *
	 * @return list<ImportNote>
	 */
	public function notes(): array {
		return $this->notes;
	}

	/**
	 * How many more notes there were than are kept.
	 */
	public function further_notes(): int {
		return $this->further_notes;
	}
}
