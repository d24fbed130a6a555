<?php
/**
 * States of Bolivia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'BO-B' => __( 'Beni', 'storewright' ),
	'BO-H' => __( 'Chuquisaca', 'storewright' ),
	'BO-C' => __( 'Cochabamba', 'storewright' ),
	'BO-L' => __( 'La Paz', 'storewright' ),
	'BO-O' => __( 'Oruro', 'storewright' ),
	'BO-N' => __( 'Pando', 'storewright' ),
	'BO-P' => __( 'Potosí', 'storewright' ),
	'BO-S' => __( 'Santa Cruz', 'storewright' ),
	'BO-T' => __( 'Tarija', 'storewright' ),
];
