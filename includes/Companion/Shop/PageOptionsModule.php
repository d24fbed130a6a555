<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Companion\Menu\MenuModule;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPageOptions;

/**
 * Names the options that WooCommerce reads one by one on each page of wp-admin, and where its REST server starts: on the dashboard's
 * pages they come with one query.
 */
final class PageOptionsModule extends BackOfficeModule implements HasPageOptions {

	/**
	 * Hooks nothing: the list is all.
	 */
	public function register(): void {}

	/**
	 * Those that are not autoloaded, or not stored before somebody changes them.
	 */
	public function page_options(): array {
		return [
			MenuModule::REPLACE_HOME,
			// Routes of customers and settings.
			'woocommerce_registration_generate_username',
			'woocommerce_registration_generate_password',
			'woocommerce_excluded_report_order_statuses',
			'woocommerce_default_date_range',
			'woocommerce_date_type',
			'woocommerce_analytics_import_interval',
			// Its scripts' data and its notices.
			'woocommerce_admin_transient_notices_queue',
			'woocommerce_meta_box_errors',
			'woocommerce_settings_tax_recommendations_hidden',
			'woocommerce_myaccount_page_id',
			'woocommerce_cart_page_id',
			'woocommerce_checkout_page_id',
			'woocommerce_terms_page_id',
			'wc_pending_batch_processes',
			// The Jetpack connection that it brings.
			'jetpack_sync_error_idc',
			'jetpack_private_options',
			'jetpack_offline_mode',
		];
	}
}
