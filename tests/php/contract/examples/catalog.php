<?php
/**
 * Examples of categories, tags, brands, shipping classes and attributes.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Tests\Support\Example;

$term = static fn( string $path ) => static fn() => [
	'id' => Example::create(
		"/wc/v3/products/$path",
		[
			'name'        => 'Oak furniture',
			'description' => 'Made to last.',
		]
	),
];

$attribute = static fn() => Example::create(
	'/wc/v3/products/attributes',
	[
		'name' => 'Wood',
		'slug' => 'wood',
	]
);

$value = static function () use ( $attribute ): array {
	$id = $attribute();
	return [
		'attribute_id' => $id,
		'id'           => Example::create(
			"/wc/v3/products/attributes/$id/terms",
			[
				'name'       => 'Oak',
				'menu_order' => 3,
			]
		),
	];
};

return [
	'/wc/v3/products/categories/(?P<id>[\d]+)'       => $term( 'categories' ),
	'/wc/v3/products/tags/(?P<id>[\d]+)'             => $term( 'tags' ),
	'/wc/v3/products/brands/(?P<id>[\d]+)'           => $term( 'brands' ),
	'/wc/v3/products/shipping_classes/(?P<id>[\d]+)' => $term( 'shipping_classes' ),
	'/wc/v3/products/attributes/(?P<id>[\d]+)'       => static fn() => [ 'id' => $attribute() ],
	'/wc/v3/products/attributes/(?P<attribute_id>[\d]+)/terms' => static fn() => [ 'attribute_id' => $value()['attribute_id'] ],
	'/wc/v3/products/attributes/(?P<attribute_id>[\d]+)/terms/batch' => static fn() => [ 'attribute_id' => $attribute() ],
	'/wc/v3/products/attributes/(?P<attribute_id>[\d]+)/terms/(?P<id>[\d]+)' => $value,
];
