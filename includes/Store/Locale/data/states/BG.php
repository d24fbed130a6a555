<?php
/**
 * States of Bulgaria.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'BG-01' => __( 'Blagoevgrad', 'storewright' ),
	'BG-02' => __( 'Burgas', 'storewright' ),
	'BG-08' => __( 'Dobrich', 'storewright' ),
	'BG-07' => __( 'Gabrovo', 'storewright' ),
	'BG-26' => __( 'Haskovo', 'storewright' ),
	'BG-09' => __( 'Kardzhali', 'storewright' ),
	'BG-10' => __( 'Kyustendil', 'storewright' ),
	'BG-11' => __( 'Lovech', 'storewright' ),
	'BG-12' => __( 'Montana', 'storewright' ),
	'BG-13' => __( 'Pazardzhik', 'storewright' ),
	'BG-14' => __( 'Pernik', 'storewright' ),
	'BG-15' => __( 'Pleven', 'storewright' ),
	'BG-16' => __( 'Plovdiv', 'storewright' ),
	'BG-17' => __( 'Razgrad', 'storewright' ),
	'BG-18' => __( 'Ruse', 'storewright' ),
	'BG-27' => __( 'Shumen', 'storewright' ),
	'BG-19' => __( 'Silistra', 'storewright' ),
	'BG-20' => __( 'Sliven', 'storewright' ),
	'BG-21' => __( 'Smolyan', 'storewright' ),
	'BG-23' => __( 'Sofia District', 'storewright' ),
	'BG-22' => __( 'Sofia', 'storewright' ),
	'BG-24' => __( 'Stara Zagora', 'storewright' ),
	'BG-25' => __( 'Targovishte', 'storewright' ),
	'BG-03' => __( 'Varna', 'storewright' ),
	'BG-04' => __( 'Veliko Tarnovo', 'storewright' ),
	'BG-05' => __( 'Vidin', 'storewright' ),
	'BG-06' => __( 'Vratsa', 'storewright' ),
	'BG-28' => __( 'Yambol', 'storewright' ),
];
