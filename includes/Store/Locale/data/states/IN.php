<?php
/**
 * States of India.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AN' => __( 'Andaman and Nicobar Islands', 'storewright' ),
	'AP' => __( 'Andhra Pradesh', 'storewright' ),
	'AR' => __( 'Arunachal Pradesh', 'storewright' ),
	'AS' => __( 'Assam', 'storewright' ),
	'BR' => __( 'Bihar', 'storewright' ),
	'CH' => __( 'Chandigarh', 'storewright' ),
	'CT' => __( 'Chhattisgarh', 'storewright' ),
	'DD' => __( 'Daman and Diu', 'storewright' ),
	'DH' => __( 'Dādra and Nagar Haveli and Damān and Diu', 'storewright' ),
	'DL' => __( 'Delhi', 'storewright' ),
	'DN' => __( 'Dadra and Nagar Haveli', 'storewright' ),
	'GA' => __( 'Goa', 'storewright' ),
	'GJ' => __( 'Gujarat', 'storewright' ),
	'HP' => __( 'Himachal Pradesh', 'storewright' ),
	'HR' => __( 'Haryana', 'storewright' ),
	'JH' => __( 'Jharkhand', 'storewright' ),
	'JK' => __( 'Jammu and Kashmir', 'storewright' ),
	'KA' => __( 'Karnataka', 'storewright' ),
	'KL' => __( 'Kerala', 'storewright' ),
	'LA' => __( 'Ladakh', 'storewright' ),
	'LD' => __( 'Lakshadweep', 'storewright' ),
	'MH' => __( 'Maharashtra', 'storewright' ),
	'ML' => __( 'Meghalaya', 'storewright' ),
	'MN' => __( 'Manipur', 'storewright' ),
	'MP' => __( 'Madhya Pradesh', 'storewright' ),
	'MZ' => __( 'Mizoram', 'storewright' ),
	'NL' => __( 'Nagaland', 'storewright' ),
	'OD' => __( 'Odisha', 'storewright' ),
	'PB' => __( 'Punjab', 'storewright' ),
	'PY' => __( 'Puducherry', 'storewright' ),
	'RJ' => __( 'Rajasthan', 'storewright' ),
	'SK' => __( 'Sikkim', 'storewright' ),
	'TS' => __( 'Telangana', 'storewright' ),
	'TN' => __( 'Tamil Nadu', 'storewright' ),
	'TR' => __( 'Tripura', 'storewright' ),
	'UP' => __( 'Uttar Pradesh', 'storewright' ),
	'UK' => __( 'Uttarakhand', 'storewright' ),
	'WB' => __( 'West Bengal', 'storewright' ),
];
