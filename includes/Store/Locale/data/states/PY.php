<?php
/**
 * States of Paraguay.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'PY-ASU' => __( 'Asunción', 'storewright' ),
	'PY-1'   => __( 'Concepción', 'storewright' ),
	'PY-2'   => __( 'San Pedro', 'storewright' ),
	'PY-3'   => __( 'Cordillera', 'storewright' ),
	'PY-4'   => __( 'Guairá', 'storewright' ),
	'PY-5'   => __( 'Caaguazú', 'storewright' ),
	'PY-6'   => __( 'Caazapá', 'storewright' ),
	'PY-7'   => __( 'Itapúa', 'storewright' ),
	'PY-8'   => __( 'Misiones', 'storewright' ),
	'PY-9'   => __( 'Paraguarí', 'storewright' ),
	'PY-10'  => __( 'Alto Paraná', 'storewright' ),
	'PY-11'  => __( 'Central', 'storewright' ),
	'PY-12'  => __( 'Ñeembucú', 'storewright' ),
	'PY-13'  => __( 'Amambay', 'storewright' ),
	'PY-14'  => __( 'Canindeyú', 'storewright' ),
	'PY-15'  => __( 'Presidente Hayes', 'storewright' ),
	'PY-16'  => __( 'Alto Paraguay', 'storewright' ),
	'PY-17'  => __( 'Boquerón', 'storewright' ),
];
