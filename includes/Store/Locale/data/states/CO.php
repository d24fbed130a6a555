<?php
/**
 * States of Colombia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'CO-AMA' => __( 'Amazonas', 'storewright' ),
	'CO-ANT' => __( 'Antioquia', 'storewright' ),
	'CO-ARA' => __( 'Arauca', 'storewright' ),
	'CO-ATL' => __( 'Atlántico', 'storewright' ),
	'CO-BOL' => __( 'Bolívar', 'storewright' ),
	'CO-BOY' => __( 'Boyacá', 'storewright' ),
	'CO-CAL' => __( 'Caldas', 'storewright' ),
	'CO-CAQ' => __( 'Caquetá', 'storewright' ),
	'CO-CAS' => __( 'Casanare', 'storewright' ),
	'CO-CAU' => __( 'Cauca', 'storewright' ),
	'CO-CES' => __( 'Cesar', 'storewright' ),
	'CO-CHO' => __( 'Chocó', 'storewright' ),
	'CO-COR' => __( 'Córdoba', 'storewright' ),
	'CO-CUN' => __( 'Cundinamarca', 'storewright' ),
	'CO-DC'  => __( 'Capital District', 'storewright' ),
	'CO-GUA' => __( 'Guainía', 'storewright' ),
	'CO-GUV' => __( 'Guaviare', 'storewright' ),
	'CO-HUI' => __( 'Huila', 'storewright' ),
	'CO-LAG' => __( 'La Guajira', 'storewright' ),
	'CO-MAG' => __( 'Magdalena', 'storewright' ),
	'CO-MET' => __( 'Meta', 'storewright' ),
	'CO-NAR' => __( 'Nariño', 'storewright' ),
	'CO-NSA' => __( 'Norte de Santander', 'storewright' ),
	'CO-PUT' => __( 'Putumayo', 'storewright' ),
	'CO-QUI' => __( 'Quindío', 'storewright' ),
	'CO-RIS' => __( 'Risaralda', 'storewright' ),
	'CO-SAN' => __( 'Santander', 'storewright' ),
	'CO-SAP' => __( 'San Andrés & Providencia', 'storewright' ),
	'CO-SUC' => __( 'Sucre', 'storewright' ),
	'CO-TOL' => __( 'Tolima', 'storewright' ),
	'CO-VAC' => __( 'Valle del Cauca', 'storewright' ),
	'CO-VAU' => __( 'Vaupés', 'storewright' ),
	'CO-VID' => __( 'Vichada', 'storewright' ),
];
