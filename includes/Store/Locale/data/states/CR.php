<?php
/**
 * States of Costa Rica.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'CR-A'  => __( 'Alajuela', 'storewright' ),
	'CR-C'  => __( 'Cartago', 'storewright' ),
	'CR-G'  => __( 'Guanacaste', 'storewright' ),
	'CR-H'  => __( 'Heredia', 'storewright' ),
	'CR-L'  => __( 'Limón', 'storewright' ),
	'CR-P'  => __( 'Puntarenas', 'storewright' ),
	'CR-SJ' => __( 'San José', 'storewright' ),
];
