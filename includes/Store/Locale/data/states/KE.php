<?php
/**
 * States of Kenya.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'KE01' => __( 'Baringo', 'storewright' ),
	'KE02' => __( 'Bomet', 'storewright' ),
	'KE03' => __( 'Bungoma', 'storewright' ),
	'KE04' => __( 'Busia', 'storewright' ),
	'KE05' => __( 'Elgeyo-Marakwet', 'storewright' ),
	'KE06' => __( 'Embu', 'storewright' ),
	'KE07' => __( 'Garissa', 'storewright' ),
	'KE08' => __( 'Homa Bay', 'storewright' ),
	'KE09' => __( 'Isiolo', 'storewright' ),
	'KE10' => __( 'Kajiado', 'storewright' ),
	'KE11' => __( 'Kakamega', 'storewright' ),
	'KE12' => __( 'Kericho', 'storewright' ),
	'KE13' => __( 'Kiambu', 'storewright' ),
	'KE14' => __( 'Kilifi', 'storewright' ),
	'KE15' => __( 'Kirinyaga', 'storewright' ),
	'KE16' => __( 'Kisii', 'storewright' ),
	'KE17' => __( 'Kisumu', 'storewright' ),
	'KE18' => __( 'Kitui', 'storewright' ),
	'KE19' => __( 'Kwale', 'storewright' ),
	'KE20' => __( 'Laikipia', 'storewright' ),
	'KE21' => __( 'Lamu', 'storewright' ),
	'KE22' => __( 'Machakos', 'storewright' ),
	'KE23' => __( 'Makueni', 'storewright' ),
	'KE24' => __( 'Mandera', 'storewright' ),
	'KE25' => __( 'Marsabit', 'storewright' ),
	'KE26' => __( 'Meru', 'storewright' ),
	'KE27' => __( 'Migori', 'storewright' ),
	'KE28' => __( 'Mombasa', 'storewright' ),
	'KE29' => __( 'Murang’a', 'storewright' ),
	'KE30' => __( 'Nairobi County', 'storewright' ),
	'KE31' => __( 'Nakuru', 'storewright' ),
	'KE32' => __( 'Nandi', 'storewright' ),
	'KE33' => __( 'Narok', 'storewright' ),
	'KE34' => __( 'Nyamira', 'storewright' ),
	'KE35' => __( 'Nyandarua', 'storewright' ),
	'KE36' => __( 'Nyeri', 'storewright' ),
	'KE37' => __( 'Samburu', 'storewright' ),
	'KE38' => __( 'Siaya', 'storewright' ),
	'KE39' => __( 'Taita-Taveta', 'storewright' ),
	'KE40' => __( 'Tana River', 'storewright' ),
	'KE41' => __( 'Tharaka-Nithi', 'storewright' ),
	'KE42' => __( 'Trans Nzoia', 'storewright' ),
	'KE43' => __( 'Turkana', 'storewright' ),
	'KE44' => __( 'Uasin Gishu', 'storewright' ),
	'KE45' => __( 'Vihiga', 'storewright' ),
	'KE46' => __( 'Wajir', 'storewright' ),
	'KE47' => __( 'West Pokot', 'storewright' ),
];
