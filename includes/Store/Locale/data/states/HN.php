<?php
/**
 * States of Honduras.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'HN-AT' => __( 'Atlántida', 'storewright' ),
	'HN-IB' => __( 'Bay Islands', 'storewright' ),
	'HN-CH' => __( 'Choluteca', 'storewright' ),
	'HN-CL' => __( 'Colón', 'storewright' ),
	'HN-CM' => __( 'Comayagua', 'storewright' ),
	'HN-CP' => __( 'Copán', 'storewright' ),
	'HN-CR' => __( 'Cortés', 'storewright' ),
	'HN-EP' => __( 'El Paraíso', 'storewright' ),
	'HN-FM' => __( 'Francisco Morazán', 'storewright' ),
	'HN-GD' => __( 'Gracias a Dios', 'storewright' ),
	'HN-IN' => __( 'Intibucá', 'storewright' ),
	'HN-LE' => __( 'Lempira', 'storewright' ),
	'HN-LP' => __( 'La Paz', 'storewright' ),
	'HN-OC' => __( 'Ocotepeque', 'storewright' ),
	'HN-OL' => __( 'Olancho', 'storewright' ),
	'HN-SB' => __( 'Santa Bárbara', 'storewright' ),
	'HN-VA' => __( 'Valle', 'storewright' ),
	'HN-YO' => __( 'Yoro', 'storewright' ),
];
