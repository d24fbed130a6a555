<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;

/**
 * What differs between two states of an order for whoever reads its page: items, amounts, addresses, customer, payment, custom fields.
 */
final class OrderChanges {

	/**
	 * The changes, in the order of the page. The status is not among them.
	 *
	 * @param Order $before As it is stored.
	 * @param Order $after  As it is to be.
	 * @return list<OrderChange>
	 */
	public static function between( Order $before, Order $after ): array {
		return [
			...self::items( OrderChange::LINE, $before->line_items(), $after->line_items() ),
			...self::items( OrderChange::SHIPPING_LINE, $before->shipping_items(), $after->shipping_items() ),
			...self::items( OrderChange::FEE, $before->fee_items(), $after->fee_items() ),
			...self::items( OrderChange::COUPON, $before->coupon_items(), $after->coupon_items() ),
			...self::amounts( $before, $after ),
			...self::texts( 'billing', $before->billing->fields(), $after->billing->fields() ),
			...self::texts( 'shipping', $before->shipping->fields(), $after->shipping->fields() ),
			...self::fields( $before, $after ),
			...self::meta( $before->meta, $after->meta, OrderChange::META, '' ),
		];
	}

	/**
	 * @return list<OrderChange>
	 */
	private static function amounts( Order $before, Order $after ): array {
		$changes = [];
		foreach ( [
			'total_tax' => [ (string) $before->total_tax(), (string) $after->total_tax() ],
			'total'     => [ $before->total, $after->total ],
		] as $name => [ $old, $new ] ) {
			if ( ! Money::of( $old )->isEqualTo( Money::of( $new ) ) ) {
				$changes[] = new OrderChange( $name, '', '', $old, $new );
			}
		}
		return $changes;
	}

	/**
	 * @return list<OrderChange>
	 */
	private static function fields( Order $before, Order $after ): array {
		$changes = [];
		foreach ( self::values( $after ) as $name => $new ) {
			$old = self::values( $before )[ $name ];
			if ( $old !== $new ) {
				$changes[] = new OrderChange( $name, '', '', $old, $new );
			}
		}
		return $changes;
	}

	/**
	 * @return array<string, string>
	 */
	private static function values( Order $order ): array {
		return [
			'customer'       => (string) $order->customer_id,
			'payment_method' => '' === $order->payment_method_title ? $order->payment_method : $order->payment_method_title,
			'transaction_id' => $order->transaction_id,
			'customer_note'  => $order->customer_note,
		];
	}

	/**
	 * @param string                $part
	 * @param array<string, string> $before
	 * @param array<string, string> $after
	 * @return list<OrderChange>
	 */
	private static function texts( string $part, array $before, array $after ): array {
		$changes = [];
		foreach ( $after as $field => $new ) {
			if ( $before[ $field ] !== $new ) {
				$changes[] = new OrderChange( $part, '', $field, $before[ $field ], $new );
			}
		}
		return $changes;
	}

	/**
	 * @param string     $part
	 * @param list<Item> $before
	 * @param list<Item> $after
	 * @return list<OrderChange>
	 */
	private static function items( string $part, array $before, array $after ): array {
		$were    = self::by_key( $before );
		$changes = [];
		foreach ( self::by_key( $after ) as $key => $item ) {
			$was     = $were[ $key ] ?? null;
			$changes = null === $was
				? [ ...$changes, new OrderChange( $part, $item->name, '', null, self::what( $item ) ) ]
				: [ ...$changes, ...self::item( $part, $was, $item ) ];
			unset( $were[ $key ] );
		}
		foreach ( $were as $item ) {
			$changes[] = new OrderChange( $part, $item->name, '', self::what( $item ), null );
		}
		return $changes;
	}

	/**
	 * @return list<OrderChange>
	 */
	private static function item( string $part, Item $before, Item $after ): array {
		$changes = [];
		if ( $before->name !== $after->name ) {
			$changes[] = new OrderChange( $part, $before->name, 'name', $before->name, $after->name );
		}
		if ( $before instanceof LineItem && $after instanceof LineItem && (string) $before->quantity !== (string) $after->quantity ) {
			$changes[] = new OrderChange( $part, $after->name, 'quantity', (string) $before->quantity, (string) $after->quantity );
		}
		[ $old, $new ] = [ self::amount( $before ), self::amount( $after ) ];
		if ( ! Money::of( $old )->isEqualTo( Money::of( $new ) ) ) {
			$changes[] = new OrderChange( $part, $after->name, 'total', $old, $new );
		}
		return [ ...$changes, ...self::meta( $before->meta, $after->meta, $part, $after->name ) ];
	}

	/**
	 * Custom fields that people see: texts whose name is not protected.
	 *
	 * @param list<MetaEntry> $before
	 * @param list<MetaEntry> $after
	 * @param string          $part
	 * @param string          $item   Name of the item, '' for fields of the order.
	 * @return list<OrderChange>
	 */
	private static function meta( array $before, array $after, string $part, string $item ): array {
		$were    = self::shown( $before );
		$changes = [];
		$change  = static fn( string $key, ?string $old, ?string $new ) => new OrderChange(
			$part,
			'' === $item ? $key : $item,
			'' === $item ? '' : "meta:$key",
			$old,
			$new
		);
		foreach ( self::shown( $after ) as $at => [ $key, $new ] ) {
			[ $old_key, $old ] = $were[ $at ] ?? [ $key, null ];
			if ( $old_key !== $key ) {
				$changes[] = $change( $old_key, $old, null );
				$old       = null;
			}
			if ( $old !== $new ) {
				$changes[] = $change( $key, $old, $new );
			}
			unset( $were[ $at ] );
		}
		foreach ( $were as [ $key, $old ] ) {
			$changes[] = $change( $key, $old, null );
		}
		return $changes;
	}

	/**
	 * @param list<MetaEntry> $entries
	 * @return array<int|string, array{string, string}> Names and texts, by the ids of the rows; new ones by other keys.
	 */
	private static function shown( array $entries ): array {
		$shown = [];
		foreach ( $entries as $position => $entry ) {
			if ( is_scalar( $entry->value ) && ! is_protected_meta( $entry->key, 'post' ) ) {
				$shown[ 0 === $entry->id ? "new $position" : $entry->id ] = [ $entry->key, (string) $entry->value ];
			}
		}
		return $shown;
	}

	/**
	 * Items by what they are known by: coupons by their code, others by their id; new ones by other keys.
	 *
	 * @param list<Item> $items
	 * @return array<string, Item>
	 */
	private static function by_key( array $items ): array {
		$found = [];
		foreach ( $items as $position => $item ) {
			$key           = $item instanceof CouponItem ? "code $item->name" : "id $item->id";
			$key           = 'id 0' === $key ? "new $position" : $key;
			$found[ $key ] = $item;
		}
		return $found;
	}

	/**
	 * What there is of an item: how many, or which amount.
	 */
	private static function what( Item $item ): string {
		return $item instanceof LineItem ? (string) $item->quantity : self::amount( $item );
	}

	private static function amount( Item $item ): string {
		return match ( true ) {
			$item instanceof LineItem, $item instanceof ShippingItem, $item instanceof FeeItem => $item->total,
			$item instanceof CouponItem => $item->discount,
			default => '0',
		};
	}
}
