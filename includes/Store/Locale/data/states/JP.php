<?php
/**
 * States of Japan.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'JP01' => __( 'Hokkaido', 'storewright' ),
	'JP02' => __( 'Aomori', 'storewright' ),
	'JP03' => __( 'Iwate', 'storewright' ),
	'JP04' => __( 'Miyagi', 'storewright' ),
	'JP05' => __( 'Akita', 'storewright' ),
	'JP06' => __( 'Yamagata', 'storewright' ),
	'JP07' => __( 'Fukushima', 'storewright' ),
	'JP08' => __( 'Ibaraki', 'storewright' ),
	'JP09' => __( 'Tochigi', 'storewright' ),
	'JP10' => __( 'Gunma', 'storewright' ),
	'JP11' => __( 'Saitama', 'storewright' ),
	'JP12' => __( 'Chiba', 'storewright' ),
	'JP13' => __( 'Tokyo', 'storewright' ),
	'JP14' => __( 'Kanagawa', 'storewright' ),
	'JP15' => __( 'Niigata', 'storewright' ),
	'JP16' => __( 'Toyama', 'storewright' ),
	'JP17' => __( 'Ishikawa', 'storewright' ),
	'JP18' => __( 'Fukui', 'storewright' ),
	'JP19' => __( 'Yamanashi', 'storewright' ),
	'JP20' => __( 'Nagano', 'storewright' ),
	'JP21' => __( 'Gifu', 'storewright' ),
	'JP22' => __( 'Shizuoka', 'storewright' ),
	'JP23' => __( 'Aichi', 'storewright' ),
	'JP24' => __( 'Mie', 'storewright' ),
	'JP25' => __( 'Shiga', 'storewright' ),
	'JP26' => __( 'Kyoto', 'storewright' ),
	'JP27' => __( 'Osaka', 'storewright' ),
	'JP28' => __( 'Hyogo', 'storewright' ),
	'JP29' => __( 'Nara', 'storewright' ),
	'JP30' => __( 'Wakayama', 'storewright' ),
	'JP31' => __( 'Tottori', 'storewright' ),
	'JP32' => __( 'Shimane', 'storewright' ),
	'JP33' => __( 'Okayama', 'storewright' ),
	'JP34' => __( 'Hiroshima', 'storewright' ),
	'JP35' => __( 'Yamaguchi', 'storewright' ),
	'JP36' => __( 'Tokushima', 'storewright' ),
	'JP37' => __( 'Kagawa', 'storewright' ),
	'JP38' => __( 'Ehime', 'storewright' ),
	'JP39' => __( 'Kochi', 'storewright' ),
	'JP40' => __( 'Fukuoka', 'storewright' ),
	'JP41' => __( 'Saga', 'storewright' ),
	'JP42' => __( 'Nagasaki', 'storewright' ),
	'JP43' => __( 'Kumamoto', 'storewright' ),
	'JP44' => __( 'Oita', 'storewright' ),
	'JP45' => __( 'Miyazaki', 'storewright' ),
	'JP46' => __( 'Kagoshima', 'storewright' ),
	'JP47' => __( 'Okinawa', 'storewright' ),
];
