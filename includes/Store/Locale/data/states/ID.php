<?php
/**
 * States of Indonesia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AC' => __( 'Aceh', 'storewright' ),
	'SU' => __( 'North Sumatra', 'storewright' ),
	'SB' => __( 'West Sumatra', 'storewright' ),
	'RI' => __( 'Riau', 'storewright' ),
	'KR' => __( 'Riau Islands', 'storewright' ),
	'JA' => __( 'Jambi', 'storewright' ),
	'SS' => __( 'South Sumatra', 'storewright' ),
	'BB' => __( 'Bangka–Belitung Islands', 'storewright' ),
	'BE' => __( 'Bengkulu', 'storewright' ),
	'LA' => __( 'Lampung', 'storewright' ),
	'JK' => __( 'Jakarta', 'storewright' ),
	'JB' => __( 'West Java', 'storewright' ),
	'BT' => __( 'Banten', 'storewright' ),
	'JT' => __( 'Central Java', 'storewright' ),
	'JI' => __( 'East Java', 'storewright' ),
	'YO' => __( 'Yogyakarta', 'storewright' ),
	'BA' => __( 'Bali', 'storewright' ),
	'NB' => __( 'West Nusa Tenggara', 'storewright' ),
	'NT' => __( 'East Nusa Tenggara', 'storewright' ),
	'KB' => __( 'West Kalimantan', 'storewright' ),
	'KT' => __( 'Central Kalimantan', 'storewright' ),
	'KI' => __( 'East Kalimantan', 'storewright' ),
	'KS' => __( 'South Kalimantan', 'storewright' ),
	'KU' => __( 'North Kalimantan', 'storewright' ),
	'SA' => __( 'North Sulawesi', 'storewright' ),
	'ST' => __( 'Central Sulawesi', 'storewright' ),
	'SG' => __( 'Southeast Sulawesi', 'storewright' ),
	'SR' => __( 'West Sulawesi', 'storewright' ),
	'SN' => __( 'South Sulawesi', 'storewright' ),
	'GO' => __( 'Gorontalo', 'storewright' ),
	'MA' => __( 'Maluku', 'storewright' ),
	'MU' => __( 'North Maluku', 'storewright' ),
	'PA' => __( 'Papua', 'storewright' ),
	'PB' => __( 'West Papua', 'storewright' ),
];
