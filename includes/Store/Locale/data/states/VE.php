<?php
/**
 * States of Venezuela.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'VE-A' => __( 'Capital', 'storewright' ),
	'VE-B' => __( 'Anzoátegui', 'storewright' ),
	'VE-C' => __( 'Apure', 'storewright' ),
	'VE-D' => __( 'Aragua', 'storewright' ),
	'VE-E' => __( 'Barinas', 'storewright' ),
	'VE-F' => __( 'Bolívar', 'storewright' ),
	'VE-G' => __( 'Carabobo', 'storewright' ),
	'VE-H' => __( 'Cojedes', 'storewright' ),
	'VE-I' => __( 'Falcón', 'storewright' ),
	'VE-J' => __( 'Guárico', 'storewright' ),
	'VE-K' => __( 'Lara', 'storewright' ),
	'VE-L' => __( 'Mérida', 'storewright' ),
	'VE-M' => __( 'Miranda', 'storewright' ),
	'VE-N' => __( 'Monagas', 'storewright' ),
	'VE-O' => __( 'Nueva Esparta', 'storewright' ),
	'VE-P' => __( 'Portuguesa', 'storewright' ),
	'VE-R' => __( 'Sucre', 'storewright' ),
	'VE-S' => __( 'Táchira', 'storewright' ),
	'VE-T' => __( 'Trujillo', 'storewright' ),
	'VE-U' => __( 'Yaracuy', 'storewright' ),
	'VE-V' => __( 'Zulia', 'storewright' ),
	'VE-W' => __( 'Federal Dependencies', 'storewright' ),
	'VE-X' => __( 'Vargas', 'storewright' ),
	'VE-Y' => __( 'Delta Amacuro', 'storewright' ),
	'VE-Z' => __( 'Amazonas', 'storewright' ),
];
