<?php
/**
 * Examples of customers.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Tests\Support\Example;

$customer = static fn() => Example::create(
	'/wc/v3/customers',
	[
		'email'      => 'mia.elm@example.org',
		'first_name' => 'Mia',
		'last_name'  => 'Elm',
		'billing'    => [
			'city'    => 'Berlin',
			'country' => 'DE',
			'email'   => 'mia.elm@example.org',
		],
		'meta_data'  => [
			[
				'key'   => 'points',
				'value' => 10,
			],
		],
	]
);

return [
	'/wc/v3/customers/(?P<id>[\d]+)'                    => static fn() => [ 'id' => $customer() ],
	'/wc/v3/customers/(?P<customer_id>[\d]+)/downloads' => static fn() => [ 'customer_id' => $customer() ],
];
