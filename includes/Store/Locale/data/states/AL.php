<?php
/**
 * States of Albania.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AL-01' => __( 'Berat County', 'storewright' ),
	'AL-09' => __( 'Dibër County', 'storewright' ),
	'AL-02' => __( 'Durrës County', 'storewright' ),
	'AL-03' => __( 'Elbasan County', 'storewright' ),
	'AL-04' => __( 'Fier County', 'storewright' ),
	'AL-05' => __( 'Gjirokastër County', 'storewright' ),
	'AL-06' => __( 'Korçë County', 'storewright' ),
	'AL-07' => __( 'Kukës County', 'storewright' ),
	'AL-08' => __( 'Lezhë County', 'storewright' ),
	'AL-10' => __( 'Shkodër County', 'storewright' ),
	'AL-11' => __( 'Tirana County', 'storewright' ),
	'AL-12' => __( 'Vlorë County', 'storewright' ),
];
