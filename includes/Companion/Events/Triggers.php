<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Closure;

/**
 * What a visitor's page has of Storewright beside WooCommerce: one listener, on each action that the modules of `always` listen to. The
 * first of these actions has them loaded; they add their own listeners and are told of that very action.
 *
 * Most pages fire none: they read this file and nothing else of the plugin but what chooses it. So it needs no other class.
 */
final class Triggers {

	/**
	 * Every hook of WooCommerce's and WordPress's that those modules add a listener to, and the actions of ours that plugins fire.
	 */
	public const HOOKS = [
		'woocommerce_new_order',
		'woocommerce_update_order',
		'woocommerce_order_status_changed',
		'woocommerce_payment_complete',
		'woocommerce_trash_order',
		'woocommerce_untrash_order',
		'woocommerce_delete_order',
		'woocommerce_order_refunded',
		'woocommerce_pre_delete_order_refund',
		'woocommerce_rest_delete_shop_order_refund_object',
		'woocommerce_refund_deleted',
		'woocommerce_new_product',
		'woocommerce_update_product',
		'woocommerce_new_product_variation',
		'woocommerce_update_product_variation',
		'woocommerce_product_set_stock',
		'woocommerce_variation_set_stock',
		'woocommerce_low_stock',
		'woocommerce_no_stock',
		'woocommerce_product_on_backorder',
		'woocommerce_after_shipping_zone_object_save',
		'woocommerce_delete_shipping_zone',
		'woocommerce_shipping_zone_method_added',
		'woocommerce_shipping_zone_method_status_toggled',
		'woocommerce_delete_shipping_zone_method',
		'woocommerce_shipping_zone_method_deleted',
		'woocommerce_tax_rate_added',
		'woocommerce_tax_rate_updated',
		'woocommerce_tax_rate_deleted',
		'woocommerce_new_customer',
		'woocommerce_update_customer',
		'woocommerce_delete_customer',
		'user_register',
		'profile_update',
		'deleted_user',
		'trashed_post',
		'untrashed_post',
		'deleted_post',
		'transition_post_status',
		'wp_insert_comment',
		'edit_comment',
		'transition_comment_status',
		'deleted_comment',
		'wp_logout',
		'login_footer',
		'storewright_add_note',
		'storewright_remove_note',
		'storewright_job_stopped',
	];

	/**
	 * Actions that begin with the name of an option. Those of others, transients most of all, change on many pages.
	 */
	public const OPTION_HOOKS = [ 'added_option', 'updated_option', 'deleted_option' ];

	/**
	 * Adds the listeners.
	 *
	 * @param Closure(): mixed $load Loads the modules, the first time that it is called.
	 */
	public static function add( Closure $load ): void {
		// Before everybody else's: whoever is added to an action that is being fired is called where his priority is still to come.
		$listener = static function ( mixed $first = null ) use ( $load ): mixed {
			$load();
			return $first;
		};
		foreach ( self::HOOKS as $hook ) {
			add_filter( $hook, $listener, PHP_INT_MIN );
		}
		$of_option = static function ( mixed $name = null ) use ( $load ): void {
			if ( is_string( $name ) && str_starts_with( $name, 'woocommerce_' ) ) {
				$load();
			}
		};
		foreach ( self::OPTION_HOOKS as $hook ) {
			add_action( $hook, $of_option, PHP_INT_MIN );
		}
	}
}
