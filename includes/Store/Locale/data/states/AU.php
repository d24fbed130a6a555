<?php
/**
 * States of Australia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'ACT' => __( 'Australian Capital Territory', 'storewright' ),
	'NSW' => __( 'New South Wales', 'storewright' ),
	'NT'  => __( 'Northern Territory', 'storewright' ),
	'QLD' => __( 'Queensland', 'storewright' ),
	'SA'  => __( 'South Australia', 'storewright' ),
	'TAS' => __( 'Tasmania', 'storewright' ),
	'VIC' => __( 'Victoria', 'storewright' ),
	'WA'  => __( 'Western Australia', 'storewright' ),
];
