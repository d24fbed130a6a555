<?php
/**
 * States of Hungary.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'BK' => __( 'Bács-Kiskun', 'storewright' ),
	'BE' => __( 'Békés', 'storewright' ),
	'BA' => __( 'Baranya', 'storewright' ),
	'BZ' => __( 'Borsod-Abaúj-Zemplén', 'storewright' ),
	'BU' => __( 'Budapest', 'storewright' ),
	'CS' => __( 'Csongrád', 'storewright' ),
	'FE' => __( 'Fejér', 'storewright' ),
	'GS' => __( 'Győr-Moson-Sopron', 'storewright' ),
	'HB' => __( 'Hajdú-Bihar', 'storewright' ),
	'HE' => __( 'Heves', 'storewright' ),
	'JN' => __( 'Jász-Nagykun-Szolnok', 'storewright' ),
	'KE' => __( 'Komárom-Esztergom', 'storewright' ),
	'NO' => __( 'Nógrád', 'storewright' ),
	'PE' => __( 'Pest', 'storewright' ),
	'SO' => __( 'Somogy', 'storewright' ),
	'SZ' => __( 'Szabolcs-Szatmár-Bereg', 'storewright' ),
	'TO' => __( 'Tolna', 'storewright' ),
	'VA' => __( 'Vas', 'storewright' ),
	'VE' => __( 'Veszprém County', 'storewright' ),
	'ZA' => __( 'Zala', 'storewright' ),
];
