<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;

/**
 * Fields of an order's address over REST. The lengths are those of the columns, or ones that no address exceeds.
 */
final class AddressFields {

	private const MAX_LENGTH = 255;

	private const MAX_EMAIL_LENGTH = 320;

	private const MAX_PHONE_LENGTH = 100;

	/**
	 * Who pays.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function billing(): array {
		return self::place() + [
			'email' => Field::email(
				__( 'Email address.', 'storewright' ),
				type: [ 'string', 'null' ],
				maxLength: self::MAX_EMAIL_LENGTH
			),
			'phone' => Field::text( __( 'Telephone number.', 'storewright' ), maxLength: self::MAX_PHONE_LENGTH ),
		];
	}

	/**
	 * Who gets the parcel.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function shipping(): array {
		return self::place() + [
			'phone' => Field::text( __( 'Telephone number.', 'storewright' ), maxLength: self::MAX_PHONE_LENGTH ),
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
		return array_map( static fn( string $description ) => Field::text( $description, maxLength: self::MAX_LENGTH ), $descriptions );
	}
}
