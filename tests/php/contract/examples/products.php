<?php
/**
 * Examples of products and variations.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Tests\Support\Example;

$product = static fn() => Example::create(
	'/wc/v3/products',
	[
		'name'             => 'Oak Table',
		'sku'              => 'SKU-001',
		'regular_price'    => '87.32',
		'sale_price'       => '80',
		'date_created_gmt' => '2026-11-20T05:43:54',
		'manage_stock'     => true,
		'stock_quantity'   => 3,
		'attributes'       => [
			[
				'name'    => 'Wood',
				'visible' => true,
				'options' => [ 'Oak', 'Ash' ],
			],
		],
		'meta_data'        => [
			[
				'key'   => 'origin',
				'value' => 'Tyrol',
			],
		],
	]
);

$variable = static fn() => Example::create(
	'/wc/v3/products',
	[
		'name'             => 'Trail Tee',
		'type'             => 'variable',
		'date_created_gmt' => '2026-11-20T05:43:54',
		'attributes'       => [
			[
				'name'      => 'Option',
				'visible'   => true,
				'variation' => true,
				'options'   => [ 'S', 'M', 'L' ],
			],
		],
	]
);

$variation = static function () use ( $variable ): array {
	$id = $variable();
	return [
		'product_id' => $id,
		'id'         => Example::create(
			"/wc/v3/products/$id/variations",
			[
				'sku'           => 'VAR-trail-tee-s',
				'regular_price' => '15',
				'attributes'    => [
					[
						'name'   => 'Option',
						'option' => 'S',
					],
				],
			]
		),
	];
};

return [
	'/wc/v3/products/(?P<id>[\d]+)'                    => static fn() => [ 'id' => $product() ],
	'/wc/v3/products/(?P<id>[\d]+)/duplicate'          => static fn() => [ 'id' => $product() ],
	'/wc/v3/products/(?P<id>[\d]+)/related'            => static fn() => [ 'id' => $product() ],
	'/wc/v3/products/(?P<product_id>[\d]+)/variations' => static fn() => [ 'product_id' => $variation()['product_id'] ],
	'/wc/v3/products/(?P<product_id>[\d]+)/variations/(?P<id>[\d]+)' => $variation,
	'/wc/v3/products/(?P<product_id>[\d]+)/variations/batch' => static fn() => [ 'product_id' => $variable() ],
	'/wc/v3/products/(?P<product_id>[\d]+)/variations/generate' => static fn() => [ 'product_id' => $variable() ],
];
