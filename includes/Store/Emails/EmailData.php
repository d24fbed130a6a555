<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

use Storewright\Store\Orders\Model\Order;

/**
 * What one email is about.
 */
final class EmailData {

	/**
	 * @param Order|null  $order    The order, where it tells of one.
	 * @param list<Order> $refunds  Every refund of that order, the latest first.
	 * @param Order|null  $refund   The refund that it tells of.
	 * @param bool        $is_fully_refunded Whether nothing is left to give back.
	 * @param string      $note     What somebody wrote to the customer: simple HTML.
	 * @param string      $name     Of the person, the product or the payment method.
	 * @param string      $login    Username of an account.
	 * @param string      $url      Where its button leads to.
	 * @param string      $quantity How many are left, or were ordered.
	 * @param list<array{name: string, url: string}> $downloads Files of the order that the customer can download.
	 */
	public function __construct(
		public readonly ?Order $order = null,
		public readonly array $refunds = [],
		public readonly ?Order $refund = null,
		public readonly bool $is_fully_refunded = false,
		public readonly string $note = '',
		public readonly string $name = '',
		public readonly string $login = '',
		public readonly string $url = '',
		public readonly string $quantity = '',
		public readonly array $downloads = []
	) {}

	/**
	 * First name of the person, '' where it is not known.
	 */
	public function first_name(): string {
		return null === $this->order ? $this->name : $this->order->billing->first_name;
	}

	/**
	 * The person's whole name, '' where it is not known.
	 */
	public function full_name(): string {
		return null === $this->order
			? $this->name
			: trim( "{$this->order->billing->first_name} {$this->order->billing->last_name}" );
	}
}
