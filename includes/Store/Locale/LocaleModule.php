<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Store\Locale\Rest\AddressFormatsController;
use Storewright\Store\Locale\Rest\ContinentsController;
use Storewright\Store\Locale\Rest\CountriesController;
use Storewright\Store\Locale\Rest\CurrenciesController;
use Storewright\Store\Locale\Rest\DataController;

/**
 * Countries, currencies and address formats.
 */
final class LocaleModule extends BackOfficeModule implements HasRoutes {

	public function register(): void {}

	public function routes(): array {
		return [
			new DataController( $this->context, 'wc/v3', [ 'continents', 'countries', 'currencies' ] ),
			new DataController( $this->context, 'wc-analytics', [ 'countries' ] ),
			new ContinentsController( $this->context ),
			new CountriesController( $this->context, 'wc/v3' ),
			new CurrenciesController( $this->context ),
			new AddressFormatsController( $this->context ), // Before the countries, one of which “locales” could else be.
			new CountriesController( $this->context, 'wc-analytics' ),
		];
	}
}
