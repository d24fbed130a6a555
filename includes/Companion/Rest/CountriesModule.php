<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Companion\Shop\CountryDefaults;
use Storewright\Companion\Shop\WooCommerceCountries;
use Storewright\Companion\Shop\WooCommerceShop;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Shop\Rest\CountryDefaultsController;

/**
 * Countries for the dashboard's client, from WooCommerce's.
 */
final class CountriesModule extends BackOfficeModule implements HasRoutes {

	/**
	 * Hooks nothing: countries are read when asked.
	 */
	public function register(): void {}

	public function routes(): array {
		$countries = new WooCommerceCountries();
		$defaults  = new CountryDefaults( $this->context, new WooCommerceShop( $this->context ), $countries );
		return [
			new CountriesController( $this->context, $countries ),
			new CountryDefaultsController( $this->context, $defaults->answer( ... ) ),
		];
	}
}
