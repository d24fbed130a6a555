<?php
/**
 * Examples of ways to pay.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc/v3/payment_gateways/(?P<id>[\w-]+)' => static fn() => [ 'id' => 'cod' ],
];
