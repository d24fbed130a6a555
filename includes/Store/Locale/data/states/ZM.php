<?php
/**
 * States of Zambia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'ZM-01' => __( 'Western', 'storewright' ),
	'ZM-02' => __( 'Central', 'storewright' ),
	'ZM-03' => __( 'Eastern', 'storewright' ),
	'ZM-04' => __( 'Luapula', 'storewright' ),
	'ZM-05' => __( 'Northern', 'storewright' ),
	'ZM-06' => __( 'North-Western', 'storewright' ),
	'ZM-07' => __( 'Southern', 'storewright' ),
	'ZM-08' => __( 'Copperbelt', 'storewright' ),
	'ZM-09' => __( 'Lusaka', 'storewright' ),
	'ZM-10' => __( 'Muchinga', 'storewright' ),
];
