<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use Storewright\Shop\AddressFormat;
use Storewright\Shop\Countries;
use Storewright\Store\Locale\AddressFormatQuery;
use Storewright\Store\Locale\Country;
use Storewright\Store\Locale\CountryQuery;

/**
 * The Store's countries for the dashboard.
 */
final class StoreCountries implements Countries {

	public function name( string $country ): string {
		return ( new CountryQuery() )->label( $country );
	}

	public function names(): array {
		return array_map( static fn( Country $one ) => $one->name, ( new CountryQuery() )->countries() );
	}

	public function has_states( string $country ): bool {
		return 'list' === ( new CountryQuery() )->state_mode( $country );
	}

	public function states( string $country ): array {
		return ( new CountryQuery() )->states( $country );
	}

	public function address_format( string $country ): AddressFormat {
		return ( new AddressFormatQuery() )->format( $country );
	}
}
