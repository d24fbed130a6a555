<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Errors\DomainError;

/**
 * The payments solution of a provider with which the store can have an account.
 *
 * A plugin offers one through the filter `storewright_payments_provider`. Without one, nothing leaves the site.
 */
interface PaymentsProvider {

	/**
	 * Its name.
	 */
	public function name(): string;

	/**
	 * Whether the store has an account with it. No request is made.
	 */
	public function is_connected(): bool;

	/**
	 * Whether that account is one for trying out, which moves no money. No request is made.
	 */
	public function is_test_mode(): bool;

	/**
	 * Where the owner goes next.
	 *
	 * @param string $variant    One of ConnectLinks::VARIANTS.
	 * @param string $return_url Where the provider sends the owner afterwards: a page of this site.
	 * @return string An http or https URL.
	 * @throws DomainError If there is none. Its message is shown to the owner.
	 */
	public function connect_url( string $variant, string $return_url ): string;
}
