<?php
/**
 * The ways to pay that the plugin suggests by itself. Names, ids, slugs and countries are those of their makers; plugins add
 * theirs, or take some away, through the filter `storewright_payment_suggestions`.
 *
 * Form of an entry: see PaymentSuggestion::of().
 *
 * @package Storewright
 */

declare(strict_types=1);

$storewright_woopayments = [ 'AE', 'AT', 'AU', 'BE', 'BG', 'CA', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HK', 'HR', 'HU', 'IE', 'IT', 'JP', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'NZ', 'PL', 'PR', 'PT', 'RO', 'SE', 'SG', 'SI', 'SK', 'US' ];
$storewright_stripe      = [ 'AE', 'AT', 'AU', 'BE', 'BG', 'BR', 'CA', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HK', 'HR', 'HU', 'IE', 'IT', 'JP', 'LT', 'LU', 'LV', 'MT', 'MX', 'MY', 'NL', 'NO', 'NZ', 'PL', 'PR', 'PT', 'RO', 'SE', 'SG', 'SI', 'SK', 'US' ];
$storewright_mercado     = [ 'AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'UY' ];

return [
	[
		'id'                      => 'woocommerce_payments',
		'title'                   => 'WooPayments',
		'content'                 => __( 'Take cards and wallets, and manage payments without leaving your dashboard.', 'storewright' ),
		'plugins'                 => [ 'woocommerce-payments' ],
		'recommendation_priority' => 1,
		'countries'               => $storewright_woopayments,
		'transaction_processors'  => [
			'Visa'       => '',
			'Mastercard' => '',
			'Amex'       => '',
			'Apple Pay'  => '',
			'Google Pay' => '',
		],
	],
	[
		'id'                      => 'razorpay',
		'title'                   => 'Razorpay',
		'content'                 => __( 'Take cards, UPI, net banking and wallets from customers in India.', 'storewright' ),
		'plugins'                 => [ 'woo-razorpay' ],
		'recommendation_priority' => 1,
		'countries'               => [ 'IN' ],
		'is_local_partner'        => true,
	],
	[
		'id'                      => 'paystack',
		'title'                   => 'Paystack',
		'content'                 => __( 'Take cards, bank transfers and mobile money from customers in Africa.', 'storewright' ),
		'plugins'                 => [ 'woo-paystack' ],
		'recommendation_priority' => 1,
		'countries'               => [ 'GH', 'NG', 'ZA' ],
		'is_local_partner'        => true,
	],
	[
		'id'                      => 'payfast',
		'title'                   => 'Payfast',
		'content'                 => __( 'Take cards and instant transfers from customers in South Africa.', 'storewright' ),
		'plugins'                 => [ 'woocommerce-payfast-gateway' ],
		'recommendation_priority' => 2,
		'countries'               => [ 'ZA' ],
		'is_local_partner'        => true,
	],
	[
		'id'                      => 'woo-mercado-pago-custom',
		'title'                   => 'Mercado Pago',
		'content'                 => __( 'Take cards, instalments and cash vouchers from customers in Latin America.', 'storewright' ),
		'plugins'                 => [ 'woocommerce-mercadopago' ],
		'recommendation_priority' => 1,
		'countries'               => $storewright_mercado,
		'is_local_partner'        => true,
	],
	[
		'id'                      => 'stripe',
		'title'                   => 'Stripe',
		'content'                 => __( 'Take cards, wallets and many local ways to pay with a Stripe account.', 'storewright' ),
		'plugins'                 => [ 'woocommerce-gateway-stripe' ],
		'recommendation_priority' => 3,
		'countries'               => $storewright_stripe,
		'category_other'          => $storewright_woopayments,
	],
	[
		'id'                      => 'ppcp-gateway',
		'title'                   => 'PayPal',
		'content'                 => __( 'Let customers pay with their PayPal account, a card or later.', 'storewright' ),
		'plugins'                 => [ 'woocommerce-paypal-payments' ],
		'recommendation_priority' => 4,
		'category_additional'     => [ ...$storewright_woopayments, ...$storewright_mercado, 'IN', 'ZA' ],
	],
	[
		'id'                      => 'klarna_payments',
		'title'                   => 'Klarna',
		'content'                 => __( 'Let customers pay later or in parts; you get the money at once.', 'storewright' ),
		'plugins'                 => [ 'klarna-payments-for-woocommerce' ],
		'recommendation_priority' => 5,
		'countries'               => [ 'AT', 'AU', 'BE', 'CA', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'SE', 'US' ],
		'category_additional'     => [ 'AT', 'AU', 'BE', 'CA', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'SE', 'US' ],
	],
	[
		'id'                      => 'affirm',
		'title'                   => 'Affirm',
		'content'                 => __( 'Let customers in North America pay over time.', 'storewright' ),
		'plugins'                 => [ 'woocommerce-gateway-affirm' ],
		'recommendation_priority' => 6,
		'countries'               => [ 'CA', 'US' ],
		'category_additional'     => [ 'CA', 'US' ],
	],
	[
		'id'                      => 'square_credit_card',
		'title'                   => 'Square',
		'content'                 => __( 'Take cards online, and share products and stock with your till.', 'storewright' ),
		'plugins'                 => [ 'woocommerce-square' ],
		'recommendation_priority' => 7,
		'countries'               => [ 'AU', 'CA', 'ES', 'FR', 'GB', 'IE', 'JP', 'US' ],
		'category_other'          => [ 'AU', 'CA', 'ES', 'FR', 'GB', 'IE', 'JP', 'US' ],
	],
	[
		'id'         => 'bacs',
		'title'      => __( 'Direct bank transfer', 'storewright' ),
		'content'    => __( 'Customers transfer the money to your bank account before you send the goods.', 'storewright' ),
		'is_offline' => true,
	],
	[
		'id'         => 'cheque',
		'title'      => __( 'Check payments', 'storewright' ),
		'content'    => __( 'Customers send you a check by mail.', 'storewright' ),
		'is_offline' => true,
	],
	[
		'id'         => 'cod',
		'title'      => __( 'Cash on delivery', 'storewright' ),
		'content'    => __( 'Customers pay when the goods arrive.', 'storewright' ),
		'is_offline' => true,
	],
];
