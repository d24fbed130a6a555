<?php
/**
 * States of Peru.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'CAL' => __( 'El Callao', 'storewright' ),
	'LMA' => __( 'Lima', 'storewright' ),
	'AMA' => __( 'Amazonas', 'storewright' ),
	'ANC' => __( 'Ancash', 'storewright' ),
	'APU' => __( 'Apurímac', 'storewright' ),
	'ARE' => __( 'Arequipa', 'storewright' ),
	'AYA' => __( 'Ayacucho', 'storewright' ),
	'CAJ' => __( 'Cajamarca', 'storewright' ),
	'CUS' => __( 'Cusco', 'storewright' ),
	'HUV' => __( 'Huancavelica', 'storewright' ),
	'HUC' => __( 'Huánuco', 'storewright' ),
	'ICA' => __( 'Ica', 'storewright' ),
	'JUN' => __( 'Junín', 'storewright' ),
	'LAL' => __( 'La Libertad', 'storewright' ),
	'LAM' => __( 'Lambayeque', 'storewright' ),
	'LIM' => __( 'Lima Region', 'storewright' ),
	'LOR' => __( 'Loreto', 'storewright' ),
	'MDD' => __( 'Madre de Dios', 'storewright' ),
	'MOQ' => __( 'Moquegua', 'storewright' ),
	'PAS' => __( 'Pasco', 'storewright' ),
	'PIU' => __( 'Piura', 'storewright' ),
	'PUN' => __( 'Puno', 'storewright' ),
	'SAM' => __( 'San Martín', 'storewright' ),
	'TAC' => __( 'Tacna', 'storewright' ),
	'TUM' => __( 'Tumbes', 'storewright' ),
	'UCA' => __( 'Ucayali', 'storewright' ),
];
