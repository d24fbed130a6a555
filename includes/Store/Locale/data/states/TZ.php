<?php
/**
 * States of Tanzania.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'TZ01' => __( 'Arusha', 'storewright' ),
	'TZ02' => __( 'Dar es Salaam', 'storewright' ),
	'TZ03' => __( 'Dodoma', 'storewright' ),
	'TZ04' => __( 'Iringa', 'storewright' ),
	'TZ05' => __( 'Kagera', 'storewright' ),
	'TZ06' => __( 'Pemba North', 'storewright' ),
	'TZ07' => __( 'Zanzibar North', 'storewright' ),
	'TZ08' => __( 'Kigoma', 'storewright' ),
	'TZ09' => __( 'Kilimanjaro', 'storewright' ),
	'TZ10' => __( 'Pemba South', 'storewright' ),
	'TZ11' => __( 'Zanzibar South', 'storewright' ),
	'TZ12' => __( 'Lindi', 'storewright' ),
	'TZ13' => __( 'Mara', 'storewright' ),
	'TZ14' => __( 'Mbeya', 'storewright' ),
	'TZ15' => __( 'Zanzibar West', 'storewright' ),
	'TZ16' => __( 'Morogoro', 'storewright' ),
	'TZ17' => __( 'Mtwara', 'storewright' ),
	'TZ18' => __( 'Mwanza', 'storewright' ),
	'TZ19' => __( 'Coast', 'storewright' ),
	'TZ20' => __( 'Rukwa', 'storewright' ),
	'TZ21' => __( 'Ruvuma', 'storewright' ),
	'TZ22' => __( 'Shinyanga', 'storewright' ),
	'TZ23' => __( 'Singida', 'storewright' ),
	'TZ24' => __( 'Tabora', 'storewright' ),
	'TZ25' => __( 'Tanga', 'storewright' ),
	'TZ26' => __( 'Manyara', 'storewright' ),
	'TZ27' => __( 'Geita', 'storewright' ),
	'TZ28' => __( 'Katavi', 'storewright' ),
	'TZ29' => __( 'Njombe', 'storewright' ),
	'TZ30' => __( 'Simiyu', 'storewright' ),
];
