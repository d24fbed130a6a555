<?php
/**
 * States of Switzerland.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AG' => __( 'Aargau', 'storewright' ),
	'AR' => __( 'Appenzell Ausserrhoden', 'storewright' ),
	'AI' => __( 'Appenzell Innerrhoden', 'storewright' ),
	'BL' => __( 'Basel-Landschaft', 'storewright' ),
	'BS' => __( 'Basel-Stadt', 'storewright' ),
	'BE' => __( 'Bern', 'storewright' ),
	'FR' => __( 'Fribourg', 'storewright' ),
	'GE' => __( 'Geneva', 'storewright' ),
	'GL' => __( 'Glarus', 'storewright' ),
	'GR' => __( 'Graubünden', 'storewright' ),
	'JU' => __( 'Jura', 'storewright' ),
	'LU' => __( 'Lucerne', 'storewright' ),
	'NE' => __( 'Neuchâtel', 'storewright' ),
	'NW' => __( 'Nidwalden', 'storewright' ),
	'OW' => __( 'Obwalden', 'storewright' ),
	'SH' => __( 'Schaffhausen', 'storewright' ),
	'SZ' => __( 'Schwyz', 'storewright' ),
	'SO' => __( 'Solothurn', 'storewright' ),
	'SG' => __( 'St. Gallen', 'storewright' ),
	'TG' => __( 'Thurgau', 'storewright' ),
	'TI' => __( 'Ticino', 'storewright' ),
	'UR' => __( 'Uri', 'storewright' ),
	'VS' => __( 'Valais', 'storewright' ),
	'VD' => __( 'Vaud', 'storewright' ),
	'ZG' => __( 'Zug', 'storewright' ),
	'ZH' => __( 'Zürich', 'storewright' ),
];
