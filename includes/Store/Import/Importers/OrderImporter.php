<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\ImportNotes;
use Storewright\Store\Import\Record;
use Storewright\Store\Import\RecordImporter;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\OrderRepository;

/**
 * Orders with everything in them. Amounts are taken over as they are, nothing is calculated.
 */
final class OrderImporter implements RecordImporter {

	/**
	 * An order in one of them has taken its goods from stock, and counts as sold: stock and sales of the products say so already.
	 */
	private const SETTLED = [ OrderStatus::PROCESSING, OrderStatus::ON_HOLD, OrderStatus::COMPLETED, OrderStatus::REFUNDED ];

	/**
	 * @param Connection         $database
	 * @param ImportMap          $map      The objects that were imported.
	 * @param OrderQuery         $query
	 * @param OrderRepository    $orders
	 * @param OrderItemsImporter $items
	 */
	public function __construct(
		private readonly Connection $database,
		private readonly ImportMap $map,
		private readonly OrderQuery $query,
		private readonly OrderRepository $orders,
		private readonly OrderItemsImporter $items
	) {}

	public function name(): string {
		return 'orders';
	}

	public function find( Record $record, int $parent ): int {
		$key   = $record->text( 'order_key' );
		$table = $this->database->table( 'wc_order_operational_data' );
		if ( '' !== $key ) {
			return (int) $this->database->value(
				"SELECT order_id FROM $table WHERE order_key = %s ORDER BY order_id LIMIT 1",
				$key
			);
		}
		$order = $this->query->find( $record->id() );
		// Without a key, an order is known by its number, moment and total.
		$same = null !== $order
			&& $order->created?->getTimestamp() === $record->moment( 'date_created' )?->getTimestamp()
			&& BigDecimal::of( $order->total )->isEqualTo( $record->amount( 'total' ) );

		return $same ? $record->id() : 0;
	}

	public function add( Record $record, int $parent, ImportNotes $notice ): int {
		$order                       = new Order();
		$order->id                   = $record->id();
		$order->status               = $this->status( $record );
		$order->currency             = strtoupper( substr( sanitize_key( $record->text( 'currency' ) ), 0, 3 ) );
		$order->version              = $record->text( 'version' );
		$order->prices_include_tax   = $record->truth( 'prices_include_tax' );
		$order->discount_total       = $record->amount( 'discount_total' );
		$order->discount_tax         = $record->amount( 'discount_tax' );
		$order->shipping_total       = $record->amount( 'shipping_total' );
		$order->shipping_tax         = $record->amount( 'shipping_tax' );
		$order->cart_tax             = $record->amount( 'cart_tax' );
		$order->total                = $record->amount( 'total' );
		$order->customer_id          = $this->customer( $record, $notice );
		$order->billing              = self::address( $record->object( 'billing' ) );
		$order->shipping             = self::address( $record->object( 'shipping' ) );
		$order->payment_method       = sanitize_text_field( $record->text( 'payment_method' ) );
		$order->payment_method_title = sanitize_text_field( $record->text( 'payment_method_title' ) );
		$order->transaction_id       = sanitize_text_field( $record->text( 'transaction_id' ) );
		$order->ip_address           = sanitize_text_field( $record->text( 'customer_ip_address' ) );
		$order->user_agent           = sanitize_text_field( $record->text( 'customer_user_agent' ) );
		$order->created_via          = sanitize_text_field( $record->text( 'created_via' ) );
		$order->customer_note        = wp_kses_post( $record->text( 'customer_note' ) );
		$order->order_key            = sanitize_text_field( $record->text( 'order_key' ) );
		$order->cart_hash            = sanitize_text_field( $record->text( 'cart_hash' ) );
		$order->created              = $record->moment( 'date_created' );
		$order->modified             = $record->moment( 'date_modified' ) ?? $order->created;
		$order->paid                 = $record->moment( 'date_paid' );
		$order->completed            = $record->moment( 'date_completed' );
		$order->stock_reduced        = in_array( $order->status, self::SETTLED, true );
		$order->coupons_counted      = $order->stock_reduced;
		$order->sales_recorded       = $order->stock_reduced;
		$order->downloads_granted    = $order->stock_reduced;
		$order->new_order_email_sent = true;
		$order->items                = $this->items->of( $record );
		foreach ( $record->objects( 'meta_data' ) as $entry ) {
			$order->meta[] = new MetaEntry( 0, $entry->text( 'key' ), $entry->fields['value'] ?? '' );
		}
		return $this->orders->import( $order )->id;
	}

	public function settle( Record $record, int $local ): void {
		$order = $this->query->find( $local );
		$this->items->settle( $record, $order->items ?? [] );
	}

	private function status( Record $record ): string {
		$status = OrderStatus::plain( $record->text( 'status' ) );
		if ( ! OrderStatus::exists( $status ) ) {
			throw $record->refused(
				'status',
				/* translators: %s: status of an order. */
				sprintf( __( 'There is no status “%s” here. An extension that brings it has to be active first.', 'storewright' ), $status )
			);
		}
		return $status;
	}

	private function customer( Record $record, ImportNotes $notice ): int {
		$there = $record->integer( 'customer_id' );
		$here  = $this->map->local( 'customers', $there );
		if ( 0 === $here && 0 !== $there ) {
			$notice->say(
				'customer_id',
				/* translators: %d: id of a customer. */
				sprintf( __( 'Customer %d is not imported, so that this is a guest’s order.', 'storewright' ), $there )
			);
		}
		return $here;
	}

	private static function address( Record $record ): OrderAddress {
		$fields = [];
		foreach ( array_keys( ( new OrderAddress() )->fields() ) as $field ) {
			$fields[ $field ] = sanitize_text_field( $record->text( $field ) );
		}
		return OrderAddress::of( $fields );
	}
}
