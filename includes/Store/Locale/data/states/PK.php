<?php
/**
 * States of Pakistan.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'JK' => __( 'Azad Kashmir', 'storewright' ),
	'BA' => __( 'Balochistan', 'storewright' ),
	'TA' => __( 'FATA', 'storewright' ),
	'GB' => __( 'Gilgit-Baltistan', 'storewright' ),
	'IS' => __( 'Islamabad', 'storewright' ),
	'KP' => __( 'Khyber Pakhtunkhwa', 'storewright' ),
	'PB' => __( 'Punjab', 'storewright' ),
	'SD' => __( 'Sindh', 'storewright' ),
];
