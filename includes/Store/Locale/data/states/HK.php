<?php
/**
 * States of Hong Kong.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'HONG KONG'       => __( 'Hong Kong Island', 'storewright' ),
	'KOWLOON'         => __( 'Kowloon', 'storewright' ),
	'NEW TERRITORIES' => __( 'New Territories', 'storewright' ),
];
