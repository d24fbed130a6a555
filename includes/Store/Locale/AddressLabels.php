<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * Labels of address fields by country.
 */
final class AddressLabels {

	/**
	 * Every label.
	 *
	 * @return array<string, string> Key, as the address formats name it => translated label.
	 */
	public static function all(): array {
		return [
			'address_1'       => __( 'Street address', 'storewright' ),
			'address_2'       => __( 'Apartment, suite, unit, etc.', 'storewright' ),
			'area'            => __( 'Area', 'storewright' ),
			'city'            => __( 'City', 'storewright' ),
			'county'          => __( 'County', 'storewright' ),
			'department'      => __( 'Department', 'storewright' ),
			'district'        => __( 'District', 'storewright' ),
			'eircode'         => __( 'Eircode', 'storewright' ),
			'emirate'         => __( 'Emirate', 'storewright' ),
			'island'          => __( 'Island', 'storewright' ),
			'oblast'          => __( 'Oblast', 'storewright' ),
			'parish'          => __( 'Parish', 'storewright' ),
			'pin'             => __( 'PIN code', 'storewright' ),
			'post_town'       => __( 'Town / City', 'storewright' ),
			'postcode'        => __( 'Postcode', 'storewright' ),
			'prefecture'      => __( 'Prefecture', 'storewright' ),
			'province'        => __( 'Province', 'storewright' ),
			'state'           => __( 'State', 'storewright' ),
			'state_or_region' => __( 'State / Region', 'storewright' ),
			'suburb'          => __( 'Suburb', 'storewright' ),
			'zip'             => __( 'ZIP Code', 'storewright' ),
		];
	}
}
