<?php
declare(strict_types=1);

namespace Storewright\Admin\Products\Rest;

use Storewright\Admin\Products\ProductTypes;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The kinds of products, on the wire: an object with a property for each.
 */
final class ProductTypesSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'onboarding_product_types';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return array_map(
			static fn( array $type ): array => Field::object(
				$type['label'],
				[
					'label'       => Field::text( __( 'What it is called.', 'storewright' ), readonly: true ),
					'description' => Field::text( __( 'What that is, in one sentence.', 'storewright' ), readonly: true ),
					'default'     => Field::boolean( __( 'Whether most stores sell it.', 'storewright' ), readonly: true ),
					'product'     => Field::integer(
						__( 'Number in the marketplace of what brings the kind, 0 where the shop has it.', 'storewright' ),
						readonly: true
					),
				],
				readonly: true
			),
			ProductTypes::all()
		);
	}
}
