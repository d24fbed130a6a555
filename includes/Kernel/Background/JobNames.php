<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

/**
 * What background jobs are called to people.
 */
final class JobNames {

	/**
	 * Whether a job is one of ours, in whichever mode it runs.
	 *
	 * @param string $job Name under which it is queued.
	 */
	public static function has( string $job ): bool {
		return self::of( $job ) !== $job;
	}

	/**
	 * A job's name in the current language; of a job that is none of ours, the one under which it is queued.
	 *
	 * @param string $job Name under which it is queued.
	 */
	public static function of( string $job ): string {
		return match ( $job ) {
			'add_indexes' => __( 'Database indexes', 'storewright' ),
			'blueprint_forget_import' => __( 'Cleanup after a blueprint import', 'storewright' ),
			'cancel_unpaid_orders' => __( 'Cancellation of unpaid orders', 'storewright' ),
			'check_reports' => __( 'Check of the reports', 'storewright' ),
			'count_products_for_woocommerce' => __( 'Product and customer totals', 'storewright' ),
			'delete_inactive_accounts' => __( 'Deletion of inactive accounts', 'storewright' ),
			'delete_report_exports' => __( 'Deletion of old report exports', 'storewright' ),
			'deliver_webhooks' => __( 'Webhook delivery', 'storewright' ),
			'email_saved_reports' => __( 'Emails of saved reports', 'storewright' ),
			'export_reports' => __( 'Report exports', 'storewright' ),
			'forget_cached_for_woocommerce' => __( 'Renewal of cached orders and products', 'storewright' ),
			'forget_lost_order_history' => __( 'Cleanup of the history of orders', 'storewright' ),
			'forget_setup_progress' => __( 'Setup progress', 'storewright' ),
			'index_accounts' => __( 'Customer list', 'storewright' ),
			'index_coupons' => __( 'Coupon list', 'storewright' ),
			'index_orders' => __( 'Order list', 'storewright' ),
			'index_products' => __( 'Product list', 'storewright' ),
			'order_retention' => __( 'Cleanup of old orders', 'storewright' ),
			'order_runs' => __( 'Bulk changes to orders', 'storewright' ),
			'prepare_reports' => __( 'Preparation of the reports', 'storewright' ),
			'rebuild_reports' => __( 'Update of the reports', 'storewright' ),
			'reconcile_with_woocommerce' => __( 'Comparison with WooCommerce’s data', 'storewright' ),
			'sale_windows' => __( 'Scheduled sale prices', 'storewright' ),
			'send_messages' => __( 'Sending of emails', 'storewright' ),
			'settings_audit_prune' => __( 'Cleanup of the change log', 'storewright' ),
			'sum_customers' => __( 'What each customer has ordered', 'storewright' ),
			'sync_parent_products' => __( 'Prices and stock of products with variations', 'storewright' ),
			'system_status_tools' => __( 'System status tools', 'storewright' ),
			default => $job,
		};
	}
}
