<?php
/**
 * States of Angola.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'BGO' => __( 'Bengo', 'storewright' ),
	'BLU' => __( 'Benguela', 'storewright' ),
	'BIE' => __( 'Bié', 'storewright' ),
	'CAB' => __( 'Cabinda', 'storewright' ),
	'CNN' => __( 'Cunene', 'storewright' ),
	'HUA' => __( 'Huambo', 'storewright' ),
	'HUI' => __( 'Huíla', 'storewright' ),
	'CCU' => __( 'Cuando Cubango', 'storewright' ),
	'CNO' => __( 'Cuanza Norte', 'storewright' ),
	'CUS' => __( 'Cuanza Sul', 'storewright' ),
	'LUA' => __( 'Luanda', 'storewright' ),
	'LNO' => __( 'Lunda Norte', 'storewright' ),
	'LSU' => __( 'Lunda Sul', 'storewright' ),
	'MAL' => __( 'Malanje', 'storewright' ),
	'MOX' => __( 'Moxico', 'storewright' ),
	'NAM' => __( 'Namibe', 'storewright' ),
	'UIG' => __( 'Uíge', 'storewright' ),
	'ZAI' => __( 'Zaire', 'storewright' ),
];
