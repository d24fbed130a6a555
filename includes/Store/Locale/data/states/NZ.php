<?php
/**
 * States of New Zealand.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'NTL' => __( 'Northland', 'storewright' ),
	'AUK' => __( 'Auckland', 'storewright' ),
	'WKO' => __( 'Waikato', 'storewright' ),
	'BOP' => __( 'Bay of Plenty', 'storewright' ),
	'TKI' => __( 'Taranaki', 'storewright' ),
	'GIS' => __( 'Gisborne', 'storewright' ),
	'HKB' => __( 'Hawke’s Bay', 'storewright' ),
	'MWT' => __( 'Manawatu-Wanganui', 'storewright' ),
	'WGN' => __( 'Wellington', 'storewright' ),
	'NSN' => __( 'Nelson', 'storewright' ),
	'MBH' => __( 'Marlborough', 'storewright' ),
	'TAS' => __( 'Tasman', 'storewright' ),
	'WTC' => __( 'West Coast', 'storewright' ),
	'CAN' => __( 'Canterbury', 'storewright' ),
	'OTA' => __( 'Otago', 'storewright' ),
	'STL' => __( 'Southland', 'storewright' ),
];
