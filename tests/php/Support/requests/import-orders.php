<?php
/**
 * Has one request make orders by WooCommerce's API, as an import does, in two saves each. Arguments: `orders`, how many, of which the
 * first has the others made while it is being saved; `undoes`: whether that is done in a transaction, which is undone. Returns `ids` of the
 * orders; `reported`: of how many reports know before the request ends; `memory`: how many bytes it has taken since the hundredth order.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Tests\Support\WooCommerceEmails;

return static function ( Context $context, array $input ): array {
	/** @var array{orders: int, undoes: bool} $input */
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
	if ( $input['undoes'] ) {
		$context->database->execute( 'ROLLBACK' );
	}
	$stats = $context->shop()->report_tables()->order_stats;
	return [
		'ids'      => $ids,
		'reported' => (int) $context->database->value( "SELECT COUNT(*) FROM $stats WHERE order_id IN ( " . implode( ', ', $ids ) . ' )' ),
		'memory'   => memory_get_usage() - $memory,
	];
};
