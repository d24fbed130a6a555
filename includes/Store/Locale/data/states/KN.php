<?php
/**
 * States of St. Kitts & Nevis.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'KNK'  => __( 'Saint Kitts', 'storewright' ),
	'KNN'  => __( 'Nevis', 'storewright' ),
	'KN01' => __( 'Christ Church Nichola Town', 'storewright' ),
	'KN02' => __( 'Saint Anne Sandy Point', 'storewright' ),
	'KN03' => __( 'Saint George Basseterre', 'storewright' ),
	'KN04' => __( 'Saint George Gingerland', 'storewright' ),
	'KN05' => __( 'Saint James Windward', 'storewright' ),
	'KN06' => __( 'Saint John Capisterre', 'storewright' ),
	'KN07' => __( 'Saint John Figtree', 'storewright' ),
	'KN08' => __( 'Saint Mary Cayon', 'storewright' ),
	'KN09' => __( 'Saint Paul Capisterre', 'storewright' ),
	'KN10' => __( 'Saint Paul Charlestown', 'storewright' ),
	'KN11' => __( 'Saint Peter Basseterre', 'storewright' ),
	'KN12' => __( 'Saint Thomas Lowland', 'storewright' ),
	'KN13' => __( 'Saint Thomas Middle Island', 'storewright' ),
	'KN15' => __( 'Trinity Palmetto Point', 'storewright' ),
];
