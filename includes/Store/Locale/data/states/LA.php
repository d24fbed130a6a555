<?php
/**
 * States of Laos.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AT' => __( 'Attapeu', 'storewright' ),
	'BK' => __( 'Bokeo', 'storewright' ),
	'BL' => __( 'Bolikhamsai', 'storewright' ),
	'CH' => __( 'Champasak', 'storewright' ),
	'HO' => __( 'Houaphanh', 'storewright' ),
	'KH' => __( 'Khammouane', 'storewright' ),
	'LM' => __( 'Luang Namtha', 'storewright' ),
	'LP' => __( 'Luang Prabang', 'storewright' ),
	'OU' => __( 'Oudomxay', 'storewright' ),
	'PH' => __( 'Phongsaly', 'storewright' ),
	'SL' => __( 'Salavan', 'storewright' ),
	'SV' => __( 'Savannakhet', 'storewright' ),
	'VI' => __( 'Vientiane Province', 'storewright' ),
	'VT' => __( 'Vientiane', 'storewright' ),
	'XA' => __( 'Sainyabuli', 'storewright' ),
	'XE' => __( 'Sekong', 'storewright' ),
	'XI' => __( 'Xiangkhouang', 'storewright' ),
	'XS' => __( 'Xaisomboun', 'storewright' ),
];
