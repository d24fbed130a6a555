<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use DateTimeImmutable;
use Storewright\Shop\Storefront;

/**
 * WooCommerce's cart and checkout.
 */
final class WooCommerceStorefront implements Storefront {

	public function is_built_in(): bool {
		return true;
	}

	public function url(): string {
		return wc_get_page_permalink( 'shop' );
	}

	public function has_connected( DateTimeImmutable $since ): bool {
		return false;
	}
}
