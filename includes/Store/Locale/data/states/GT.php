<?php
/**
 * States of Guatemala.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'GT-AV' => __( 'Alta Verapaz', 'storewright' ),
	'GT-BV' => __( 'Baja Verapaz', 'storewright' ),
	'GT-CM' => __( 'Chimaltenango', 'storewright' ),
	'GT-CQ' => __( 'Chiquimula', 'storewright' ),
	'GT-PR' => __( 'El Progreso', 'storewright' ),
	'GT-ES' => __( 'Escuintla', 'storewright' ),
	'GT-GU' => __( 'Guatemala', 'storewright' ),
	'GT-HU' => __( 'Huehuetenango', 'storewright' ),
	'GT-IZ' => __( 'Izabal', 'storewright' ),
	'GT-JA' => __( 'Jalapa', 'storewright' ),
	'GT-JU' => __( 'Jutiapa', 'storewright' ),
	'GT-PE' => __( 'Petén', 'storewright' ),
	'GT-QZ' => __( 'Quetzaltenango', 'storewright' ),
	'GT-QC' => __( 'Quiché', 'storewright' ),
	'GT-RE' => __( 'Retalhuleu', 'storewright' ),
	'GT-SA' => __( 'Sacatepéquez', 'storewright' ),
	'GT-SM' => __( 'San Marcos', 'storewright' ),
	'GT-SR' => __( 'Santa Rosa', 'storewright' ),
	'GT-SO' => __( 'Sololá', 'storewright' ),
	'GT-SU' => __( 'Suchitepéquez', 'storewright' ),
	'GT-TO' => __( 'Totonicapán', 'storewright' ),
	'GT-ZA' => __( 'Zacapa', 'storewright' ),
];
