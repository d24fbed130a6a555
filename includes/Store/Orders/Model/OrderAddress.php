<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * Whom an order is billed to, or sent to.
 */
final class OrderAddress {

	/**
	 * @param string $country Two letters, '' if unknown.
	 * @param string $state   Code of the state where the country has codes, else its name.
	 * @param string $email   '' in addresses that orders are sent to.
	 */
	public function __construct(
		public readonly string $first_name = '',
		public readonly string $last_name = '',
		public readonly string $company = '',
		public readonly string $address_1 = '',
		public readonly string $address_2 = '',
		public readonly string $city = '',
		public readonly string $state = '',
		public readonly string $postcode = '',
		public readonly string $country = '',
		public readonly string $email = '',
		public readonly string $phone = ''
	) {}

	/**
	 * An address of its fields; what is missing is ''.
	 *
	 * @param array<string, string> $fields Name of a field => text; other names are passed over.
	 */
	public static function of( array $fields ): self {
		return new self( ...array_intersect_key( $fields, get_class_vars( self::class ) ) );
	}

	/**
	 * The same address with some fields changed.
	 *
	 * @param array<string, string> $fields Name of a field => text.
	 */
	public function with( array $fields ): self {
		return self::of( $fields + $this->fields() );
	}

	/**
	 * Every field.
	 *
	 * @return array<string, string>
	 */
	public function fields(): array {
		return [
			'first_name' => $this->first_name,
			'last_name'  => $this->last_name,
			'company'    => $this->company,
			'address_1'  => $this->address_1,
			'address_2'  => $this->address_2,
			'city'       => $this->city,
			'state'      => $this->state,
			'postcode'   => $this->postcode,
			'country'    => $this->country,
			'email'      => $this->email,
			'phone'      => $this->phone,
		];
	}

	/**
	 * Whether nothing is known.
	 */
	public function is_empty(): bool {
		return '' === implode( '', $this->fields() );
	}

	/**
	 * What the fields of an address are called.
	 *
	 * @return array<string, string>
	 */
	public static function labels(): array {
		return [
			'first_name' => __( 'First name', 'storewright' ),
			'last_name'  => __( 'Last name', 'storewright' ),
			'company'    => __( 'Company', 'storewright' ),
			'address_1'  => __( 'Address line 1', 'storewright' ),
			'address_2'  => __( 'Address line 2', 'storewright' ),
			'city'       => __( 'City', 'storewright' ),
			'postcode'   => __( 'Postcode', 'storewright' ),
			'state'      => __( 'State', 'storewright' ),
			'country'    => __( 'Country', 'storewright' ),
			'email'      => __( 'Email', 'storewright' ),
			'phone'      => __( 'Phone', 'storewright' ),
		];
	}
}
