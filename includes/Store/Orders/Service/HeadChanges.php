<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderAddress;

/**
 * What an order says besides its items, as a client wants it. What was not sent stays.
 */
final class HeadChanges {

	private const LONGEST_CODE = 100;

	private const ADDRESS = [
		'first_name' => 255,
		'last_name'  => 255,
		'company'    => 255,
		'address_1'  => 255,
		'address_2'  => 255,
		'city'       => 255,
		'state'      => 255,
		'postcode'   => 255,
		'country'    => 255,
		'email'      => 320,
		'phone'      => 100,
	];

	/**
	 * Makes the changes, but for the status, which is the last thing to change.
	 *
	 * @throws InvalidInput If one can't be made, such as `woocommerce_rest_invalid_customer_id`.
	 */
	public function apply( Order $order, Given $given ): void {
		$order->parent_id            = $this->parent( $order, $given ) ?? $order->parent_id;
		$order->customer_id          = $this->customer( $order, $given ) ?? $order->customer_id;
		$order->customer_note        = $given->lines( 'customer_note' ) ?? $order->customer_note;
		$order->payment_method       = $given->text( 'payment_method', self::LONGEST_CODE ) ?? $order->payment_method;
		$order->payment_method_title = $given->text( 'payment_method_title' ) ?? $order->payment_method_title;
		$order->transaction_id       = $given->text( 'transaction_id', self::LONGEST_CODE ) ?? $order->transaction_id;
		$order->billing              = $this->address( $order->billing, $given->object( 'billing' ), self::ADDRESS );
		$order->shipping             = $this->address( $order->shipping, $given->object( 'shipping' ), array_diff_key( self::ADDRESS, [ 'email' => 0 ] ) );
		$order->meta                 = MetaList::of_order( $order, $given->meta() );
		$created_via                 = $given->text( 'created_via', self::LONGEST_CODE ) ?? '';
		if ( '' !== $created_via ) {
			$order->created_via = $created_via;
		}
	}

	/**
	 * Refuses another currency: an order's amounts can't change theirs.
	 *
	 * @throws InvalidInput
	 */
	public function check_currency( Order $order, Given $given ): void {
		$currency = $given->text( 'currency' );
		if ( null !== $currency && $currency !== $order->currency ) {
			/* translators: %s: currency code. */
			throw $given->refusal( 'currency', sprintf( __( 'The order is in %s and stays so.', 'storewright' ), $order->currency ) );
		}
	}

	/**
	 * @param array<string, int> $lengths Field => longest text.
	 */
	private function address( OrderAddress $address, Given $given, array $lengths ): OrderAddress {
		$fields = [];
		foreach ( $lengths as $name => $longest ) {
			$text = $given->is_null( $name ) ? '' : $given->text( $name, $longest );
			if ( null !== $text ) {
				$fields[ $name ] = 'country' === $name ? strtoupper( $text ) : $text;
			}
		}
		return $address->with( $fields );
	}

	private function parent( Order $order, Given $given ): ?int {
		$parent = $given->count( 'parent_id', PHP_INT_MAX );
		if ( null !== $parent && 0 !== $parent && $parent === $order->id ) {
			throw $given->refusal( 'parent_id', __( 'An order can’t belong to itself.', 'storewright' ) );
		}
		return $parent;
	}

	private function customer( Order $order, Given $given ): ?int {
		$id = $given->count( 'customer_id', PHP_INT_MAX );
		// What was answered can be sent back, also where the account is gone.
		if ( null === $id || 0 === $id || $id === $order->customer_id ) {
			return $id;
		}
		if ( false === get_user_by( 'id', $id ) || ( is_multisite() && ! is_user_member_of_blog( $id ) ) ) {
			/* translators: %d: id of a user. */
			throw $given->refusal( 'customer_id', sprintf( __( 'There is no customer %d.', 'storewright' ), $id ), 'woocommerce_rest_invalid_customer_id' );
		}
		return $id;
	}
}
