<?php
declare(strict_types=1);

namespace Storewright\Shop;

use DateTimeImmutable;

/**
 * Where customers buy.
 */
interface Storefront {

	/**
	 * Whether this site has a cart and a checkout.
	 */
	public function is_built_in(): bool;

	/**
	 * Address of the page with all products; the site's first page where there is none.
	 */
	public function url(): string;

	/**
	 * Whether something has connected over REST with an API key.
	 *
	 * @param DateTimeImmutable $since Since when.
	 */
	public function has_connected( DateTimeImmutable $since ): bool;
}
