<?php
/**
 * States of Croatia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'HR-01' => __( 'Zagreb County', 'storewright' ),
	'HR-02' => __( 'Krapina-Zagorje', 'storewright' ),
	'HR-03' => __( 'Sisak-Moslavina', 'storewright' ),
	'HR-04' => __( 'Karlovac', 'storewright' ),
	'HR-05' => __( 'Varaždin', 'storewright' ),
	'HR-06' => __( 'Koprivnica-Križevci', 'storewright' ),
	'HR-07' => __( 'Bjelovar-Bilogora', 'storewright' ),
	'HR-08' => __( 'Primorje-Gorski Kotar', 'storewright' ),
	'HR-09' => __( 'Lika-Senj', 'storewright' ),
	'HR-10' => __( 'Virovitica-Podravina', 'storewright' ),
	'HR-11' => __( 'Požega-Slavonia', 'storewright' ),
	'HR-12' => __( 'Brod-Posavina', 'storewright' ),
	'HR-13' => __( 'Zadar', 'storewright' ),
	'HR-14' => __( 'Osijek-Baranja', 'storewright' ),
	'HR-15' => __( 'Šibenik-Knin', 'storewright' ),
	'HR-16' => __( 'Vukovar-Syrmia', 'storewright' ),
	'HR-17' => __( 'Split-Dalmatia', 'storewright' ),
	'HR-18' => __( 'Istria', 'storewright' ),
	'HR-19' => __( 'Dubrovnik-Neretva', 'storewright' ),
	'HR-20' => __( 'Međimurje', 'storewright' ),
	'HR-21' => __( 'Zagreb', 'storewright' ),
];
