<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Kernel\Errors\DomainError;

/**
 * A service with which the store can have an account, such as one that sells shipping labels.
 *
 * Beside WooCommerce it is the one that WooCommerce connects with; a plugin offers another through the filter
 * `storewright_connection_service`. Without one, nothing leaves the site.
 */
interface ConnectionService {

	/**
	 * Whether the service can be asked at all: it has what it needs on this site. No request is made.
	 */
	public function is_configured(): bool;

	/**
	 * Whether the store is connected. No request is made.
	 */
	public function is_connected(): bool;

	/**
	 * Where the owner goes to connect the store.
	 *
	 * @param string $redirect_url Where the service sends the owner afterwards: a page of this site.
	 * @param string $from         What the owner was doing.
	 * @return string An http or https URL.
	 * @throws DomainError If there is none. Its message is shown to the owner.
	 */
	public function authorization_url( string $redirect_url, string $from ): string;
}
