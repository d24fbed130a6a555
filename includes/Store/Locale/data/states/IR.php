<?php
/**
 * States of Iran.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'KHZ' => __( 'Khuzestan (خوزستان)', 'storewright' ),
	'THR' => __( 'Tehran (تهران)', 'storewright' ),
	'ILM' => __( 'Ilaam (ایلام)', 'storewright' ),
	'BHR' => __( 'Bushehr (بوشهر)', 'storewright' ),
	'ADL' => __( 'Ardabil (اردبیل)', 'storewright' ),
	'ESF' => __( 'Isfahan (اصفهان)', 'storewright' ),
	'YZD' => __( 'Yazd (یزد)', 'storewright' ),
	'KRH' => __( 'Kermanshah (کرمانشاه)', 'storewright' ),
	'KRN' => __( 'Kerman (کرمان)', 'storewright' ),
	'HDN' => __( 'Hamadan (همدان)', 'storewright' ),
	'GZN' => __( 'Ghazvin (قزوین)', 'storewright' ),
	'ZJN' => __( 'Zanjan (زنجان)', 'storewright' ),
	'LRS' => __( 'Luristan (لرستان)', 'storewright' ),
	'ABZ' => __( 'Alborz (البرز)', 'storewright' ),
	'EAZ' => __( 'East Azarbaijan (آذربایجان شرقی)', 'storewright' ),
	'WAZ' => __( 'West Azarbaijan (آذربایجان غربی)', 'storewright' ),
	'CHB' => __( 'Chaharmahal and Bakhtiari (چهارمحال و بختیاری)', 'storewright' ),
	'SKH' => __( 'South Khorasan (خراسان جنوبی)', 'storewright' ),
	'RKH' => __( 'Razavi Khorasan (خراسان رضوی)', 'storewright' ),
	'NKH' => __( 'North Khorasan (خراسان شمالی)', 'storewright' ),
	'SMN' => __( 'Semnan (سمنان)', 'storewright' ),
	'FRS' => __( 'Fars (فارس)', 'storewright' ),
	'QHM' => __( 'Qom (قم)', 'storewright' ),
	'KRD' => __( 'Kurdistan (کردستان)', 'storewright' ),
	'KBD' => __( 'Kohgiluyeh and BoyerAhmad (کهگیلوییه و بویراحمد)', 'storewright' ),
	'GLS' => __( 'Golestan (گلستان)', 'storewright' ),
	'GIL' => __( 'Gilan (گیلان)', 'storewright' ),
	'MZN' => __( 'Mazandaran (مازندران)', 'storewright' ),
	'MKZ' => __( 'Markazi (مرکزی)', 'storewright' ),
	'HRZ' => __( 'Hormozgan (هرمزگان)', 'storewright' ),
	'SBN' => __( 'Sistan and Baluchestan (سیستان و بلوچستان)', 'storewright' ),
];
