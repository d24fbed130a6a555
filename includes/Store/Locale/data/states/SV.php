<?php
/**
 * States of El Salvador.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'SV-AH' => __( 'Ahuachapán', 'storewright' ),
	'SV-CA' => __( 'Cabañas', 'storewright' ),
	'SV-CH' => __( 'Chalatenango', 'storewright' ),
	'SV-CU' => __( 'Cuscatlán', 'storewright' ),
	'SV-LI' => __( 'La Libertad', 'storewright' ),
	'SV-MO' => __( 'Morazán', 'storewright' ),
	'SV-PA' => __( 'La Paz', 'storewright' ),
	'SV-SA' => __( 'Santa Ana', 'storewright' ),
	'SV-SM' => __( 'San Miguel', 'storewright' ),
	'SV-SO' => __( 'Sonsonate', 'storewright' ),
	'SV-SS' => __( 'San Salvador', 'storewright' ),
	'SV-SV' => __( 'San Vicente', 'storewright' ),
	'SV-UN' => __( 'La Unión', 'storewright' ),
	'SV-US' => __( 'Usulután', 'storewright' ),
];
