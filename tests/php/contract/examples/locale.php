<?php
/**
 * Examples of the places and currencies.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc/v3/data/continents/(?P<location>[\w-]+)'       => static fn() => [ 'location' => 'eu' ],
	'/wc/v3/data/countries/(?P<location>[\w-]+)'        => static fn() => [ 'location' => 'us' ],
	'/wc-analytics/data/country-defaults/(?P<country>[\w-]+)' => static fn() => [ 'country' => 'de' ],
	'/wc/v3/data/currencies/(?P<currency>[\w-]{3})'     => static fn() => [ 'currency' => 'eur' ],
	'/wc-analytics/data/countries/(?P<location>[\w-]+)' => static fn() => [ 'location' => 'us' ],
];
