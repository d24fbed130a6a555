<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Rest;

use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\MetaData;
use Storewright\Rest\Schema;
use Storewright\Store\Customers\AddressFields;
use Storewright\Store\Customers\Customer;
use WP_Error;
use WP_REST_Request;

/**
 * A customer in REST answers.
 */
final class CustomerSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'customer';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'                 => Field::integer( __( 'Id of the account.', 'storewright' ), readonly: true ),
			'date_created'       => Field::date(
				__( 'When the account was made, in the site’s time zone.', 'storewright' ),
				readonly: true
			),
			'date_created_gmt'   => Field::date( __( 'When the account was made, in UTC.', 'storewright' ), readonly: true ),
			'date_modified'      => Field::date(
				__( 'When the customer was last changed, in the site’s time zone.', 'storewright' ),
				readonly: true
			),
			'date_modified_gmt'  => Field::date( __( 'When the customer was last changed, in UTC.', 'storewright' ), readonly: true ),
			'email'              => Field::email( __( 'Email address of the account.', 'storewright' ), required: true ),
			'first_name'         => Field::text( __( 'First name.', 'storewright' ) ),
			'last_name'          => Field::text( __( 'Last name.', 'storewright' ) ),
			'role'               => Field::text( __( 'Role of the account.', 'storewright' ), readonly: true ),
			'username'           => Field::text( __( 'Login name; made up where it is missing.', 'storewright' ) ),
			'password'           => Field::text(
				__( 'Password, which is never answered; made up where it is missing.', 'storewright' ),
				context: [ 'edit' ],
				optional: true
			),
			'billing'            => Field::object(
				__( 'Address that the customer pays from.', 'storewright' ),
				self::address( AddressFields::BILLING ),
				arg_options: [ 'validate_callback' => self::is_billing( ... ) ]
			),
			'shipping'           => Field::object(
				__( 'Address that the customer is sent goods to.', 'storewright' ),
				self::address( AddressFields::SHIPPING )
			),
			'is_paying_customer' => Field::boolean( __( 'Whether the customer has paid an order.', 'storewright' ), readonly: true ),
			'avatar_url'         => Field::text( __( 'Address of the customer’s picture.', 'storewright' ), readonly: true ),
			'meta_data'          => MetaData::field(),
		];
	}

	/**
	 * The customer as it is answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Customer $customer ): array {
		return [
			'id'                 => $customer->id,
			'date_created'       => Dates::site( $customer->created ),
			'date_created_gmt'   => Dates::gmt( $customer->created ),
			'date_modified'      => Dates::site( $customer->modified ),
			'date_modified_gmt'  => Dates::gmt( $customer->modified ),
			'email'              => $customer->email,
			'first_name'         => $customer->first_name,
			'last_name'          => $customer->last_name,
			'role'               => $customer->role,
			'username'           => $customer->username,
			'billing'            => $customer->billing,
			'shipping'           => $customer->shipping,
			'is_paying_customer' => $customer->is_paying,
			'avatar_url'         => (string) get_avatar_url( $customer->email ),
			'meta_data'          => MetaData::items( $customer->meta ),
		];
	}

	/**
	 * @param list<string> $fields
	 * @return array<string, array<string, mixed>>
	 */
	private static function address( array $fields ): array {
		$labels = [
			'first_name' => __( 'First name.', 'storewright' ),
			'last_name'  => __( 'Last name.', 'storewright' ),
			'company'    => __( 'Company.', 'storewright' ),
			'address_1'  => __( 'First line of the address.', 'storewright' ),
			'address_2'  => __( 'Second line of the address.', 'storewright' ),
			'city'       => __( 'City.', 'storewright' ),
			'postcode'   => __( 'Postcode.', 'storewright' ),
			'country'    => __( 'Code of the country.', 'storewright' ),
			'state'      => __( 'Code or name of the state.', 'storewright' ),
			'phone'      => __( 'Phone number.', 'storewright' ),
		];
		$schema = [];
		foreach ( $fields as $field ) {
			$schema[ $field ] = 'email' === $field ? Field::email(
				__( 'Email address.', 'storewright' )
			) : Field::text( $labels[ $field ] );
		}
		return $schema;
	}

	/**
	 * Whether the address can be taken. Its e-mail address may be empty, as it is in an answer that is sent back.
	 *
	 * @param mixed           $value   What was sent.
	 * @param WP_REST_Request $request
	 * @param string          $param   Name of the argument.
	 */
	private static function is_billing( mixed $value, WP_REST_Request $request, string $param ): bool|WP_Error {
		if ( is_array( $value ) && '' === ( $value['email'] ?? null ) ) {
			unset( $value['email'] );
		}
		return rest_validate_request_arg( $value, $request, $param );
	}
}
