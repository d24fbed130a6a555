<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Kinds;

use Storewright\Kernel\Context;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\Kind;

/**
 * What can be imported, in an order in which everything comes after what it names.
 */
final class Kinds {

	/**
	 * All kinds.
	 *
	 * @return list<Kind>
	 */
	public static function all( Context $context, ImportMap $map ): array {
		return [
			new TaxRates( $context ),
			new Terms( $context, $map, 'categories', 'product_cat', true ),
			new Terms( $context, $map, 'tags', 'product_tag', false ),
			new Products( $context, $map, 'products' ),
			new Products( $context, $map, 'variations' ),
			new Coupons( $context, $map ),
			new Customers( $context ),
			new Orders( $context, $map ),
			new Refunds( $context, $map ),
		];
	}
}
