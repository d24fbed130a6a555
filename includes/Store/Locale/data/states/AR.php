<?php
/**
 * States of Argentina.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'C' => __( 'Buenos Aires', 'storewright' ),
	'B' => __( 'Buenos Aires Province', 'storewright' ),
	'K' => __( 'Catamarca', 'storewright' ),
	'H' => __( 'Chaco', 'storewright' ),
	'U' => __( 'Chubut', 'storewright' ),
	'X' => __( 'Córdoba', 'storewright' ),
	'W' => __( 'Corrientes', 'storewright' ),
	'E' => __( 'Entre Ríos', 'storewright' ),
	'P' => __( 'Formosa', 'storewright' ),
	'Y' => __( 'Jujuy', 'storewright' ),
	'L' => __( 'La Pampa', 'storewright' ),
	'F' => __( 'La Rioja', 'storewright' ),
	'M' => __( 'Mendoza', 'storewright' ),
	'N' => __( 'Misiones', 'storewright' ),
	'Q' => __( 'Neuquén', 'storewright' ),
	'R' => __( 'Río Negro', 'storewright' ),
	'A' => __( 'Salta', 'storewright' ),
	'J' => __( 'San Juan', 'storewright' ),
	'D' => __( 'San Luis', 'storewright' ),
	'Z' => __( 'Santa Cruz', 'storewright' ),
	'S' => __( 'Santa Fe', 'storewright' ),
	'G' => __( 'Santiago del Estero', 'storewright' ),
	'V' => __( 'Tierra del Fuego', 'storewright' ),
	'T' => __( 'Tucumán', 'storewright' ),
];
