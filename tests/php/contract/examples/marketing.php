<?php
/**
 * Examples of the marketing overview.
 *
 * @package Storewright\Tests
 */

declare(strict_types=1);

return [
	'/wc-admin/marketing/recommendations' => static fn(): array => [ 'category' => 'extensions' ],
];
