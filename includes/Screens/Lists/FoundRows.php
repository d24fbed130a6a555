<?php
declare(strict_types=1);

namespace Storewright\Screens\Lists;

/**
 * A page of a list.
 */
final class FoundRows {

	/**
	 * @param list<object> $items Rows of the page.
	 * @param int          $total How many there are on all pages.
	 */
	public function __construct( public readonly array $items, public readonly int $total ) {}
}
