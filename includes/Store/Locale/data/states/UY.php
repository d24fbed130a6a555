<?php
/**
 * States of Uruguay.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'UY-AR' => __( 'Artigas', 'storewright' ),
	'UY-CA' => __( 'Canelones', 'storewright' ),
	'UY-CL' => __( 'Cerro Largo', 'storewright' ),
	'UY-CO' => __( 'Colonia', 'storewright' ),
	'UY-DU' => __( 'Durazno', 'storewright' ),
	'UY-FS' => __( 'Flores', 'storewright' ),
	'UY-FD' => __( 'Florida', 'storewright' ),
	'UY-LA' => __( 'Lavalleja', 'storewright' ),
	'UY-MA' => __( 'Maldonado', 'storewright' ),
	'UY-MO' => __( 'Montevideo', 'storewright' ),
	'UY-PA' => __( 'Paysandú', 'storewright' ),
	'UY-RN' => __( 'Río Negro', 'storewright' ),
	'UY-RV' => __( 'Rivera', 'storewright' ),
	'UY-RO' => __( 'Rocha', 'storewright' ),
	'UY-SA' => __( 'Salto', 'storewright' ),
	'UY-SJ' => __( 'San José', 'storewright' ),
	'UY-SO' => __( 'Soriano', 'storewright' ),
	'UY-TA' => __( 'Tacuarembó', 'storewright' ),
	'UY-TT' => __( 'Treinta y Tres', 'storewright' ),
];
