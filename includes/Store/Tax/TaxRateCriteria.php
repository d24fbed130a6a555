<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

/**
 * Which tax rates are listed, and in which order.
 */
final class TaxRateCriteria {

	/**
	 * @param string|null                   $tax_class  Stored class, '' for standard; null for every class.
	 * @param 'id'|'order'|'priority'       $orderby
	 * @param bool                          $ascending
	 * @param int                           $limit      At most so many.
	 * @param int                           $offset     Rates to pass over.
	 */
	public function __construct(
		public readonly ?string $tax_class = null,
		public readonly string $orderby = 'order',
		public readonly bool $ascending = true,
		public readonly int $limit = 100,
		public readonly int $offset = 0
	) {}
}
