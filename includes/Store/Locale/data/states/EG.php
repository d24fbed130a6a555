<?php
/**
 * States of Egypt.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'EGALX' => __( 'Alexandria', 'storewright' ),
	'EGASN' => __( 'Aswan', 'storewright' ),
	'EGAST' => __( 'Asyut', 'storewright' ),
	'EGBA'  => __( 'Red Sea', 'storewright' ),
	'EGBH'  => __( 'Beheira', 'storewright' ),
	'EGBNS' => __( 'Beni Suef', 'storewright' ),
	'EGC'   => __( 'Cairo', 'storewright' ),
	'EGDK'  => __( 'Dakahlia', 'storewright' ),
	'EGDT'  => __( 'Damietta', 'storewright' ),
	'EGFYM' => __( 'Faiyum', 'storewright' ),
	'EGGH'  => __( 'Gharbia', 'storewright' ),
	'EGGZ'  => __( 'Giza', 'storewright' ),
	'EGIS'  => __( 'Ismailia', 'storewright' ),
	'EGJS'  => __( 'South Sinai', 'storewright' ),
	'EGKB'  => __( 'Qalyubia', 'storewright' ),
	'EGKFS' => __( 'Kafr el-Sheikh', 'storewright' ),
	'EGKN'  => __( 'Qena', 'storewright' ),
	'EGLX'  => __( 'Luxor', 'storewright' ),
	'EGMN'  => __( 'Minya', 'storewright' ),
	'EGMNF' => __( 'Monufia', 'storewright' ),
	'EGMT'  => __( 'Matrouh', 'storewright' ),
	'EGPTS' => __( 'Port Said', 'storewright' ),
	'EGSHG' => __( 'Sohag', 'storewright' ),
	'EGSHR' => __( 'Al Sharqia', 'storewright' ),
	'EGSIN' => __( 'North Sinai', 'storewright' ),
	'EGSUZ' => __( 'Suez', 'storewright' ),
	'EGWAD' => __( 'New Valley', 'storewright' ),
];
