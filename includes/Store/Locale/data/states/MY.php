<?php
/**
 * States of Malaysia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'JHR' => __( 'Johor', 'storewright' ),
	'KDH' => __( 'Kedah', 'storewright' ),
	'KTN' => __( 'Kelantan', 'storewright' ),
	'LBN' => __( 'Labuan', 'storewright' ),
	'MLK' => __( 'Malacca (Melaka)', 'storewright' ),
	'NSN' => __( 'Negeri Sembilan', 'storewright' ),
	'PHG' => __( 'Pahang', 'storewright' ),
	'PNG' => __( 'Penang (Pulau Pinang)', 'storewright' ),
	'PRK' => __( 'Perak', 'storewright' ),
	'PLS' => __( 'Perlis', 'storewright' ),
	'SBH' => __( 'Sabah', 'storewright' ),
	'SWK' => __( 'Sarawak', 'storewright' ),
	'SGR' => __( 'Selangor', 'storewright' ),
	'TRG' => __( 'Terengganu', 'storewright' ),
	'PJY' => __( 'Putrajaya', 'storewright' ),
	'KUL' => __( 'Kuala Lumpur', 'storewright' ),
];
