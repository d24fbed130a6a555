<?php
/**
 * States of Mexico.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'DF' => __( 'Ciudad de México', 'storewright' ),
	'JA' => __( 'Jalisco', 'storewright' ),
	'NL' => __( 'Nuevo León', 'storewright' ),
	'AG' => __( 'Aguascalientes', 'storewright' ),
	'BC' => __( 'Baja California', 'storewright' ),
	'BS' => __( 'Baja California Sur', 'storewright' ),
	'CM' => __( 'Campeche', 'storewright' ),
	'CS' => __( 'Chiapas', 'storewright' ),
	'CH' => __( 'Chihuahua', 'storewright' ),
	'CO' => __( 'Coahuila', 'storewright' ),
	'CL' => __( 'Colima', 'storewright' ),
	'DG' => __( 'Durango', 'storewright' ),
	'GT' => __( 'Guanajuato', 'storewright' ),
	'GR' => __( 'Guerrero', 'storewright' ),
	'HG' => __( 'Hidalgo', 'storewright' ),
	'MX' => __( 'Estado de México', 'storewright' ),
	'MI' => __( 'Michoacán', 'storewright' ),
	'MO' => __( 'Morelos', 'storewright' ),
	'NA' => __( 'Nayarit', 'storewright' ),
	'OA' => __( 'Oaxaca', 'storewright' ),
	'PU' => __( 'Puebla', 'storewright' ),
	'QT' => __( 'Querétaro', 'storewright' ),
	'QR' => __( 'Quintana Roo', 'storewright' ),
	'SL' => __( 'San Luis Potosí', 'storewright' ),
	'SI' => __( 'Sinaloa', 'storewright' ),
	'SO' => __( 'Sonora', 'storewright' ),
	'TB' => __( 'Tabasco', 'storewright' ),
	'TM' => __( 'Tamaulipas', 'storewright' ),
	'TL' => __( 'Tlaxcala', 'storewright' ),
	'VE' => __( 'Veracruz', 'storewright' ),
	'YU' => __( 'Yucatán', 'storewright' ),
	'ZA' => __( 'Zacatecas', 'storewright' ),
];
