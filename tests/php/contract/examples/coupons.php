<?php
/**
 * Examples of coupons.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Tests\Support\Example;

return [
	'/wc/v3/coupons/(?P<id>[\d]+)' => static fn() => [
		'id' => Example::create(
			'/wc/v3/coupons',
			[
				'code'                 => 'Spring10',
				'discount_type'        => 'percent',
				'amount'               => '10',
				'description'          => 'Ten percent off in spring.',
				'date_expires'         => '2030-06-01T00:00:00',
				'usage_limit'          => 100,
				'usage_limit_per_user' => 1,
				'minimum_amount'       => '25',
				'email_restrictions'   => [ '*@example.com' ],
			]
		),
	],
];
