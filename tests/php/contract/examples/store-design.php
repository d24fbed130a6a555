<?php
/**
 * Examples of the store's design.
 *
 * @package Storewright\Tests
 */

declare(strict_types=1);

return [
	'/wc-admin/customize-store/preview' => static fn(): array => [ 'pattern' => 'front-welcome' ],
];
