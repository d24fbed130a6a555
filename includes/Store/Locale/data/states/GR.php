<?php
/**
 * States of Greece.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'I' => __( 'Attica', 'storewright' ),
	'A' => __( 'East Macedonia and Thrace', 'storewright' ),
	'B' => __( 'Central Macedonia', 'storewright' ),
	'C' => __( 'West Macedonia', 'storewright' ),
	'D' => __( 'Epirus', 'storewright' ),
	'E' => __( 'Thessaly', 'storewright' ),
	'F' => __( 'Ionian Islands', 'storewright' ),
	'G' => __( 'West Greece', 'storewright' ),
	'H' => __( 'Central Greece', 'storewright' ),
	'J' => __( 'Peloponnese', 'storewright' ),
	'K' => __( 'North Aegean', 'storewright' ),
	'L' => __( 'South Aegean', 'storewright' ),
	'M' => __( 'Crete', 'storewright' ),
];
