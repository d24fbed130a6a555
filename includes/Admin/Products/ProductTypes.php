<?php
declare(strict_types=1);

namespace Storewright\Admin\Products;

/**
 * The kinds of products that an owner chooses from when adding the first.
 */
final class ProductTypes {

	/**
	 * The kinds, by id, in their order.
	 *
	 * @return array<string, array{label: string, description: string, default: bool, product: int}>
	 */
	public static function all(): array {
		$own = [
			'physical'  => [
				'label'       => __( 'Physical products', 'storewright' ),
				'description' => __( 'Products that you ship or that customers pick up.', 'storewright' ),
				'default'     => true,
			],
			'virtual'   => [
				'label'       => __( 'Services', 'storewright' ),
				'description' => __( 'Anything you don’t ship: appointments, bookings, repairs.', 'storewright' ),
			],
			'downloads' => [
				'label'       => __( 'Downloads', 'storewright' ),
				'description' => __( 'Files that customers download after payment.', 'storewright' ),
			],
			'variable'  => [
				'label'       => __( 'Products with variations', 'storewright' ),
				'description' => __( 'One product in several sizes, colors or materials.', 'storewright' ),
			],
		];
		/**
		 * Filters the kinds of products that the products task offers.
		 *
		 * @param array<string, array<string, mixed>> $types Id => `label`, `description`, `default`, and `product`: the number in
		 *   the marketplace of what brings the kind, 0 for none.
		 */
		$types = apply_filters( 'storewright_onboarding_product_types', $own );
		$sound = [];
		foreach ( is_array( $types ) ? $types : $own as $id => $type ) {
			if ( is_string( $id ) && is_array( $type ) && is_string( $type['label'] ?? null ) && '' !== $type['label'] ) {
				$sound[ $id ] = [
					'label'       => $type['label'],
					'description' => is_string( $type['description'] ?? null ) ? $type['description'] : '',
					'default'     => true === ( $type['default'] ?? false ),
					'product'     => is_int( $type['product'] ?? null ) ? $type['product'] : 0,
				];
			}
		}
		return $sound;
	}
}
