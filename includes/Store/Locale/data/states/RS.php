<?php
/**
 * States of Serbia.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'RS00' => __( 'Belgrade', 'storewright' ),
	'RS14' => __( 'Bor', 'storewright' ),
	'RS11' => __( 'Braničevo', 'storewright' ),
	'RS02' => __( 'Central Banat', 'storewright' ),
	'RS10' => __( 'Danube', 'storewright' ),
	'RS23' => __( 'Jablanica', 'storewright' ),
	'RS09' => __( 'Kolubara', 'storewright' ),
	'RS08' => __( 'Mačva', 'storewright' ),
	'RS17' => __( 'Morava', 'storewright' ),
	'RS20' => __( 'Nišava', 'storewright' ),
	'RS01' => __( 'North Bačka', 'storewright' ),
	'RS03' => __( 'North Banat', 'storewright' ),
	'RS24' => __( 'Pčinja', 'storewright' ),
	'RS22' => __( 'Pirot', 'storewright' ),
	'RS13' => __( 'Pomoravlje', 'storewright' ),
	'RS19' => __( 'Rasina', 'storewright' ),
	'RS18' => __( 'Raška', 'storewright' ),
	'RS06' => __( 'South Bačka', 'storewright' ),
	'RS04' => __( 'South Banat', 'storewright' ),
	'RS07' => __( 'Srem', 'storewright' ),
	'RS12' => __( 'Šumadija', 'storewright' ),
	'RS21' => __( 'Toplica', 'storewright' ),
	'RS05' => __( 'West Bačka', 'storewright' ),
	'RS15' => __( 'Zaječar', 'storewright' ),
	'RS16' => __( 'Zlatibor', 'storewright' ),
	'RS25' => __( 'Kosovo', 'storewright' ),
	'RS26' => __( 'Peć', 'storewright' ),
	'RS27' => __( 'Prizren', 'storewright' ),
	'RS28' => __( 'Kosovska Mitrovica', 'storewright' ),
	'RS29' => __( 'Kosovo-Pomoravlje', 'storewright' ),
	'RSKM' => __( 'Kosovo-Metohija', 'storewright' ),
	'RSVO' => __( 'Vojvodina', 'storewright' ),
];
