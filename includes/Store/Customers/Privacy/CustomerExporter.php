<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Store\Customers\AddressFields;

/**
 * Answers WordPress's requests for personal data with the addresses of an account. Its name and e-mail address WordPress exports
 * itself.
 */
final class CustomerExporter {

	/**
	 * The account's addresses.
	 *
	 * @param string $email E-mail address of the person.
	 * @return array{data: list<array<string, mixed>>, done: bool} As WordPress wants it.
	 */
	public function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		$data = [];
		$id   = false === $user ? 0 : $user->ID;
		foreach ( 0 === $id ? [] : self::labels() as $key => $name ) {
			$value = get_user_meta( $id, $key, true );
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				$data[] = [
					'name'  => $name,
					'value' => LastActivity::META === $key ? gmdate( 'Y-m-d', (int) $value ) : (string) $value,
				];
			}
		}
		$item = [
			'group_id'          => 'storewright_customer',
			'group_label'       => __( 'Customer account', 'storewright' ),
			'group_description' => __( 'The data stored with your account.', 'storewright' ),
			'item_id'           => "customer-$id",
			'data'              => $data,
		];
		return [
			'data' => [] === $data ? [] : [ $item ],
			'done' => true,
		];
	}

	/**
	 * @return array<string, string> Key of user meta => translated name.
	 */
	private static function labels(): array {
		$fields = [
			'first_name' => __( 'first name', 'storewright' ),
			'last_name'  => __( 'last name', 'storewright' ),
			'company'    => __( 'company', 'storewright' ),
			'address_1'  => __( 'address', 'storewright' ),
			'address_2'  => __( 'address, second line', 'storewright' ),
			'city'       => __( 'city', 'storewright' ),
			'postcode'   => __( 'postcode', 'storewright' ),
			'country'    => __( 'country', 'storewright' ),
			'state'      => __( 'state', 'storewright' ),
			'email'      => __( 'email address', 'storewright' ),
			'phone'      => __( 'phone number', 'storewright' ),
		];
		$labels = [];
		foreach ( AddressFields::BILLING as $field ) {
			/* translators: %s: field of an address, such as “city”. */
			$labels[ "billing_$field" ] = sprintf( __( 'Billing: %s', 'storewright' ), $fields[ $field ] );
		}
		foreach ( AddressFields::SHIPPING as $field ) {
			/* translators: %s: field of an address, such as “city”. */
			$labels[ "shipping_$field" ] = sprintf( __( 'Shipping: %s', 'storewright' ), $fields[ $field ] );
		}
		return $labels + [ LastActivity::META => __( 'Last active', 'storewright' ) ];
	}
}
