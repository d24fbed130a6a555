<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

/**
 * A row in the words of wc/v3.
 */
final class RowFields {

	/**
	 * @param array<mixed>                                $body      Field => value.
	 * @param list<array{field: string, message: string}> $notes     What was left out, and why.
	 * @param list<string>                                $pending   Fields that name products which are not imported yet.
	 * @param bool                                        $adds_more Whether categories, tags or the like have to be made first.
	 */
	public function __construct(
		public readonly array $body,
		public readonly array $notes,
		public readonly array $pending,
		public readonly bool $adds_more
	) {}
}
