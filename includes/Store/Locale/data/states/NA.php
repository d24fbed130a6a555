<?php
/**
 * States of Namibia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'ER' => __( 'Erongo', 'storewright' ),
	'HA' => __( 'Hardap', 'storewright' ),
	'KA' => __( 'Karas', 'storewright' ),
	'KE' => __( 'Kavango East', 'storewright' ),
	'KW' => __( 'Kavango West', 'storewright' ),
	'KH' => __( 'Khomas', 'storewright' ),
	'KU' => __( 'Kunene', 'storewright' ),
	'OW' => __( 'Ohangwena', 'storewright' ),
	'OH' => __( 'Omaheke', 'storewright' ),
	'OS' => __( 'Omusati', 'storewright' ),
	'ON' => __( 'Oshana', 'storewright' ),
	'OT' => __( 'Oshikoto', 'storewright' ),
	'OD' => __( 'Otjozondjupa', 'storewright' ),
	'CA' => __( 'Zambezi', 'storewright' ),
];
