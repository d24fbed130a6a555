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
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Model\RefundDetails;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\OrderRepository;

/**
 * RefundImporter, each of an order that was imported.
 */
final class RefundImporter implements RecordImporter {

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
		return 'refunds';
	}

	public function find( Record $record, int $parent ): int {
		$table = $this->database->table( 'wc_orders' );
		$ids   = $this->database->column(
			"SELECT id FROM $table WHERE parent_order_id = %d AND type = %s AND date_created_gmt = %s ORDER BY id",
			$this->map->local( 'orders', $this->parent( $record, $parent ) ),
			Order::REFUND,
			(string) $record->moment( 'date_created' )?->format( 'Y-m-d H:i:s' )
		);
		foreach ( array_map( 'intval', $ids ) as $id ) {
			$refund = $this->query->find_refund( $id );
			if ( null !== $refund && self::amount( $record )->isEqualTo(
				BigDecimal::of( $refund->total )->negated()
			) && ! $this->map->is_taken( $this->name(), $id ) ) {
				return $id;
			}
		}
		return 0;
	}

	public function add( Record $record, int $parent, ImportNotes $notice ): int {
		$order = $this->query->find( $this->map->local( 'orders', $this->parent( $record, $parent ) ) );
		if ( null === $order ) {
			throw $record->refused( 'parent_id', __( 'The order of this refund is not imported.', 'storewright' ) );
		}
		$amount                 = (string) self::amount( $record );
		$refund                 = new Order();
		$refund->id             = $record->id();
		$refund->type           = Order::REFUND;
		$refund->parent_id      = $order->id;
		$refund->status         = OrderStatus::COMPLETED;
		$refund->currency       = $order->currency;
		$refund->version        = $order->version;
		$refund->created        = $record->moment( 'date_created' );
		$refund->modified       = $refund->created;
		$refund->total          = (string) self::amount( $record )->negated();
		$refund->refund         = new RefundDetails(
			$amount,
			sanitize_textarea_field( $record->text( 'reason' ) ),
			0,
			$record->truth( 'refunded_payment' )
		);
		$refund->items          = $this->items->of( $record );
		$taxes                  = $refund->tax_items();
		$refund->cart_tax       = (string) BigDecimal::sum( 0, ...array_map( static fn( TaxItem $item ) => $item->tax_total, $taxes ) );
		$refund->shipping_tax   = (string) BigDecimal::sum(
			0,
			...array_map( static fn( TaxItem $item ) => $item->shipping_tax_total, $taxes )
		);
		$refund->shipping_total = (string) BigDecimal::sum(
			0,
			...array_map( static fn( ShippingItem $item ) => $item->total, $refund->shipping_items() )
		);
		foreach ( $record->objects( 'meta_data' ) as $entry ) {
			$refund->meta[] = new MetaEntry( 0, $entry->text( 'key' ), $entry->fields['value'] ?? '' );
		}
		return $this->orders->import( $refund )->id;
	}

	public function settle( Record $record, int $local ): void {}

	private function parent( Record $record, int $parent ): int {
		return 0 === $parent ? $record->integer( 'parent_id' ) : $parent;
	}

	private static function amount( Record $record ): BigDecimal {
		return BigDecimal::of( $record->amount( 'amount' ) )->abs();
	}
}
