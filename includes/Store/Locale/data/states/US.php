<?php
/**
 * States of United States (US).
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AL' => __( 'Alabama', 'storewright' ),
	'AK' => __( 'Alaska', 'storewright' ),
	'AZ' => __( 'Arizona', 'storewright' ),
	'AR' => __( 'Arkansas', 'storewright' ),
	'CA' => __( 'California', 'storewright' ),
	'CO' => __( 'Colorado', 'storewright' ),
	'CT' => __( 'Connecticut', 'storewright' ),
	'DE' => __( 'Delaware', 'storewright' ),
	'DC' => __( 'Washington DC', 'storewright' ),
	'FL' => __( 'Florida', 'storewright' ),
	'GA' => __( 'Georgia', 'storewright' ),
	'HI' => __( 'Hawaii', 'storewright' ),
	'ID' => __( 'Idaho', 'storewright' ),
	'IL' => __( 'Illinois', 'storewright' ),
	'IN' => __( 'Indiana', 'storewright' ),
	'IA' => __( 'Iowa', 'storewright' ),
	'KS' => __( 'Kansas', 'storewright' ),
	'KY' => __( 'Kentucky', 'storewright' ),
	'LA' => __( 'Louisiana', 'storewright' ),
	'ME' => __( 'Maine', 'storewright' ),
	'MD' => __( 'Maryland', 'storewright' ),
	'MA' => __( 'Massachusetts', 'storewright' ),
	'MI' => __( 'Michigan', 'storewright' ),
	'MN' => __( 'Minnesota', 'storewright' ),
	'MS' => __( 'Mississippi', 'storewright' ),
	'MO' => __( 'Missouri', 'storewright' ),
	'MT' => __( 'Montana', 'storewright' ),
	'NE' => __( 'Nebraska', 'storewright' ),
	'NV' => __( 'Nevada', 'storewright' ),
	'NH' => __( 'New Hampshire', 'storewright' ),
	'NJ' => __( 'New Jersey', 'storewright' ),
	'NM' => __( 'New Mexico', 'storewright' ),
	'NY' => __( 'New York', 'storewright' ),
	'NC' => __( 'North Carolina', 'storewright' ),
	'ND' => __( 'North Dakota', 'storewright' ),
	'OH' => __( 'Ohio', 'storewright' ),
	'OK' => __( 'Oklahoma', 'storewright' ),
	'OR' => __( 'Oregon', 'storewright' ),
	'PA' => __( 'Pennsylvania', 'storewright' ),
	'RI' => __( 'Rhode Island', 'storewright' ),
	'SC' => __( 'South Carolina', 'storewright' ),
	'SD' => __( 'South Dakota', 'storewright' ),
	'TN' => __( 'Tennessee', 'storewright' ),
	'TX' => __( 'Texas', 'storewright' ),
	'UT' => __( 'Utah', 'storewright' ),
	'VT' => __( 'Vermont', 'storewright' ),
	'VA' => __( 'Virginia', 'storewright' ),
	'WA' => __( 'Washington', 'storewright' ),
	'WV' => __( 'West Virginia', 'storewright' ),
	'WI' => __( 'Wisconsin', 'storewright' ),
	'WY' => __( 'Wyoming', 'storewright' ),
	'AA' => __( 'Armed Forces (AA)', 'storewright' ),
	'AE' => __( 'Armed Forces (AE)', 'storewright' ),
	'AP' => __( 'Armed Forces (AP)', 'storewright' ),
];
