<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Store\Locale\Rest\AddressFormatsController;
use Storewright\Store\Locale\Rest\ContinentsController;
use Storewright\Store\Locale\Rest\CountriesController;
use Storewright\Store\Locale\Rest\CurrenciesController;
use Storewright\Store\Locale\Rest\DataController;

/**
 * What the shop knows of the world: countries, currencies, addresses.
 */
final class LocaleModule implements Module, HasRoutes {

	public function __construct( private readonly Context $context ) {}

	public static function is_needed( Context $context ): bool {
		return true;
	}

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
