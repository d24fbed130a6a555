<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Content;

use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Orders\Model\OrderAddress;

/**
 * An address as lines of an envelope.
 */
final class AddressLines {

	/**
	 * Countries that write the postcode behind the city and the state.
	 */
	private const POSTCODE_LAST = [ 'AU', 'BR', 'CA', 'GB', 'HK', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA' ];

	/**
	 * The lines that have something, in the language of the moment; without email and phone.
	 *
	 * @return list<string>
	 */
	public static function of( OrderAddress $address ): array {
		$countries = new CountryQuery();
		$state     = $countries->states( $address->country )[ $address->state ] ?? $address->state;
		if ( in_array( $address->country, self::POSTCODE_LAST, true ) ) {
			$behind = trim( implode( ' ', [ $address->state, $address->postcode ] ) );
			$city   = [ implode( ', ', array_filter( [ $address->city, $behind ], self::is_text( ... ) ) ) ];
		} else {
			$city = [ trim( "{$address->postcode} {$address->city}" ), $state ];
		}
		$lines = [
			trim( "{$address->first_name} {$address->last_name}" ),
			$address->company,
			$address->address_1,
			$address->address_2,
			...$city,
			'' === $address->country ? '' : $countries->label( $address->country ),
		];
		return array_values( array_filter( $lines, self::is_text( ... ) ) );
	}

	private static function is_text( string $line ): bool {
		return '' !== $line;
	}
}
