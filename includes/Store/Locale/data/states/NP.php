<?php
/**
 * States of Nepal.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'BAG' => __( 'Bagmati', 'storewright' ),
	'BHE' => __( 'Bheri', 'storewright' ),
	'DHA' => __( 'Dhaulagiri', 'storewright' ),
	'GAN' => __( 'Gandaki', 'storewright' ),
	'JAN' => __( 'Janakpur', 'storewright' ),
	'KAR' => __( 'Karnali', 'storewright' ),
	'KOS' => __( 'Koshi', 'storewright' ),
	'LUM' => __( 'Lumbini', 'storewright' ),
	'MAH' => __( 'Mahakali', 'storewright' ),
	'MEC' => __( 'Mechi', 'storewright' ),
	'NAR' => __( 'Narayani', 'storewright' ),
	'RAP' => __( 'Rapti', 'storewright' ),
	'SAG' => __( 'Sagarmatha', 'storewright' ),
	'SET' => __( 'Seti', 'storewright' ),
];
