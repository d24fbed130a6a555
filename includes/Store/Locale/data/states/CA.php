<?php
/**
 * States of Canada.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AB' => __( 'Alberta', 'storewright' ),
	'BC' => __( 'British Columbia', 'storewright' ),
	'MB' => __( 'Manitoba', 'storewright' ),
	'NB' => __( 'New Brunswick', 'storewright' ),
	'NL' => __( 'Newfoundland and Labrador', 'storewright' ),
	'NT' => __( 'Northwest Territories', 'storewright' ),
	'NS' => __( 'Nova Scotia', 'storewright' ),
	'NU' => __( 'Nunavut', 'storewright' ),
	'ON' => __( 'Ontario', 'storewright' ),
	'PE' => __( 'Prince Edward Island', 'storewright' ),
	'QC' => __( 'Quebec', 'storewright' ),
	'SK' => __( 'Saskatchewan', 'storewright' ),
	'YT' => __( 'Yukon', 'storewright' ),
];
