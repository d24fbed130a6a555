<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;

/**
 * What an address of an order consists of on the wire. The lengths are what the columns hold, or what no address exceeds.
 */
final class AddressFields {

	private const LONGEST = 255;

	private const LONGEST_EMAIL = 320;

	private const LONGEST_PHONE = 100;

	/**
	 * Who pays.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function billing(): array {
		return self::place() + [
			'email' => Field::email(
				__( 'E-mail address.', 'storewright' ),
				type: [ 'string', 'null' ],
				maxLength: self::LONGEST_EMAIL
			),
			'phone' => Field::text( __( 'Telephone number.', 'storewright' ), maxLength: self::LONGEST_PHONE ),
		];
	}

	/**
	 * Who gets the parcel.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function shipping(): array {
		return self::place() + [
			'phone' => Field::text( __( 'Telephone number.', 'storewright' ), maxLength: self::LONGEST_PHONE ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function place(): array {
		$descriptions = [
			'first_name' => __( 'First name.', 'storewright' ),
			'last_name'  => __( 'Last name.', 'storewright' ),
			'company'    => __( 'Company.', 'storewright' ),
			'address_1'  => __( 'First line of the address.', 'storewright' ),
			'address_2'  => __( 'Second line of the address.', 'storewright' ),
			'city'       => __( 'City.', 'storewright' ),
			'state'      => __( 'Code or name of the state.', 'storewright' ),
			'postcode'   => __( 'Postcode.', 'storewright' ),
			'country'    => __( 'Two-letter code of the country.', 'storewright' ),
		];
		return array_map( static fn( string $description ) => Field::text( $description, maxLength: self::LONGEST ), $descriptions );
	}
}
