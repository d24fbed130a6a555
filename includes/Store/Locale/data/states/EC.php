<?php
/**
 * States of Ecuador.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'EC-A'  => __( 'Azuay', 'storewright' ),
	'EC-B'  => __( 'Bolívar', 'storewright' ),
	'EC-F'  => __( 'Cañar', 'storewright' ),
	'EC-C'  => __( 'Carchi', 'storewright' ),
	'EC-H'  => __( 'Chimborazo', 'storewright' ),
	'EC-X'  => __( 'Cotopaxi', 'storewright' ),
	'EC-O'  => __( 'El Oro', 'storewright' ),
	'EC-E'  => __( 'Esmeraldas', 'storewright' ),
	'EC-W'  => __( 'Galápagos', 'storewright' ),
	'EC-G'  => __( 'Guayas', 'storewright' ),
	'EC-I'  => __( 'Imbabura', 'storewright' ),
	'EC-L'  => __( 'Loja', 'storewright' ),
	'EC-R'  => __( 'Los Ríos', 'storewright' ),
	'EC-M'  => __( 'Manabí', 'storewright' ),
	'EC-S'  => __( 'Morona-Santiago', 'storewright' ),
	'EC-N'  => __( 'Napo', 'storewright' ),
	'EC-D'  => __( 'Orellana', 'storewright' ),
	'EC-Y'  => __( 'Pastaza', 'storewright' ),
	'EC-P'  => __( 'Pichincha', 'storewright' ),
	'EC-SE' => __( 'Santa Elena', 'storewright' ),
	'EC-SD' => __( 'Santo Domingo de los Tsáchilas', 'storewright' ),
	'EC-U'  => __( 'Sucumbíos', 'storewright' ),
	'EC-T'  => __( 'Tungurahua', 'storewright' ),
	'EC-Z'  => __( 'Zamora-Chinchipe', 'storewright' ),
];
