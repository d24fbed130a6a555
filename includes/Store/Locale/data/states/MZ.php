<?php
/**
 * States of Mozambique.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'MZP'   => __( 'Cabo Delgado', 'storewright' ),
	'MZG'   => __( 'Gaza', 'storewright' ),
	'MZI'   => __( 'Inhambane', 'storewright' ),
	'MZB'   => __( 'Manica', 'storewright' ),
	'MZL'   => __( 'Maputo Province', 'storewright' ),
	'MZMPM' => __( 'Maputo', 'storewright' ),
	'MZN'   => __( 'Nampula', 'storewright' ),
	'MZA'   => __( 'Niassa', 'storewright' ),
	'MZS'   => __( 'Sofala', 'storewright' ),
	'MZT'   => __( 'Tete', 'storewright' ),
	'MZQ'   => __( 'Zambézia', 'storewright' ),
];
