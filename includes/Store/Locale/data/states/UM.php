<?php
/**
 * States of U.S. Outlying Islands.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'81' => __( 'Baker Island', 'storewright' ),
	'84' => __( 'Howland Island', 'storewright' ),
	'86' => __( 'Jarvis Island', 'storewright' ),
	'67' => __( 'Johnston Atoll', 'storewright' ),
	'89' => __( 'Kingman Reef', 'storewright' ),
	'71' => __( 'Midway Atoll', 'storewright' ),
	'76' => __( 'Navassa Island', 'storewright' ),
	'95' => __( 'Palmyra Atoll', 'storewright' ),
	'79' => __( 'Wake Island', 'storewright' ),
];
