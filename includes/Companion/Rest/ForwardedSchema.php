<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Rest\Schema;

/**
 * Schema of forwarded requests: WooCommerce's own routes describe them.
 */
final class ForwardedSchema implements Schema {

	public static function title(): string {
		return 'forwarded';
	}

	public static function properties(): array {
		return [];
	}
}
