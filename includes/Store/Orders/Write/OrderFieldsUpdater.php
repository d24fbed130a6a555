<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Query\OrderQuery;

/**
 * Changes the fields of an order besides its items. Fields that were not sent stay.
 */
final class OrderFieldsUpdater {

	private const MAX_CODE_LENGTH = 100;

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

	public function __construct( private readonly OrderQuery $orders ) {}

	/**
	 * Makes the changes, but for the status, which is the last thing to change.
	 *
	 * @throws InvalidInput If one can't be made, such as `woocommerce_rest_invalid_customer_id`.
	 */
	public function apply( Order $order, RequestData $data ): void {
		$order->parent_id            = $this->parent( $order, $data ) ?? $order->parent_id;
		$order->customer_id          = $this->customer( $order, $data ) ?? $order->customer_id;
		$order->customer_note        = $data->lines( 'customer_note' ) ?? $order->customer_note;
		$order->payment_method       = $data->text( 'payment_method', self::MAX_CODE_LENGTH ) ?? $order->payment_method;
		$order->payment_method_title = $data->text( 'payment_method_title' ) ?? $order->payment_method_title;
		$order->transaction_id       = $data->text( 'transaction_id', self::MAX_CODE_LENGTH ) ?? $order->transaction_id;
		$order->billing              = $this->address( $order->billing, $data->object( 'billing' ), self::ADDRESS );
		$order->shipping             = $this->address(
			$order->shipping,
			$data->object( 'shipping' ),
			array_diff_key( self::ADDRESS, [ 'email' => 0 ] )
		);
		if (
			0 === $order->id
			&& '' === $order->billing->email
			&& 0 < $order->customer_id
			&& ! $data->object( 'billing' )->has( 'email' ) ) {

			$order->billing = $order->billing->with( [ 'email' => self::account_email( $order->customer_id ) ] );
		}
		$order->meta = MetaList::of_order( $order, $data->meta() );
		$created_via = $data->text( 'created_via', self::MAX_CODE_LENGTH ) ?? '';
		if ( '' !== $created_via ) {
			$order->created_via = $created_via;
		}
	}

	/**
	 * Refuses another currency: an order's amounts can't change theirs.
	 *
	 * @throws InvalidInput
	 */
	public function check_currency( Order $order, RequestData $data ): void {
		$currency = $data->text( 'currency' );
		if ( null !== $currency && $currency !== $order->currency ) {
			throw $data->refusal(
				'currency',
				/* translators: %s: currency code. */
				sprintf( __( 'The order’s currency is %s and can’t be changed.', 'storewright' ), $order->currency )
			);
		}
	}

	/**
	 * @param array<string, int> $lengths Field => longest text.
	 */
	private function address( OrderAddress $address, RequestData $data, array $lengths ): OrderAddress {
		$fields = [];
		foreach ( $lengths as $name => $longest ) {
			$text = $data->is_null( $name ) ? '' : $data->text( $name, $longest );
			if ( null !== $text ) {
				$fields[ $name ] = 'country' === $name ? strtoupper( $text ) : $text;
			}
		}
		return $address->with( $fields );
	}

	private static function account_email( int $id ): string {
		$user = get_userdata( $id );
		return false === $user ? '' : $user->user_email;
	}

	private function parent( Order $order, RequestData $data ): ?int {
		$parent = $data->count( 'parent_id', PHP_INT_MAX );
		if ( null !== $parent && 0 !== $parent && $parent === $order->id ) {
			throw $data->refusal( 'parent_id', __( 'An order can’t be its own parent.', 'storewright' ) );
		}
		if ( null !== $parent && 0 !== $parent && $parent !== $order->parent_id && null === $this->orders->find( $parent ) ) {
			throw $data->refusal(
				'parent_id',
				/* translators: %d: id of an order. */
				sprintf( __( 'There is no order %d to use as the parent.', 'storewright' ), $parent ),
				'order_invalid_parent_id'
			);
		}
		return $parent;
	}

	private function customer( Order $order, RequestData $data ): ?int {
		$id = $data->count( 'customer_id', PHP_INT_MAX );
		// What was answered can be sent back, also where the account is gone.
		if ( null === $id || 0 === $id || $id === $order->customer_id ) {
			return $id;
		}
		if ( false === get_user_by( 'id', $id ) || ( is_multisite() && ! is_user_member_of_blog( $id ) ) ) {
			throw $data->refusal(
				'customer_id',
				/* translators: %d: id of a user. */
				sprintf( __( 'There is no customer %d.', 'storewright' ), $id ),
				'woocommerce_rest_invalid_customer_id'
			);
		}
		return $id;
	}
}
