<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Kernel\Context;
use Storewright\Store\Emails\EmailServices;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Refunds\RefundableAmount;

/**
 * Says on the page of an order which emails are sent once it gets a status.
 */
final class FollowingEmails {

	/**
	 * Built once, whatever number of statuses is asked for.
	 */
	private ?EmailQueue $queue = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The sentences.
	 *
	 * @param Order  $order  Of a new one nobody knows yet whom emails go to.
	 * @param string $status Without prefix.
	 * @return list<string>
	 */
	public function texts( Order $order, string $status ): array {
		$this->queue ??= ( new EmailServices( $this->context ) )->queue();
		$texts         = [];
		foreach ( 0 === $order->id ? [] : $this->due( $order, $status ) as $id ) {
			$type = $this->queue->type_to_send( $id, $order->billing->email );
			if ( null !== $type ) {
				$texts[] = $type->is_for_customer
					/* translators: %s: name of an email. */
					? sprintf( __( 'The customer gets the email “%s”.', 'storewright' ), $type->title() )
					/* translators: %s: name of an email. */
					: sprintf( __( 'The store gets the email “%s”.', 'storewright' ), $type->title() );
			}
		}
		return $texts;
	}

	/**
	 * @return list<string> Ids of emails.
	 */
	private function due( Order $order, string $status ): array {
		if ( OrderStatus::REFUNDED === $status ) {
			$refunds = ( new OrderServices( $this->context ) )->query()->refunds_of( [ $order->id ] )[ $order->id ] ?? [];
			return ( new RefundableAmount( $order, $refunds ) )->amount()->isPositive() ? [ 'customer_refunded_order' ] : [];
		}
		return array_values( array_diff( StatusEmails::of( $order->status, $status ), $order->new_order_email_sent ? [ 'new_order' ] : [] ) );
	}
}
