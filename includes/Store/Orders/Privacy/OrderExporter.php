<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Privacy;

use Storewright\Kernel\Money;
use Storewright\Store\Orders\History\ChangeTexts;
use Storewright\Store\Orders\History\HistoryQuery;
use Storewright\Store\Orders\History\HistoryRecord;
use Storewright\Store\Orders\History\OrderChange;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\CalculationSettings;

/**
 * Answers WordPress's requests for personal data with a person's orders.
 */
final class OrderExporter {

	private const BATCH = 50;

	public function __construct(
		private readonly OrdersOfPerson $of_person,
		private readonly OrderQuery $orders,
		private readonly HistoryQuery $history,
		private readonly CalculationSettings $settings
	) {}

	/**
	 * A page of orders.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool} As WordPress wants it.
	 */
	public function export( string $email, int $page ): array {
		$ids     = $this->of_person->ids( $email, self::BATCH, ( max( 1, $page ) - 1 ) * self::BATCH );
		$history = $this->history->several( $ids );
		return [
			'data' => array_map(
				fn( Order $order ) => $this->item( $order, $history[ $order->id ] ?? [] ),
				array_values( $this->orders->several( $ids ) )
			),
			'done' => self::BATCH > count( $ids ),
		];
	}

	/**
	 * @param Order               $order
	 * @param list<HistoryRecord> $history
	 * @return array<string, mixed>
	 */
	private function item( Order $order, array $history ): array {
		$data = [];
		foreach ( $this->fields( $order ) + [ __( 'Changes', 'storewright' ) => $this->changes( $order, $history ) ] as $name => $value ) {
			if ( '' !== $value ) {
				$data[] = compact( 'name', 'value' );
			}
		}
		return [
			'group_id'          => 'storewright_orders',
			'group_label'       => __( 'Orders', 'storewright' ),
			'group_description' => __( 'Your orders in the shop.', 'storewright' ),
			'item_id'           => "order-{$order->id}",
			'data'              => $data,
		];
	}

	/**
	 * @return array<string, string> Translated name => text.
	 */
	private function fields( Order $order ): array {
		$items = array_map( static fn( LineItem $line ) => "{$line->name} × {$line->quantity}", $order->line_items() );
		return [
			__( 'Order number', 'storewright' )     => (string) $order->id,
			__( 'Order date', 'storewright' )       => (string) $order->created?->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
			__( 'Status', 'storewright' )           => OrderStatus::label( $order->status ),
			__( 'Items', 'storewright' )            => implode( ', ', $items ),
			__( 'Total', 'storewright' )            => Money::text(
				$order->total,
				$this->settings->decimals()
			) . ' ' . $order->currency,
			__( 'Payment method', 'storewright' )   => $order->payment_method_title,
			__( 'Transaction', 'storewright' )      => $order->transaction_id,
			__( 'Billing address', 'storewright' )  => self::address( $order->billing ),
			__( 'Shipping address', 'storewright' ) => self::address( $order->shipping ),
			__( 'Email address', 'storewright' )    => $order->billing->email,
			__( 'Phone number', 'storewright' )     => implode(
				', ',
				array_unique(
					array_filter( [ $order->billing->phone, $order->shipping->phone ], static fn( string $phone ) => '' !== $phone )
				)
			),
			__( 'Customer note', 'storewright' )    => $order->customer_note,
			__( 'IP address', 'storewright' )       => $order->ip_address,
			__( 'Browser', 'storewright' )          => $order->user_agent,
		];
	}

	/**
	 * What an order said before, such as former addresses.
	 *
	 * @param Order               $order
	 * @param list<HistoryRecord> $history
	 */
	private function changes( Order $order, array $history ): string {
		$texts = new ChangeTexts( fn( string $amount ) => Money::text( $amount, $this->settings->decimals() ) . ' ' . $order->currency );
		$lines = array_map(
			static fn( HistoryRecord $record ) => $record->date->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ) . ' '
				. implode( ', ', array_map( static fn( OrderChange $change ) => $texts->line( $change ), $record->changes ) ),
			$history
		);
		return implode( '; ', $lines );
	}

	private static function address( OrderAddress $address ): string {
		$lines = [
			trim( "{$address->first_name} {$address->last_name}" ),
			$address->company,
			$address->address_1,
			$address->address_2,
			trim( "{$address->postcode} {$address->city}" ),
			trim( "{$address->state} {$address->country}" ),
		];
		return implode( ', ', array_filter( $lines, static fn( string $line ) => '' !== $line ) );
	}
}
