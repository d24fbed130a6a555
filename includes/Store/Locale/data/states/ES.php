<?php
/**
 * States of Spain.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'C'  => __( 'A Coruña', 'storewright' ),
	'VI' => __( 'Álava', 'storewright' ),
	'AB' => __( 'Albacete', 'storewright' ),
	'A'  => __( 'Alicante', 'storewright' ),
	'AL' => __( 'Almería', 'storewright' ),
	'O'  => __( 'Asturias Province', 'storewright' ),
	'AV' => __( 'Ávila', 'storewright' ),
	'BA' => __( 'Badajoz', 'storewright' ),
	'PM' => __( 'Balearic Islands', 'storewright' ),
	'B'  => __( 'Barcelona', 'storewright' ),
	'BU' => __( 'Burgos', 'storewright' ),
	'CC' => __( 'Cáceres', 'storewright' ),
	'CA' => __( 'Cádiz', 'storewright' ),
	'S'  => __( 'Cantabria Province', 'storewright' ),
	'CS' => __( 'Castellón', 'storewright' ),
	'CE' => __( 'Ceuta', 'storewright' ),
	'CR' => __( 'Ciudad Real', 'storewright' ),
	'CO' => __( 'Córdoba', 'storewright' ),
	'CU' => __( 'Cuenca', 'storewright' ),
	'GI' => __( 'Girona', 'storewright' ),
	'GR' => __( 'Granada', 'storewright' ),
	'GU' => __( 'Guadalajara', 'storewright' ),
	'SS' => __( 'Gipuzkoa', 'storewright' ),
	'H'  => __( 'Huelva', 'storewright' ),
	'HU' => __( 'Huesca', 'storewright' ),
	'J'  => __( 'Jaén', 'storewright' ),
	'LO' => __( 'La Rioja Province', 'storewright' ),
	'GC' => __( 'Las Palmas', 'storewright' ),
	'LE' => __( 'León', 'storewright' ),
	'L'  => __( 'Lleida', 'storewright' ),
	'LU' => __( 'Lugo', 'storewright' ),
	'M'  => __( 'Madrid Province', 'storewright' ),
	'MA' => __( 'Málaga', 'storewright' ),
	'ML' => __( 'Melilla', 'storewright' ),
	'MU' => __( 'Murcia', 'storewright' ),
	'NA' => __( 'Navarra', 'storewright' ),
	'OR' => __( 'Ourense', 'storewright' ),
	'P'  => __( 'Palencia', 'storewright' ),
	'PO' => __( 'Pontevedra', 'storewright' ),
	'SA' => __( 'Salamanca', 'storewright' ),
	'TF' => __( 'Santa Cruz de Tenerife', 'storewright' ),
	'SG' => __( 'Segovia', 'storewright' ),
	'SE' => __( 'Seville', 'storewright' ),
	'SO' => __( 'Soria', 'storewright' ),
	'T'  => __( 'Tarragona', 'storewright' ),
	'TE' => __( 'Teruel', 'storewright' ),
	'TO' => __( 'Toledo', 'storewright' ),
	'V'  => __( 'Valencia', 'storewright' ),
	'VA' => __( 'Valladolid', 'storewright' ),
	'BI' => __( 'Biscay', 'storewright' ),
	'ZA' => __( 'Zamora', 'storewright' ),
	'Z'  => __( 'Zaragoza', 'storewright' ),
];
