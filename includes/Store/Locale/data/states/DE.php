<?php
/**
 * States of Germany.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'DE-BW' => __( 'Baden-Württemberg', 'storewright' ),
	'DE-BY' => __( 'Bavaria', 'storewright' ),
	'DE-BE' => __( 'Berlin', 'storewright' ),
	'DE-BB' => __( 'Brandenburg', 'storewright' ),
	'DE-HB' => __( 'Bremen', 'storewright' ),
	'DE-HH' => __( 'Hamburg', 'storewright' ),
	'DE-HE' => __( 'Hesse', 'storewright' ),
	'DE-MV' => __( 'Mecklenburg-Vorpommern', 'storewright' ),
	'DE-NI' => __( 'Lower Saxony', 'storewright' ),
	'DE-NW' => __( 'North Rhine-Westphalia', 'storewright' ),
	'DE-RP' => __( 'Rhineland-Palatinate', 'storewright' ),
	'DE-SL' => __( 'Saarland', 'storewright' ),
	'DE-SN' => __( 'Saxony', 'storewright' ),
	'DE-ST' => __( 'Saxony-Anhalt', 'storewright' ),
	'DE-SH' => __( 'Schleswig-Holstein', 'storewright' ),
	'DE-TH' => __( 'Thuringia', 'storewright' ),
];
