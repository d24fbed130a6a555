<?php
/**
 * States of Chile.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'CL-AI' => __( 'Aysén', 'storewright' ),
	'CL-AN' => __( 'Antofagasta', 'storewright' ),
	'CL-AP' => __( 'Arica y Parinacota', 'storewright' ),
	'CL-AR' => __( 'Araucanía', 'storewright' ),
	'CL-AT' => __( 'Atacama', 'storewright' ),
	'CL-BI' => __( 'Bío Bío', 'storewright' ),
	'CL-CO' => __( 'Coquimbo', 'storewright' ),
	'CL-LI' => __( 'Libertador General Bernardo O’Higgins', 'storewright' ),
	'CL-LL' => __( 'Los Lagos', 'storewright' ),
	'CL-LR' => __( 'Los Ríos', 'storewright' ),
	'CL-MA' => __( 'Magallanes Region', 'storewright' ),
	'CL-ML' => __( 'Maule', 'storewright' ),
	'CL-NB' => __( 'Ñuble', 'storewright' ),
	'CL-RM' => __( 'Santiago Metropolitan', 'storewright' ),
	'CL-TA' => __( 'Tarapacá', 'storewright' ),
	'CL-VS' => __( 'Valparaíso', 'storewright' ),
];
