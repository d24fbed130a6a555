<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Database\Meta\MetaChange;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Storage\ItemRows;
use Storewright\Store\Orders\Storage\OrderRows;

/**
 * Meta data of an order or an item, changed as a client wishes: each change is for the entry of its id, or else for the first of its
 * key, or adds one. Null deletes. An id that is not among the entries is passed over, and so are keys that are fields of their own.
 */
final class MetaList {

	/**
	 * An order's or refund's meta data after changes.
	 *
	 * @param Order            $order
	 * @param list<MetaChange> $changes
	 * @return list<MetaEntry>
	 * @throws InvalidInput If a value is too long, or not UTF-8.
	 */
	public static function of_order( Order $order, array $changes ): array {
		return self::changed(
			$order->meta,
			array_filter( $changes, static fn( MetaChange $change ) => ! in_array( $change->key, OrderRows::FIELDS, true ) ),
			OrderLimits::META
		);
	}

	/**
	 * An item's meta data after changes.
	 *
	 * @param Item             $item
	 * @param list<MetaChange> $changes
	 * @return list<MetaEntry>
	 * @throws InvalidInput If a value is not UTF-8.
	 */
	public static function of_item( Item $item, array $changes ): array {
		return self::changed(
			$item->meta,
			array_filter( $changes, static fn( MetaChange $change ) => ! ItemRows::is_field( $item->type(), $change->key ) ),
			null
		);
	}

	/**
	 * @param list<MetaEntry>   $entries
	 * @param array<MetaChange> $changes
	 * @param int|null          $longest Largest value in bytes, null where it does not matter.
	 * @return list<MetaEntry>
	 */
	private static function changed( array $entries, array $changes, ?int $longest ): array {
		foreach ( $changes as $change ) {
			$serialised = maybe_serialize( $change->value );
			$text       = is_scalar( $serialised ) ? (string) $serialised : '';
			if ( ( null !== $longest && strlen( $text ) > $longest ) || ! mb_check_encoding( $text, 'UTF-8' ) ) {
				/* translators: %s: key of a piece of meta data. */
				$reason = sprintf( __( 'The value of “%s” in meta_data is too long or is not text.', 'storewright' ), $change->key );
				throw new InvalidInput( 'rest_invalid_param', $reason, [ 'meta_data' => $reason ] );
			}
			$entries = self::change( $entries, $change );
		}
		return $entries;
	}

	/**
	 * @param list<MetaEntry> $entries
	 * @return list<MetaEntry>
	 */
	private static function change( array $entries, MetaChange $change ): array {
		foreach ( $entries as $at => $entry ) {
			if ( null === $change->id ? $entry->key === $change->key : $entry->id === $change->id ) {
				if ( null === $change->value ) {
					unset( $entries[ $at ] );
				} else {
					// What is sent back as it was answered stays as it is stored, also where that holds objects.
					$stored         = $entry->is_answered_as( $change->value ) ? $entry->stored : null;
					$entries[ $at ] = new MetaEntry(
						$entry->id,
						'' === $change->key ? $entry->key : $change->key,
						$change->value,
						$stored
					);
				}
				return array_values( $entries );
			}
		}
		if ( null === $change->id && null !== $change->value && '' !== $change->key ) {
			$entries[] = new MetaEntry( 0, $change->key, $change->value );
		}
		return $entries;
	}
}
