<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * The settings that the dashboard goes by: what is stored, else the default.
 */
interface Settings {

	/**
	 * Where the store is.
	 */
	public function address(): StoreAddress;

	/**
	 * How the shop shows money.
	 *
	 * @param string|null $currency Code of a currency, null for the shop's own.
	 */
	public function currency_format( ?string $currency = null ): CurrencyFormat;

	/**
	 * Whether the owner lets products and services be suggested.
	 */
	public function allows_suggestions(): bool;

	/**
	 * Whether the owner lets extensions share how the site is used.
	 */
	public function allows_tracking(): bool;

	/**
	 * Whether orders are taxed.
	 */
	public function calculates_taxes(): bool;

	/**
	 * Whether a service finds the tax rates.
	 */
	public function has_automated_taxes(): bool;
}
