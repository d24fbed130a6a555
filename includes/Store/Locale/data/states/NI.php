<?php
/**
 * States of Nicaragua.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'NI-AN' => __( 'Atlántico Norte', 'storewright' ),
	'NI-AS' => __( 'Atlántico Sur', 'storewright' ),
	'NI-BO' => __( 'Boaco', 'storewright' ),
	'NI-CA' => __( 'Carazo', 'storewright' ),
	'NI-CI' => __( 'Chinandega', 'storewright' ),
	'NI-CO' => __( 'Chontales', 'storewright' ),
	'NI-ES' => __( 'Estelí', 'storewright' ),
	'NI-GR' => __( 'Granada', 'storewright' ),
	'NI-JI' => __( 'Jinotega', 'storewright' ),
	'NI-LE' => __( 'León', 'storewright' ),
	'NI-MD' => __( 'Madriz', 'storewright' ),
	'NI-MN' => __( 'Managua', 'storewright' ),
	'NI-MS' => __( 'Masaya', 'storewright' ),
	'NI-MT' => __( 'Matagalpa', 'storewright' ),
	'NI-NS' => __( 'Nueva Segovia', 'storewright' ),
	'NI-RI' => __( 'Rivas', 'storewright' ),
	'NI-SJ' => __( 'Río San Juan', 'storewright' ),
];
