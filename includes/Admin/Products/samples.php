<?php
/**
 * The sample products, as wc/v3/products takes them. Their names say what they are.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	[
		'sku'           => 'storewright-sample-mug',
		'name'          => __( 'Sample: Mug', 'storewright' ),
		'description'   => __( 'A sample product that shows what your store looks like. Nobody can receive it.', 'storewright' ),
		'regular_price' => '14',
	],
	[
		'sku'           => 'storewright-sample-scarf',
		'name'          => __( 'Sample: Scarf on sale', 'storewright' ),
		'description'   => __( 'A sample product with a lower price for a while.', 'storewright' ),
		'regular_price' => '32',
		'sale_price'    => '24',
	],
	[
		'sku'            => 'storewright-sample-print',
		'name'           => __( 'Sample: Print, low in stock', 'storewright' ),
		'description'    => __( 'A sample product that tracks stock.', 'storewright' ),
		'regular_price'  => '45',
		'manage_stock'   => true,
		'stock_quantity' => 3,
	],
	[
		'sku'           => 'storewright-sample-lesson',
		'name'          => __( 'Sample: Lesson', 'storewright' ),
		'description'   => __( 'A sample service. It is not shipped.', 'storewright' ),
		'regular_price' => '60',
		'virtual'       => true,
	],
];
