<?php
declare(strict_types=1);

namespace Storewright\Admin\Products\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The sample products that are in the store, on the wire.
 */
final class SampleProductsSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'sample_products';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'samples' => Field::objects(
				__( 'The samples that are in the store.', 'storewright' ),
				[
					'id'   => Field::integer( __( 'Id of the product.', 'storewright' ) ),
					'name' => Field::text( __( 'Its name.', 'storewright' ) ),
				],
				readonly: true
			),
		];
	}
}
