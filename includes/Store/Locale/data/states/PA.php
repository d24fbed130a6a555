<?php
/**
 * States of Panama.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'PA-1'  => __( 'Bocas del Toro', 'storewright' ),
	'PA-2'  => __( 'Coclé', 'storewright' ),
	'PA-3'  => __( 'Colón', 'storewright' ),
	'PA-4'  => __( 'Chiriquí', 'storewright' ),
	'PA-5'  => __( 'Darién', 'storewright' ),
	'PA-6'  => __( 'Herrera', 'storewright' ),
	'PA-7'  => __( 'Los Santos', 'storewright' ),
	'PA-8'  => __( 'Panamá', 'storewright' ),
	'PA-9'  => __( 'Veraguas', 'storewright' ),
	'PA-10' => __( 'West Panamá', 'storewright' ),
	'PA-EM' => __( 'Emberá', 'storewright' ),
	'PA-KY' => __( 'Guna Yala', 'storewright' ),
	'PA-NB' => __( 'Ngöbe-Buglé', 'storewright' ),
];
