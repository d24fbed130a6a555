<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

/**
 * Which rates are wanted.
 */
final class RateCriteria {

	/**
	 * @param string|null                   $tax_class  Stored class, '' for standard; null for every class.
	 * @param 'id'|'order'|'priority'       $orderby
	 * @param bool                          $descending
	 * @param int                           $limit      At most so many.
	 * @param int                           $offset     Rates to pass over.
	 */
	public function __construct(
		public readonly ?string $tax_class = null,
		public readonly string $orderby = 'order',
		public readonly bool $descending = false,
		public readonly int $limit = 100,
		public readonly int $offset = 0
	) {}
}
