<?php
/**
 * States of Nigeria.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AB' => __( 'Abia', 'storewright' ),
	'FC' => __( 'Federal Capital Territory', 'storewright' ),
	'AD' => __( 'Adamawa', 'storewright' ),
	'AK' => __( 'Akwa Ibom', 'storewright' ),
	'AN' => __( 'Anambra', 'storewright' ),
	'BA' => __( 'Bauchi', 'storewright' ),
	'BY' => __( 'Bayelsa', 'storewright' ),
	'BE' => __( 'Benue', 'storewright' ),
	'BO' => __( 'Borno', 'storewright' ),
	'CR' => __( 'Cross River', 'storewright' ),
	'DE' => __( 'Delta', 'storewright' ),
	'EB' => __( 'Ebonyi', 'storewright' ),
	'ED' => __( 'Edo', 'storewright' ),
	'EK' => __( 'Ekiti', 'storewright' ),
	'EN' => __( 'Enugu', 'storewright' ),
	'GO' => __( 'Gombe', 'storewright' ),
	'IM' => __( 'Imo', 'storewright' ),
	'JI' => __( 'Jigawa', 'storewright' ),
	'KD' => __( 'Kaduna', 'storewright' ),
	'KN' => __( 'Kano', 'storewright' ),
	'KT' => __( 'Katsina', 'storewright' ),
	'KE' => __( 'Kebbi', 'storewright' ),
	'KO' => __( 'Kogi', 'storewright' ),
	'KW' => __( 'Kwara', 'storewright' ),
	'LA' => __( 'Lagos', 'storewright' ),
	'NA' => __( 'Nasarawa', 'storewright' ),
	'NI' => __( 'Niger', 'storewright' ),
	'OG' => __( 'Ogun', 'storewright' ),
	'ON' => __( 'Ondo', 'storewright' ),
	'OS' => __( 'Osun', 'storewright' ),
	'OY' => __( 'Oyo', 'storewright' ),
	'PL' => __( 'Plateau', 'storewright' ),
	'RI' => __( 'Rivers', 'storewright' ),
	'SO' => __( 'Sokoto', 'storewright' ),
	'TA' => __( 'Taraba', 'storewright' ),
	'YO' => __( 'Yobe', 'storewright' ),
	'ZA' => __( 'Zamfara', 'storewright' ),
];
