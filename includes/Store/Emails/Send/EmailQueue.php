<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\NewMessage;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Settings\SettingsQuery;

/**
 * Puts emails into the outbox: in the transaction of what they tell of, where there is one. An email that the owner disabled is not
 * put there, nor is one that has nobody to go to.
 */
final class EmailQueue {

	/**
	 * What messages in the outbox are about.
	 */
	public const ORDER = 'order';

	private ?SettingsQuery $settings = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Adds an email of an order.
	 *
	 * @param string $id    Of the email.
	 * @param Order  $order Has its id.
	 * @return bool Whether it will be sent.
	 */
	public function add_order( string $id, Order $order ): bool {
		// Each change of a status is one of its own: the order's lock sees to it that it is made once.
		return $this->add( $id, "order-{$order->id}/{$id}/" . wp_generate_uuid4(), [ 'order' => $order->id ], $order->billing->email );
	}

	/**
	 * Adds the email of a new refund.
	 */
	public function add_refund( Order $refund ): void {
		$order = ( new OrderServices( $this->context ) )->query()->find( $refund->parent_id );
		if ( null !== $order ) {
			$this->add(
				'customer_refunded_order',
				"order-{$order->id}/customer_refunded_order/{$refund->id}",
				[
					'order'  => $order->id,
					'refund' => $refund->id,
				],
				$order->billing->email
			);
		}
	}

	/**
	 * Adds the email of a note to the customer.
	 */
	public function add_note( int $order_id, int $note_id ): void {
		$order = ( new OrderServices( $this->context ) )->query()->find( $order_id );
		if ( null !== $order ) {
			$this->add(
				'customer_note',
				"order-{$order->id}/customer_note/{$note_id}",
				[
					'order' => $order->id,
					'note'  => $note_id,
				],
				$order->billing->email
			);
		}
	}

	/**
	 * Adds the email of a new account.
	 */
	public function add_account( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( false !== $user ) {
			$this->add( 'customer_new_account', "customer-{$user_id}/customer_new_account", [ 'user' => $user_id ], $user->user_email );
		}
	}

	/**
	 * Adds an email to the store.
	 *
	 * @param string                    $id      Of the email.
	 * @param string                    $about   What it is about, such as `product-12`.
	 * @param array<string, int|string> $payload
	 */
	public function add_to_store( string $id, string $about, array $payload ): void {
		$this->add( $id, "{$about}/{$id}/" . wp_generate_uuid4(), $payload, '' );
	}

	/**
	 * Adds an email of an order that a person wants sent, whether it is enabled or not.
	 *
	 * @param EmailType                 $type
	 * @param Order                     $order
	 * @param array<string, int|string> $payload Which note or refund it is about.
	 * @return string Its key in the outbox.
	 */
	public function add_by_hand( EmailType $type, Order $order, array $payload ): string {
		$key = "order-{$order->id}/{$type->id}/by-hand/" . wp_generate_uuid4();
		$this->store( $type, $key, [ 'order' => $order->id, 'by_hand' => 1 ] + $payload, $this->recipient( $type, $order->billing->email ) ); // phpcs:ignore WordPress.Arrays
		return $key;
	}

	/**
	 * @param array<string, int|string> $payload
	 */
	private function add( string $id, string $key, array $payload, string $customer ): bool {
		$type = $this->type_to_send( $id, $customer );
		return null !== $type && $this->store( $type, $key, $payload, $this->recipient( $type, $customer ) );
	}

	/**
	 * The kind of an email, if it would be sent.
	 *
	 * @param string $id       Of the email.
	 * @param string $customer Address of the customer, '' if unknown.
	 * @return EmailType|null Null where the owner disabled it, or nobody is there to get it.
	 */
	public function type_to_send( string $id, string $customer ): ?EmailType {
		$type = EmailTypes::find( $id );
		return null !== $type && '' !== $this->recipient( $type, $customer ) && $this->is_enabled( $type ) ? $type : null;
	}

	/**
	 * @param array<string, int|string> $payload
	 */
	private function store( EmailType $type, string $key, array $payload, string $recipient ): bool {
		return ( new Outbox( $this->context ) )->add(
			new NewMessage(
				EmailMessages::kind(),
				strtolower( $key ),
				[ 'email' => $type->id ] + $payload,
				$recipient,
				isset( $payload['order'] ) ? self::ORDER : '',
				(int) ( $payload['order'] ?? 0 )
			)
		);
	}

	/**
	 * The address of the customer, or the first one of the store: what is sent goes to all of the store's.
	 */
	private function recipient( EmailType $type, string $customer ): string {
		$addresses = $type->is_for_customer
			? EmailOptions::addresses( $customer )
			: Recipients::of_store( $type, $this->options( $type ), $this->context );
		return $addresses[0] ?? '';
	}

	private function is_enabled( EmailType $type ): bool {
		return Recipients::is_enabled( $type, $this->options( $type ), $this->context );
	}

	private function options( EmailType $type ): EmailOptions {
		return EmailOptions::of( $type, $this->settings ??= new SettingsQuery( $this->context ) );
	}
}
