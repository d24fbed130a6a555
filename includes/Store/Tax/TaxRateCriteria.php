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
	 * @param string                        $search     Part of a name, postcode, city or country's name, or the code of a country
	 *                                                  or state; '' for all rates.
	 */
	public function __construct(
		public readonly ?string $tax_class = null,
		public readonly string $orderby = 'order',
		public readonly bool $ascending = true,
		public readonly int $limit = 100,
		public readonly int $offset = 0,
		public readonly string $search = ''
	) {}
}
