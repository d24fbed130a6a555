<?php
/**
 * States of Liberia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'BM' => __( 'Bomi', 'storewright' ),
	'BN' => __( 'Bong', 'storewright' ),
	'GA' => __( 'Gbarpolu', 'storewright' ),
	'GB' => __( 'Grand Bassa', 'storewright' ),
	'GC' => __( 'Grand Cape Mount', 'storewright' ),
	'GG' => __( 'Grand Gedeh', 'storewright' ),
	'GK' => __( 'Grand Kru', 'storewright' ),
	'LO' => __( 'Lofa', 'storewright' ),
	'MA' => __( 'Margibi', 'storewright' ),
	'MY' => __( 'Maryland', 'storewright' ),
	'MO' => __( 'Montserrado', 'storewright' ),
	'NM' => __( 'Nimba', 'storewright' ),
	'RV' => __( 'Rivercess', 'storewright' ),
	'RG' => __( 'River Gee', 'storewright' ),
	'SN' => __( 'Sinoe', 'storewright' ),
];
