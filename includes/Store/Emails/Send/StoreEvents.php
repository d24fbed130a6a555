<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Closure;

/**
 * Follows what happens beside orders: notes to customers, accounts, stock, payment methods.
 */
final class StoreEvents {

	private const STOCK = [
		'storewright_product_low_stock'    => 'low_stock',
		'storewright_product_no_stock'     => 'no_stock',
		'storewright_product_on_backorder' => 'backorder',
	];

	private const GATEWAY = '/^payment_gateway_(.+)$/D';

	/**
	 * @param Closure(): EmailQueue $queue Built when it is needed.
	 */
	public function __construct( private readonly Closure $queue ) {}

	/**
	 * Hooks in.
	 */
	public function register(): void {
		add_action( 'storewright_order_note_stored', $this->note( ... ), 10, 3 );
		add_action( 'storewright_customer_created', $this->account( ... ) );
		add_action( 'storewright_setting_changed', $this->setting( ... ), 10, 4 );
		foreach ( self::STOCK as $hook => $id ) {
			add_action( $hook, fn( mixed $product, mixed $quantity ) => $this->stock( $id, $product, $quantity ), 10, 2 );
		}
	}

	private function note( mixed $order_id, mixed $id, mixed $for_customer ): void {
		if ( true === $for_customer && is_int( $order_id ) && is_int( $id ) ) {
			( $this->queue )()->add_note( $order_id, $id );
		}
	}

	private function account( mixed $user_id ): void {
		if ( is_int( $user_id ) ) {
			( $this->queue )()->add_account( $user_id );
		}
	}

	private function setting( mixed $id, mixed $old, mixed $new, mixed $group ): void {
		if ( 'enabled' === $id && 'yes' === $new && is_string( $group ) && 1 === preg_match( self::GATEWAY, $group, $found ) ) {
			( $this->queue )()->add_to_store( 'admin_payment_gateway_enabled', "gateway-{$found[1]}", [ 'provider' => $found[1] ] );
		}
	}

	private function stock( string $email, mixed $product, mixed $quantity ): void {
		if ( is_int( $product ) && is_scalar( $quantity ) ) {
			( $this->queue )()->add_to_store(
				$email,
				"product-{$product}",
				[
					'product'  => $product,
					'quantity' => (string) $quantity,
				]
			);
		}
	}
}
