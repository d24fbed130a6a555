<?php
/**
 * Examples of tax rates and classes.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Tests\Support\Example;

return [
	'/wc/v3/taxes/(?P<id>[\d]+)'           => static fn() => [
		'id' => Example::create(
			'/wc/v3/taxes',
			[
				'country'   => 'US',
				'state'     => 'AL',
				'rate'      => '4',
				'name'      => 'State Tax',
				'shipping'  => false,
				'postcodes' => [ '35014', '350*' ],
				'cities'    => [ 'Alpine' ],
			]
		),
	],
	'/wc/v3/taxes/classes/(?P<slug>[^/]+)' => static fn() => [ 'slug' => 'reduced-rate' ],
];
