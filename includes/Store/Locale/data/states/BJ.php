<?php
/**
 * States of Benin.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AL' => __( 'Alibori', 'storewright' ),
	'AK' => __( 'Atakora', 'storewright' ),
	'AQ' => __( 'Atlantique', 'storewright' ),
	'BO' => __( 'Borgou', 'storewright' ),
	'CO' => __( 'Collines', 'storewright' ),
	'KO' => __( 'Kouffo', 'storewright' ),
	'DO' => __( 'Donga', 'storewright' ),
	'LI' => __( 'Littoral', 'storewright' ),
	'MO' => __( 'Mono', 'storewright' ),
	'OU' => __( 'Ouémé', 'storewright' ),
	'PL' => __( 'Plateau', 'storewright' ),
	'ZO' => __( 'Zou', 'storewright' ),
];
