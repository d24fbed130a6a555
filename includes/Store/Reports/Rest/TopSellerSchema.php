<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A product among those that sold best.
 */
final class TopSellerSchema implements Schema {

	public static function title(): string {
		return 'top_sellers_report';
	}

	public static function properties(): array {
		return [
			'name'       => Field::text( __( 'Name of the product.', 'storewright' ), readonly: true, context: [ 'view' ] ),
			'product_id' => Field::integer( __( 'Id of the product.', 'storewright' ), readonly: true, context: [ 'view' ] ),
			'quantity'   => Field::integer( __( 'Pieces that were sold.', 'storewright' ), readonly: true, context: [ 'view' ] ),
		];
	}
}
