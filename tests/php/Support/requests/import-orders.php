<?php
/**
 * Has one request make orders by WooCommerce's API, as an import does, in two saves each. Arguments: `orders`, how many, of which the
 * first has the others made while it is being saved; `undoes`: whether that is done in a transaction, which is undone; `dies`: whether that
 * one is left open, as by whoever has the request end in the middle of it, after the account `user` was saved and personal data removed from
 * the first order. Returns `ids` of the orders; `reported`: of how many reports know before the request ends; `memory`: how many bytes it
 * has taken since the hundredth order.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Tests\Support\WooCommerceEmails;

return static function ( Context $context, array $input ): array {
	/** @var array{orders: int, undoes: bool, dies: bool, user: int} $input */
	$ids    = [];
	$memory = 0;
	$import = static function ( int $count ) use ( &$ids, &$memory ): void {
		for ( $made = 1; $made <= $count; $made++ ) {
			$order = wc_create_order( [ 'status' => 'processing' ] );
			if ( ! $order instanceof WC_Order ) {
				throw new RuntimeException( 'WooCommerce made no order.' );
			}
			$fee = new WC_Order_Item_Fee();
			$fee->set_name( 'Work' );
			$fee->set_total( '7' );
			$order->add_item( $fee );
			$order->set_billing_email( "customer$made@example.org" );
			$order->calculate_totals();
			$ids[] = $order->get_id();
			unset( $order, $fee );
			if ( 100 === $made ) {
				$memory = memory_get_usage();
			}
		}
	};
	WooCommerceEmails::leave_out();
	if ( $input['undoes'] ) {
		$context->database->execute( 'START TRANSACTION' );
	}
	$nest = static function () use ( &$nest, $import, $input ): void {
		remove_action( 'woocommerce_new_order', $nest );
		$import( $input['orders'] - 1 );
	};
	add_action( 'woocommerce_new_order', $nest );
	$import( 1 );
	if ( $input['dies'] ) {
		wp_update_user(
			[
				'ID'         => $input['user'],
				'first_name' => 'Nobody',
			]
		);
		WC_Privacy_Erasers::remove_order_personal_data( new WC_Order( $ids[0] ) );
	} elseif ( $input['undoes'] ) {
		$context->database->execute( 'ROLLBACK' );
	}
	$stats = $context->shop()->report_tables()->order_stats;
	return [
		'ids'      => $ids,
		'reported' => (int) $context->database->value( "SELECT COUNT(*) FROM $stats WHERE order_id IN ( " . implode( ', ', $ids ) . ' )' ),
		'memory'   => memory_get_usage() - $memory,
	];
};
