<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

/**
 * Something about an object of an import that a person has to know.
 */
final class ImportNote {

	/**
	 * @param string $file   Such as `orders.json`.
	 * @param string $place  Which element, such as `[12]` or `["35"][0]`.
	 * @param string $field  Which of its fields, '' if none in particular.
	 * @param string $reason Translated sentence.
	 */
	public function __construct(
		public readonly string $file,
		public readonly string $place,
		public readonly string $field,
		public readonly string $reason
	) {}

	/**
	 * As a row of a table.
	 *
	 * @return array{file: string, place: string, field: string, reason: string}
	 */
	public function fields(): array {
		return [
			'file'   => $this->file,
			'place'  => $this->place,
			'field'  => $this->field,
			'reason' => $this->reason,
		];
	}
}
