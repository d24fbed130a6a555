<?php
/**
 * States of Ireland.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'CW' => __( 'Carlow', 'storewright' ),
	'CN' => __( 'Cavan', 'storewright' ),
	'CE' => __( 'Clare', 'storewright' ),
	'CO' => __( 'Cork', 'storewright' ),
	'DL' => __( 'Donegal', 'storewright' ),
	'D'  => __( 'Dublin', 'storewright' ),
	'G'  => __( 'Galway', 'storewright' ),
	'KY' => __( 'Kerry', 'storewright' ),
	'KE' => __( 'Kildare', 'storewright' ),
	'KK' => __( 'Kilkenny', 'storewright' ),
	'LS' => __( 'Laois', 'storewright' ),
	'LM' => __( 'Leitrim', 'storewright' ),
	'LK' => __( 'Limerick', 'storewright' ),
	'LD' => __( 'Longford', 'storewright' ),
	'LH' => __( 'Louth', 'storewright' ),
	'MO' => __( 'Mayo', 'storewright' ),
	'MH' => __( 'Meath', 'storewright' ),
	'MN' => __( 'Monaghan', 'storewright' ),
	'OY' => __( 'Offaly', 'storewright' ),
	'RN' => __( 'Roscommon', 'storewright' ),
	'SO' => __( 'Sligo', 'storewright' ),
	'TA' => __( 'Tipperary', 'storewright' ),
	'WD' => __( 'Waterford', 'storewright' ),
	'WH' => __( 'Westmeath', 'storewright' ),
	'WX' => __( 'Wexford', 'storewright' ),
	'WW' => __( 'Wicklow', 'storewright' ),
];
