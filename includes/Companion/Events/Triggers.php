<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Closure;
use Throwable;

/**
 * What a visitor's page has of Storewright beside WooCommerce: one listener, on each action that the modules of `always` listen to. The
 * first of these actions has them loaded, one of an order's or a product's only those of `sales`; they add their own listeners and are
 * told of that very action.
 *
 * Most pages fire none: they read this file and nothing else of the plugin but what chooses it. So it needs no other class. Where the
 * modules can't be loaded, since the plugin's files are replaced or deleted at that moment, that is logged: whoever has fired the action, a
 * checkout for example, goes on.
 */
final class Triggers {

	/**
	 * Every hook of WooCommerce's and WordPress's that the modules of `sales` add a listener to, but those of HOOKS, POST_HOOKS and TERM_HOOKS.
	 */
	public const SALES_HOOKS = [
		'woocommerce_new_order',
		'woocommerce_update_order',
		'woocommerce_order_status_changed',
		'woocommerce_payment_complete',
		'woocommerce_trash_order',
		'woocommerce_untrash_order',
		'woocommerce_before_delete_order',
		'woocommerce_delete_order',
		'woocommerce_privacy_remove_order_personal_data',
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
		'save_post_product',
	];

	/**
	 * Those of them that tell of posts => which argument is the post; where it brings none, the first one is its id.
	 */
	public const POST_HOOKS = [
		'trashed_post'           => null,
		'untrashed_post'         => null,
		'deleted_post'           => 1,
		'transition_post_status' => 2,
	];

	/**
	 * Types of posts that are followed: orders, refunds and products. Page views add posts of others, such as WordPress's own `oembed_cache`.
	 */
	private const POST_TYPES = [ 'product', 'product_variation', 'shop_order', 'shop_order_refund' ];

	/**
	 * Those of them that tell which terms something has => which argument is the taxonomy.
	 */
	public const TERM_HOOKS = [
		'set_object_terms'           => 3,
		'deleted_term_relationships' => 2,
	];

	/**
	 * The taxonomy that is followed.
	 */
	private const TAXONOMY = 'product_cat';

	/**
	 * Those that the other modules add one to, and the actions of ours that plugins fire.
	 */
	public const HOOKS = [
		'woocommerce_after_shipping_zone_object_save',
		'woocommerce_delete_shipping_zone',
		'woocommerce_shipping_zone_method_added',
		'woocommerce_shipping_zone_method_status_toggled',
		'woocommerce_delete_shipping_zone_method',
		'woocommerce_shipping_zone_method_deleted',
		'woocommerce_tax_rate_added',
		'woocommerce_tax_rate_updated',
		'woocommerce_tax_rate_deleted',
		'woocommerce_update_options_tax',
		'woocommerce_rest_delete_tax',
		'woocommerce_new_customer',
		'woocommerce_update_customer',
		'woocommerce_delete_customer',
		'user_register',
		'add_user_role',
		'profile_update',
		'deleted_user',
		'remove_user_from_blog',
		'edit_comment',
		'transition_comment_status',
		'deleted_comment',
		'wp_logout',
		'login_footer',
		'storewright_tasks_changed',
		'storewright_add_note',
		'storewright_remove_note',
		'storewright_job_stopped',
	];

	/**
	 * Actions that begin with the name of an option. Those of others, transients most of all, change on many pages.
	 */
	public const OPTION_HOOKS = [ 'added_option', 'updated_option', 'deleted_option' ];

	/**
	 * Each note at an order is a comment.
	 */
	public const COMMENT_HOOK = 'wp_insert_comment';

	/**
	 * Adds the listeners.
	 *
	 * @param Closure(bool): mixed $load Loads those modules that are not loaded yet: with true, only those of `sales`.
	 */
	public static function add( Closure $load ): void {
		$load = self::guarded( $load );
		// Before everybody else's: whoever is added to an action that is being fired is called where his priority is still to come.
		foreach ( [ [ self::SALES_HOOKS, true ], [ self::HOOKS, false ] ] as [ $hooks, $for_sales ] ) {
			$listener = static function ( mixed $first = null ) use ( $load, $for_sales ): mixed {
				$load( $for_sales );
				return $first;
			};
			foreach ( $hooks as $hook ) {
				add_filter( $hook, $listener, PHP_INT_MIN );
			}
		}
		add_action(
			self::COMMENT_HOOK,
			static function ( mixed $id = null, mixed $comment = null ) use ( $load ): void {
				if ( ! is_object( $comment ) || 'order_note' !== ( $comment->comment_type ?? '' ) ) {
					$load( false );
				}
			},
			PHP_INT_MIN,
			2
		);
		self::add_for_posts( $load );
		$of_option = static function ( mixed $name = null ) use ( $load ): void {
			if ( is_string( $name ) && str_starts_with( $name, 'woocommerce_' ) ) {
				$load( false );
			}
		};
		foreach ( self::OPTION_HOOKS as $hook ) {
			add_action( $hook, $of_option, PHP_INT_MIN );
		}
	}

	/**
	 * @param Closure(bool): void $load
	 */
	private static function add_for_posts( Closure $load ): void {
		foreach ( self::POST_HOOKS as $hook => $place ) {
			$of_post = static function ( mixed ...$args ) use ( $load, $place ): void {
				$post = null === $place ? null : $args[ $place ] ?? null;
				$id   = $args[0] ?? 0;
				$type = is_object( $post ) ? $post->post_type ?? '' : get_post_type( is_numeric( $id ) ? (int) $id : 0 );
				if ( in_array( $type, self::POST_TYPES, true ) ) {
					$load( true );
				}
			};
			add_action( $hook, $of_post, PHP_INT_MIN, 3 );
		}
		foreach ( self::TERM_HOOKS as $hook => $place ) {
			$of_terms = static function ( mixed ...$args ) use ( $load, $place ): void {
				if ( self::TAXONOMY === ( $args[ $place ] ?? '' ) ) {
					$load( true );
				}
			};
			add_action( $hook, $of_terms, PHP_INT_MIN, 4 );
		}
	}

	/**
	 * What has failed once is not tried again by the same request: half of the modules would follow the half of what happens.
	 *
	 * @param Closure(bool): mixed $load
	 * @return Closure(bool): void
	 */
	private static function guarded( Closure $load ): Closure {
		$has_failed = false;
		return static function ( bool $for_sales ) use ( $load, &$has_failed ): void {
			if ( $has_failed ) {
				return;
			}
			try {
				$load( $for_sales );
			} catch ( Throwable $error ) {
				$has_failed = true;
				$message    = "What happens to the store is not followed by this request: {$error->getMessage()}";
				/** This action is documented in includes/Kernel/Log.php */
				do_action( 'storewright_log', $message, [ 'at' => $error->getFile() . ':' . $error->getLine() ] );
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Log may be one of the files that are not there.
				error_log( "Storewright: $message" );
			}
		};
	}
}
