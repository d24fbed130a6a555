<?php
/**
 * States of Senegal.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'SNDB' => __( 'Diourbel', 'storewright' ),
	'SNDK' => __( 'Dakar', 'storewright' ),
	'SNFK' => __( 'Fatick', 'storewright' ),
	'SNKA' => __( 'Kaffrine', 'storewright' ),
	'SNKD' => __( 'Kolda', 'storewright' ),
	'SNKE' => __( 'Kédougou', 'storewright' ),
	'SNKL' => __( 'Kaolack', 'storewright' ),
	'SNLG' => __( 'Louga', 'storewright' ),
	'SNMT' => __( 'Matam', 'storewright' ),
	'SNSE' => __( 'Sédhiou', 'storewright' ),
	'SNSL' => __( 'Saint-Louis', 'storewright' ),
	'SNTC' => __( 'Tambacounda', 'storewright' ),
	'SNTH' => __( 'Thiès', 'storewright' ),
	'SNZG' => __( 'Ziguinchor', 'storewright' ),
];
