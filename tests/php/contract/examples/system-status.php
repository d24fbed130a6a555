<?php
/**
 * Examples of system status and its tools.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc/v3/system_status/tools/(?P<id>[\w-]+)' => static fn(): array => [ 'id' => 'clear_expired_transients' ],
];
