<?php
/**
 * States of Jamaica.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'JM-01' => __( 'Kingston', 'storewright' ),
	'JM-02' => __( 'Saint Andrew', 'storewright' ),
	'JM-03' => __( 'Saint Thomas', 'storewright' ),
	'JM-04' => __( 'Portland', 'storewright' ),
	'JM-05' => __( 'Saint Mary', 'storewright' ),
	'JM-06' => __( 'Saint Ann', 'storewright' ),
	'JM-07' => __( 'Trelawny', 'storewright' ),
	'JM-08' => __( 'Saint James', 'storewright' ),
	'JM-09' => __( 'Hanover', 'storewright' ),
	'JM-10' => __( 'Westmoreland', 'storewright' ),
	'JM-11' => __( 'Saint Elizabeth', 'storewright' ),
	'JM-12' => __( 'Manchester', 'storewright' ),
	'JM-13' => __( 'Clarendon', 'storewright' ),
	'JM-14' => __( 'Saint Catherine', 'storewright' ),
];
