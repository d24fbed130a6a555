<?php
/**
 * States of South Africa.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'EC'  => __( 'Eastern Cape', 'storewright' ),
	'FS'  => __( 'Free State', 'storewright' ),
	'GP'  => __( 'Gauteng', 'storewright' ),
	'KZN' => __( 'KwaZulu-Natal', 'storewright' ),
	'LP'  => __( 'Limpopo', 'storewright' ),
	'MP'  => __( 'Mpumalanga', 'storewright' ),
	'NC'  => __( 'Northern Cape', 'storewright' ),
	'NW'  => __( 'North West', 'storewright' ),
	'WC'  => __( 'Western Cape', 'storewright' ),
];
