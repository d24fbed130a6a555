<?php
/**
 * Examples of extensions.
 *
 * @package Storewright\Tests
 */

declare(strict_types=1);

return [
	'/wc-admin/extensions/(?P<slug>[a-z0-9][a-z0-9_-]*)' => static fn(): array => [ 'slug' => 'mailpoet' ],
];
