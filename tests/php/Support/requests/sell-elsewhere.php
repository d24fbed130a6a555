<?php
/**
 * Does on another site of a network, where Storewright is not active, what plugins do: sells the last piece of a product that
 * gets a category, fails a payment, saves a setting and a zone, and deletes the order. Argument: `site`, the
 * other one's id. Returns the names of options of ours there.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\SwitchedSite;
use Storewright\Tests\Support\WooCommerceEmails;

return static function ( Context $context, array $input ): array {
	/** @var array{site: int} $input */
	WooCommerceEmails::leave_out();
	switch_to_blog( get_current_blog_id() );
	if ( SwitchedSite::is_another() ) {
		throw new RuntimeException( 'The same site is taken for another one.' );
	}
	restore_current_blog();
	switch_to_blog( $input['site'] );
	WC_Install::create_tables();
	( new ActionScheduler_StoreSchema() )->register_tables( true );
	( new ActionScheduler_LoggerSchema() )->register_tables( true );

	$product = new WC_Product_Simple();
	$product->set_name( 'Mug' );
	$product->set_status( 'publish' );
	$product->set_manage_stock( true );
	$product->set_stock_quantity( 1 );
	$product->save();
	wp_set_object_terms( $product->get_id(), [ 'Mugs' ], 'product_cat' );
	wp_set_object_terms( $product->get_id(), [ 'Cups' ], 'product_cat' );
	$order = wc_create_order();
	if ( ! $order instanceof WC_Order ) {
		throw new RuntimeException( 'WooCommerce made no order.' );
	}
	$order->add_product( $product );
	$order->set_payment_method( 'bacs' );
	$order->set_status( 'failed' );
	$order->save();
	$order->set_status( 'processing' );
	$order->save();
	wc_update_product_stock( $product, 0 );
	do_action( 'woocommerce_no_stock', $product );
	update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] );
	$zone = new WC_Shipping_Zone();
	$zone->set_zone_name( 'Here' );
	$zone->save();
	$order->delete( true );

	$names = $context->database->column(
		"SELECT option_name FROM {$context->database->table( 'options' )} WHERE option_name LIKE %s",
		'storewright\_%'
	);
	restore_current_blog();
	return $names;
};
