<?php
/**
 * The services that work tax out which the plugin suggests by itself, the one it recommends first. Names, slugs and countries
 * are those of their makers; plugins add theirs, or take some away, through the filter `storewright_tax_partners`. Those whose
 * plugins do not run on a shop without WooCommerce are suggested only where `storewright_suggest_woocommerce_providers` says so.
 *
 * Form of an entry: see TaxPartner::of().
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storewright_european_union = [
	'AT',
	'BE',
	'BG',
	'CY',
	'CZ',
	'DE',
	'DK',
	'EE',
	'ES',
	'FI',
	'FR',
	'GR',
	'HR',
	'HU',
	'IE',
	'IT',
	'LT',
	'LU',
	'LV',
	'MT',
	'NL',
	'PL',
	'PT',
	'RO',
	'SE',
	'SI',
	'SK',
];

return [
	[
		'id'                => 'woocommerce-tax',
		'name'              => 'WooCommerce Tax',
		'slug'              => 'woocommerce-services',
		'is_automated'      => true,
		'description'       => __( 'Looks up the rate for each order from the customer’s address.', 'storewright' ),
		'features'          => [
			__( 'Rates are kept up to date for you', 'storewright' ),
			__( 'Set up in three steps on this page', 'storewright' ),
		],
		'learn_more_link'   => 'https://woocommerce.com/products/tax/',
		'countries'         => [ 'AU', 'CA', 'GB', 'US', ...$storewright_european_union ],
		// Another plugin of the same service: both would charge the tax.
		'excluded_by'       => [ 'taxjar-simplified-taxes-for-woocommerce' ],
		'needs_woocommerce' => true,
	],
	[
		'id'                => 'stripe-tax',
		'name'              => 'Stripe Tax',
		'slug'              => 'stripe-tax-for-woocommerce',
		'is_automated'      => false,
		'description'       => __( 'Calculates tax with your Stripe account and tells you where to register.', 'storewright' ),
		'features'          => [
			__( 'Coverage in over 55 countries', 'storewright' ),
			__( 'Has its own settings page', 'storewright' ),
		],
		'learn_more_link'   => 'https://stripe.com/tax',
		'settings_tab'      => 'stripe_tax_for_woocommerce',
		'countries'         => [ 'AE', 'AU', 'CA', 'CH', 'GB', 'HK', 'JP', 'NO', 'NZ', 'SG', 'TH', 'US', ...$storewright_european_union ],
		'needs_woocommerce' => true,
	],
];
