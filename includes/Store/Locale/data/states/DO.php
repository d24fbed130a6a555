<?php
/**
 * States of Dominican Republic.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'DO-01' => __( 'Distrito Nacional', 'storewright' ),
	'DO-02' => __( 'Azua', 'storewright' ),
	'DO-03' => __( 'Baoruco', 'storewright' ),
	'DO-04' => __( 'Barahona', 'storewright' ),
	'DO-33' => __( 'Cibao Nordeste', 'storewright' ),
	'DO-34' => __( 'Cibao Noroeste', 'storewright' ),
	'DO-35' => __( 'Cibao Norte', 'storewright' ),
	'DO-36' => __( 'Cibao Sur', 'storewright' ),
	'DO-05' => __( 'Dajabón', 'storewright' ),
	'DO-06' => __( 'Duarte', 'storewright' ),
	'DO-08' => __( 'El Seibo', 'storewright' ),
	'DO-37' => __( 'El Valle', 'storewright' ),
	'DO-07' => __( 'Elías Piña', 'storewright' ),
	'DO-38' => __( 'Enriquillo', 'storewright' ),
	'DO-09' => __( 'Espaillat', 'storewright' ),
	'DO-30' => __( 'Hato Mayor', 'storewright' ),
	'DO-19' => __( 'Hermanas Mirabal', 'storewright' ),
	'DO-39' => __( 'Higüamo', 'storewright' ),
	'DO-10' => __( 'Independencia', 'storewright' ),
	'DO-11' => __( 'La Altagracia', 'storewright' ),
	'DO-12' => __( 'La Romana', 'storewright' ),
	'DO-13' => __( 'La Vega', 'storewright' ),
	'DO-14' => __( 'María Trinidad Sánchez', 'storewright' ),
	'DO-28' => __( 'Monseñor Nouel', 'storewright' ),
	'DO-15' => __( 'Monte Cristi', 'storewright' ),
	'DO-29' => __( 'Monte Plata', 'storewright' ),
	'DO-40' => __( 'Ozama', 'storewright' ),
	'DO-16' => __( 'Pedernales', 'storewright' ),
	'DO-17' => __( 'Peravia', 'storewright' ),
	'DO-18' => __( 'Puerto Plata', 'storewright' ),
	'DO-20' => __( 'Samaná', 'storewright' ),
	'DO-21' => __( 'San Cristóbal', 'storewright' ),
	'DO-31' => __( 'San José de Ocoa', 'storewright' ),
	'DO-22' => __( 'San Juan', 'storewright' ),
	'DO-23' => __( 'San Pedro de Macorís', 'storewright' ),
	'DO-24' => __( 'Sánchez Ramírez', 'storewright' ),
	'DO-25' => __( 'Santiago', 'storewright' ),
	'DO-26' => __( 'Santiago Rodríguez', 'storewright' ),
	'DO-32' => __( 'Santo Domingo', 'storewright' ),
	'DO-41' => __( 'Valdesia', 'storewright' ),
	'DO-27' => __( 'Valverde', 'storewright' ),
	'DO-42' => __( 'Yuma', 'storewright' ),
];
