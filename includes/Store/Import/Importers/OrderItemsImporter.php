<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\Record;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;

/**
 * Rows of orders and refunds out of an export, amounts as they are.
 */
final class OrderItemsImporter {

	public const KIND = 'order_items';

	/**
	 * Meta data that are fields here.
	 */
	private const FIELDS = [ '_refunded_item_id', '_reduced_stock', 'coupon_info' ];

	public function __construct( private readonly ImportMap $map ) {}

	/**
	 * The rows, with the ids of the other shop: wishes, where they are saved.
	 *
	 * @return list<Item>
	 */
	public function of( Record $order ): array {
		$items = [
			...array_map( $this->line( ... ), $order->objects( 'line_items' ) ),
			...array_map( $this->tax( ... ), $order->objects( 'tax_lines' ) ),
			...array_map( $this->shipping( ... ), $order->objects( 'shipping_lines' ) ),
			...array_map( $this->fee( ... ), $order->objects( 'fee_lines' ) ),
			...array_map( $this->coupon( ... ), $order->objects( 'coupon_lines' ) ),
		];
		usort( $items, static fn( Item $one, Item $other ) => $one->id <=> $other->id );
		return $items;
	}

	/**
	 * Notes which row here is which one there: those of a kind are in the same order.
	 *
	 * @param Record     $order  What the other shop says.
	 * @param list<Item> $stored The rows here.
	 */
	public function settle( Record $order, array $stored ): void {
		$ids = [];
		foreach ( $this->of( $order ) as $item ) {
			foreach ( $stored as $place => $candidate ) {
				if ( $candidate::class === $item::class ) {
					$ids[ $item->id ] = $candidate->id;
					unset( $stored[ $place ] );
					break;
				}
			}
		}
		unset( $ids[0] );
		$this->map->put_all( self::KIND, $ids );
	}

	private function line( Record $record ): LineItem {
		$item                   = self::named( new LineItem(), $record, 'name' );
		$item->product_id       = $this->map->local( 'products', $record->integer( 'product_id' ) );
		$item->variation_id     = $this->map->local( 'variations', $record->integer( 'variation_id' ) );
		$item->quantity         = $record->integer( 'quantity', PHP_INT_MIN );
		$item->tax_class        = sanitize_title( $record->text( 'tax_class' ) );
		$item->subtotal         = $record->amount( 'subtotal' );
		$item->subtotal_tax     = $record->amount( 'subtotal_tax' );
		$item->total            = $record->amount( 'total' );
		$item->total_tax        = $record->amount( 'total_tax' );
		$item->taxes            = $this->taxes( $record, 'total' );
		$item->subtotal_taxes   = $this->taxes( $record, 'subtotal' );
		$item->refunded_item_id = $this->refunded( $record );
		$reduced                = self::meta( $record, '_reduced_stock' );
		$item->reduced_stock    = is_numeric( $reduced ) ? (int) $reduced : null;
		return $item;
	}

	private function shipping( Record $record ): ShippingItem {
		$item                   = self::named( new ShippingItem(), $record, 'method_title' );
		$item->method_id        = sanitize_text_field( $record->text( 'method_id' ) );
		$item->instance_id      = sanitize_text_field( $record->text( 'instance_id' ) );
		$item->total            = $record->amount( 'total' );
		$item->total_tax        = $record->amount( 'total_tax' );
		$item->tax_status       = 'none' === $record->text( 'tax_status' ) ? 'none' : 'taxable';
		$item->taxes            = $this->taxes( $record, 'total' );
		$item->refunded_item_id = $this->refunded( $record );
		return $item;
	}

	private function fee( Record $record ): FeeItem {
		$item                   = self::named( new FeeItem(), $record, 'name' );
		$item->tax_class        = sanitize_title( $record->text( 'tax_class' ) );
		$item->tax_status       = 'none' === $record->text( 'tax_status' ) ? 'none' : 'taxable';
		$item->amount           = $record->has( 'amount' ) ? $record->amount( 'amount' ) : $record->amount( 'total' );
		$item->total            = $record->amount( 'total' );
		$item->total_tax        = $record->amount( 'total_tax' );
		$item->taxes            = $this->taxes( $record, 'total' );
		$item->refunded_item_id = $this->refunded( $record );
		return $item;
	}

	private function coupon( Record $record ): CouponItem {
		$item                 = self::named( new CouponItem(), $record, 'code' );
		$item->discount       = $record->amount( 'discount' );
		$item->discount_tax   = $record->amount( 'discount_tax' );
		$item->discount_type  = $record->has( 'discount_type' ) ? sanitize_key( $record->text( 'discount_type' ) ) : 'fixed_cart';
		$item->nominal_amount = $record->amount( 'nominal_amount' );
		$item->free_shipping  = $record->truth( 'free_shipping' );
		$info                 = json_decode( self::meta( $record, 'coupon_info' ), true );
		$id                   = is_array( $info ) ? $info[0] ?? 0 : 0;
		$item->coupon_id      = is_int( $id ) ? $this->map->local( 'coupons', $id ) : 0;
		return $item;
	}

	private function tax( Record $record ): TaxItem {
		$item                     = self::named( new TaxItem(), $record, 'rate_code' );
		$item->rate_id            = $this->map->local( 'taxes', $record->integer( 'rate_id' ) );
		$item->label              = sanitize_text_field( $record->text( 'label' ) );
		$item->compound           = $record->truth( 'compound' );
		$item->tax_total          = $record->amount( 'tax_total' );
		$item->shipping_tax_total = $record->amount( 'shipping_tax_total' );
		$item->rate_percent       = $record->has( 'rate_percent' ) ? $record->amount( 'rate_percent' ) : '';
		return $item;
	}

	/**
	 * @template T of Item
	 * @param T $item
	 * @return T
	 */
	private static function named( Item $item, Record $record, string $name ): Item {
		$item->id   = $record->integer( 'id' );
		$item->name = sanitize_text_field( $record->text( $name ) );
		foreach ( $record->objects( 'meta_data' ) as $entry ) {
			if ( ! in_array( $entry->text( 'key' ), self::FIELDS, true ) ) {
				$item->meta[] = new MetaEntry( 0, $entry->text( 'key' ), $entry->fields['value'] ?? '' );
			}
		}
		return $item;
	}

	private function refunded( Record $record ): int {
		$id = self::meta( $record, '_refunded_item_id' );
		return is_numeric( $id ) ? $this->map->local( self::KIND, (int) $id ) : 0;
	}

	private static function meta( Record $record, string $key ): string {
		foreach ( $record->objects( 'meta_data' ) as $entry ) {
			if ( $key === $entry->text( 'key' ) ) {
				$value = $entry->fields['value'] ?? '';
				return is_scalar( $value ) ? (string) $value : '';
			}
		}
		return '';
	}

	/**
	 * @return array<int, string> Rate here => amount.
	 */
	private function taxes( Record $record, string $of ): array {
		$taxes = [];
		foreach ( $record->objects( 'taxes' ) as $tax ) {
			$rate = $this->map->local( 'taxes', $tax->integer( 'id' ) );
			// A rate that is gone keeps the number that it had there: the amount belongs to the order all the same.
			if ( $tax->has( $of ) ) {
				$taxes[ 0 === $rate ? $tax->integer( 'id' ) : $rate ] = $tax->amount( $of );
			}
		}
		return $taxes;
	}
}
