<?php
/**
 * States of Moldova.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'C'  => __( 'Chișinău', 'storewright' ),
	'BL' => __( 'Bălți', 'storewright' ),
	'AN' => __( 'Anenii Noi', 'storewright' ),
	'BS' => __( 'Basarabeasca', 'storewright' ),
	'BR' => __( 'Briceni', 'storewright' ),
	'CH' => __( 'Cahul', 'storewright' ),
	'CT' => __( 'Cantemir', 'storewright' ),
	'CL' => __( 'Călărași', 'storewright' ),
	'CS' => __( 'Căușeni', 'storewright' ),
	'CM' => __( 'Cimișlia', 'storewright' ),
	'CR' => __( 'Criuleni', 'storewright' ),
	'DN' => __( 'Dondușeni', 'storewright' ),
	'DR' => __( 'Drochia', 'storewright' ),
	'DB' => __( 'Dubăsari', 'storewright' ),
	'ED' => __( 'Edineț', 'storewright' ),
	'FL' => __( 'Fălești', 'storewright' ),
	'FR' => __( 'Florești', 'storewright' ),
	'GE' => __( 'UTA Găgăuzia', 'storewright' ),
	'GL' => __( 'Glodeni', 'storewright' ),
	'HN' => __( 'Hîncești', 'storewright' ),
	'IL' => __( 'Ialoveni', 'storewright' ),
	'LV' => __( 'Leova', 'storewright' ),
	'NS' => __( 'Nisporeni', 'storewright' ),
	'OC' => __( 'Ocniţa', 'storewright' ),
	'OR' => __( 'Orhei', 'storewright' ),
	'RZ' => __( 'Rezina', 'storewright' ),
	'RS' => __( 'Rîșcani', 'storewright' ),
	'SG' => __( 'Sîngerei', 'storewright' ),
	'SR' => __( 'Soroca', 'storewright' ),
	'ST' => __( 'Strășeni', 'storewright' ),
	'SD' => __( 'Șoldănești', 'storewright' ),
	'SV' => __( 'Ştefan Vodă', 'storewright' ),
	'TR' => __( 'Taraclia', 'storewright' ),
	'TL' => __( 'Telenești', 'storewright' ),
	'UN' => __( 'Ungheni', 'storewright' ),
];
