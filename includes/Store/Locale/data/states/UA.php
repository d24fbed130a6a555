<?php
/**
 * States of Ukraine.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'UA05' => __( 'Vinnychchyna', 'storewright' ),
	'UA07' => __( 'Volyn', 'storewright' ),
	'UA09' => __( 'Luhanshchyna', 'storewright' ),
	'UA12' => __( 'Dnipropetrovshchyna', 'storewright' ),
	'UA14' => __( 'Donechchyna', 'storewright' ),
	'UA18' => __( 'Zhytomyrshchyna', 'storewright' ),
	'UA21' => __( 'Zakarpattia', 'storewright' ),
	'UA23' => __( 'Zaporizhzhya', 'storewright' ),
	'UA26' => __( 'Prykarpattia', 'storewright' ),
	'UA30' => __( 'Kyiv', 'storewright' ),
	'UA32' => __( 'Kyivshchyna', 'storewright' ),
	'UA35' => __( 'Kirovohradschyna', 'storewright' ),
	'UA40' => __( 'Sevastopol', 'storewright' ),
	'UA43' => __( 'Crimea', 'storewright' ),
	'UA46' => __( 'Lvivshchyna', 'storewright' ),
	'UA48' => __( 'Mykolayivschyna', 'storewright' ),
	'UA51' => __( 'Odeshchyna', 'storewright' ),
	'UA53' => __( 'Poltavshchyna', 'storewright' ),
	'UA56' => __( 'Rivnenshchyna', 'storewright' ),
	'UA59' => __( 'Sumshchyna', 'storewright' ),
	'UA61' => __( 'Ternopilshchyna', 'storewright' ),
	'UA63' => __( 'Kharkivshchyna', 'storewright' ),
	'UA65' => __( 'Khersonshchyna', 'storewright' ),
	'UA68' => __( 'Khmelnychchyna', 'storewright' ),
	'UA71' => __( 'Cherkashchyna', 'storewright' ),
	'UA74' => __( 'Chernihivshchyna', 'storewright' ),
	'UA77' => __( 'Chernivtsi Oblast', 'storewright' ),
];
