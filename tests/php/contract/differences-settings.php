<?php
declare(strict_types=1);

/**
 * Settings that differ from WooCommerce’s, by group and id: how, and why. docs/contract-differences.md is made of them.
 */
return [
	[
		'what' => 'email/woocommerce_email_base_color',
		'how'  => 'default "#720eec"',
		'why'  => 'WooCommerce has this color where its improved emails are off, another one where they are on; here it is one.',
	],
	[
		'what' => 'email/woocommerce_email_background_color',
		'how'  => 'default "#f7f7f7"',
		'why'  => 'WooCommerce has this color where its improved emails are off, another one where they are on; here it is one.',
	],
	[
		'what' => 'email/woocommerce_email_body_background_color',
		'how'  => 'default "#ffffff"',
		'why'  => 'WooCommerce has this color where its improved emails are off, another one where they are on; here it is one.',
	],
	[
		'what' => 'email/woocommerce_email_text_color',
		'how'  => 'default "#3c3c3c"',
		'why'  => 'WooCommerce has this color where its improved emails are off, another one where they are on; here it is one.',
	],
	[
		'what' => 'email/woocommerce_email_footer_text_color',
		'how'  => 'default "#3c3c3c"',
		'why'  => 'WooCommerce has this color where its improved emails are off, another one where they are on; here it is one.',
	],
	[
		'what' => 'wc_admin/woocommerce_analytics_scheduled_import',
		'how'  => 'missing',
		'why'  => 'Reports follow the orders at once; there is no other way to choose.',
	],
	[
		'what' => 'general/woocommerce_address_autocomplete_enabled',
		'how'  => 'missing',
		'why'  => 'No service is asked to complete addresses.',
	],
	[
		'what' => 'point-of-sale/woocommerce_pos_store_name',
		'how'  => 'missing',
		'why'  => 'There is no till.',
	],
	[
		'what' => 'point-of-sale/woocommerce_pos_store_address',
		'how'  => 'missing',
		'why'  => 'There is no till.',
	],
	[
		'what' => 'point-of-sale/woocommerce_pos_store_phone',
		'how'  => 'missing',
		'why'  => 'There is no till.',
	],
	[
		'what' => 'point-of-sale/woocommerce_pos_store_email',
		'how'  => 'missing',
		'why'  => 'There is no till.',
	],
	[
		'what' => 'point-of-sale/woocommerce_pos_refund_returns_policy',
		'how'  => 'missing',
		'why'  => 'There is no till.',
	],
	[
		'what' => 'advanced/woocommerce_feature_point_of_sale_enabled',
		'how'  => 'missing',
		'why'  => 'There is no till.',
	],
	[
		'what' => 'advanced/woocommerce_feature_deferred_transactional_emails_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/woocommerce_feature_customer_review_request_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/woocommerce_feature_abandoned_cart_recovery_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/wc_feature_woocommerce_additional_variation_images_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/woocommerce_feature_wc_visual_attribute_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/woocommerce_feature_mcp_integration_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/woocommerce_feature_destroy-empty-sessions_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/woocommerce_feature_rest_api_caching_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
	[
		'what' => 'advanced/woocommerce_cart_save_for_later_enabled',
		'how'  => 'missing',
		'why'  => 'There is no cart and no account page.',
	],
	[
		'what' => 'advanced/woocommerce_product_wishlist_enabled',
		'how'  => 'missing',
		'why'  => 'There is no cart and no account page.',
	],
	[
		'what' => 'advanced/woocommerce_feature_product_instance_caching_enabled',
		'how'  => 'missing',
		'why'  => 'It switches a feature of WooCommerce’s own code, which is not here.',
	],
];
