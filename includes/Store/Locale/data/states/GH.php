<?php
/**
 * States of Ghana.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AF' => __( 'Ahafo', 'storewright' ),
	'AH' => __( 'Ashanti', 'storewright' ),
	'BA' => __( 'Brong-Ahafo', 'storewright' ),
	'BO' => __( 'Bono', 'storewright' ),
	'BE' => __( 'Bono East', 'storewright' ),
	'CP' => __( 'Central', 'storewright' ),
	'EP' => __( 'Eastern', 'storewright' ),
	'AA' => __( 'Greater Accra', 'storewright' ),
	'NE' => __( 'North East', 'storewright' ),
	'NP' => __( 'Northern', 'storewright' ),
	'OT' => __( 'Oti', 'storewright' ),
	'SV' => __( 'Savannah', 'storewright' ),
	'UE' => __( 'Upper East', 'storewright' ),
	'UW' => __( 'Upper West', 'storewright' ),
	'TV' => __( 'Volta', 'storewright' ),
	'WP' => __( 'Western', 'storewright' ),
	'WN' => __( 'Western North', 'storewright' ),
];
