<?php
/**
 * States of Romania.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AB' => __( 'Alba', 'storewright' ),
	'AR' => __( 'Arad', 'storewright' ),
	'AG' => __( 'Argeș', 'storewright' ),
	'BC' => __( 'Bacău', 'storewright' ),
	'BH' => __( 'Bihor', 'storewright' ),
	'BN' => __( 'Bistriţa-Năsăud', 'storewright' ),
	'BT' => __( 'Botoşani', 'storewright' ),
	'BR' => __( 'Brăila', 'storewright' ),
	'BV' => __( 'Braşov', 'storewright' ),
	'B'  => __( 'Bucharest', 'storewright' ),
	'BZ' => __( 'Buzău', 'storewright' ),
	'CL' => __( 'Călărași', 'storewright' ),
	'CS' => __( 'Caraș-Severin', 'storewright' ),
	'CJ' => __( 'Cluj', 'storewright' ),
	'CT' => __( 'Constanța', 'storewright' ),
	'CV' => __( 'Covasna', 'storewright' ),
	'DB' => __( 'Dâmbovița', 'storewright' ),
	'DJ' => __( 'Dolj', 'storewright' ),
	'GL' => __( 'Galați', 'storewright' ),
	'GR' => __( 'Giurgiu', 'storewright' ),
	'GJ' => __( 'Gorj', 'storewright' ),
	'HR' => __( 'Harghita', 'storewright' ),
	'HD' => __( 'Hunedoara', 'storewright' ),
	'IL' => __( 'Ialomița', 'storewright' ),
	'IS' => __( 'Iași', 'storewright' ),
	'IF' => __( 'Ilfov', 'storewright' ),
	'MM' => __( 'Maramureş', 'storewright' ),
	'MH' => __( 'Mehedinți', 'storewright' ),
	'MS' => __( 'Mureş', 'storewright' ),
	'NT' => __( 'Neamţ', 'storewright' ),
	'OT' => __( 'Olt', 'storewright' ),
	'PH' => __( 'Prahova', 'storewright' ),
	'SJ' => __( 'Sălaj', 'storewright' ),
	'SM' => __( 'Satu Mare', 'storewright' ),
	'SB' => __( 'Sibiu', 'storewright' ),
	'SV' => __( 'Suceava', 'storewright' ),
	'TR' => __( 'Teleorman', 'storewright' ),
	'TM' => __( 'Timiș', 'storewright' ),
	'TL' => __( 'Tulcea', 'storewright' ),
	'VL' => __( 'Vâlcea', 'storewright' ),
	'VS' => __( 'Vaslui', 'storewright' ),
	'VN' => __( 'Vrancea', 'storewright' ),
];
