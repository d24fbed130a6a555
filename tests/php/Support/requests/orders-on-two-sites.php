<?php
/**
 * Makes an order on this site of a network, and one on another that the request has switched to. Arguments: `site`, the other one's id;
 * `from`: the id that the order there has at least; `switches_back`: whether that is done before the request ends. Returns the ids of both
 * orders, the one on the other site last.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): array {
	/** @var array{site: int, from: int, switches_back: bool} $input */
	$buy = static function ( string $name ): int {
		$order = wc_create_order();
		if ( ! $order instanceof WC_Order ) {
			throw new RuntimeException( 'WooCommerce made no order.' );
		}
		$order->set_billing_first_name( $name );
		$order->set_billing_email( "$name@example.org" );
		$order->set_status( 'processing' );
		$order->save();
		return $order->get_id();
	};

	$here = $buy( 'here' );
	switch_to_blog( $input['site'] );
	WC_Install::create_tables();
	( new ActionScheduler_StoreSchema() )->register_tables( true );
	( new ActionScheduler_LoggerSchema() )->register_tables( true );
	do {
		$there = $buy( 'there' );
	} while ( $there < $input['from'] );
	if ( $input['switches_back'] ) {
		restore_current_blog();
	}
	return [ $here, $there ];
};
