<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Storewright\Kernel\Context;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Customers\CustomerServices;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\RecordImporter;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Tax\TaxServices;

/**
 * The importers, in an order in which each comes after those that it refers to.
 */
final class RecordImporters {

	/**
	 * All kinds.
	 *
	 * @return list<RecordImporter>
	 */
	public static function all( Context $context, ImportMap $map ): array {
		$taxes   = new TaxServices( $context );
		$coupons = new CouponServices( $context );
		$orders  = new OrderServices( $context );
		$order   = [ $context->database, $map, $orders->query(), $orders->repository(), new OrderItemsImporter( $map ) ];
		return [
			new TaxRateImporter( $taxes->rates(), $taxes->rate_repository(), $taxes->classes(), $taxes->class_repository() ),
			new TermImporter( $context, $map, 'categories', 'product_cat', true ),
			new TermImporter( $context, $map, 'tags', 'product_tag', false ),
			new ProductImporter( $context, $map, 'products' ),
			new ProductImporter( $context, $map, 'variations' ),
			new CouponImporter( $context, $map, $coupons->query(), $coupons->repository() ),
			new CustomerImporter( ( new CustomerServices( $context ) )->repository() ),
			new OrderImporter( ...$order ),
			new RefundImporter( ...$order ),
		];
	}
}
