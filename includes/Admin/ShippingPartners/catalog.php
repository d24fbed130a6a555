<?php
/**
 * The services that print shipping labels which the plugin suggests by itself.
 *
 * An entry has its place here once what it says is known and not only claimed. `needs_woocommerce` marks those whose plugins
 * do not run on a shop without WooCommerce: they are suggested only where `storewright_suggest_woocommerce_providers` says
 * so. Plugins suggest theirs through the filter `storewright_shipping_partners`.
 *
 * Form of an entry: see ShippingPartner::of().
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storewright_shipstation = [
	'image'    => '',
	'features' => [
		[
			'icon'        => '',
			'title'       => __( 'Many carriers', 'storewright' ),
			'description' => __( 'Compare carrier rates before you print.', 'storewright' ),
		],
		[
			'icon'        => '',
			'title'       => __( 'Labels in batches', 'storewright' ),
			'description' => __( 'Print a day’s labels in one go.', 'storewright' ),
		],
	],
];

return [
	[
		'id'                => 'woocommerce-shipstation-integration',
		'name'              => 'ShipStation',
		'slug'              => 'woocommerce-shipstation-integration',
		'description'       => __( 'Print shipping labels for your orders in one place.', 'storewright' ),
		'learn_more_link'   => 'https://wordpress.org/plugins/woocommerce-shipstation-integration/',
		'countries'         => [ 'AU', 'CA', 'GB', 'NZ', 'US' ],
		'trial_days'        => 30,
		'layout_column'     => $storewright_shipstation,
		'layout_row'        => $storewright_shipstation,
		'needs_woocommerce' => true,
	],
];
