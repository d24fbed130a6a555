<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * The states that an order can be in. In PHP and REST they are called without the prefix that tables have.
 */
final class OrderStatus {

	public const PENDING = 'pending';

	public const PROCESSING = 'processing';

	public const ON_HOLD = 'on-hold';

	public const COMPLETED = 'completed';

	public const CANCELLED = 'cancelled';

	public const REFUNDED = 'refunded';

	public const FAILED = 'failed';

	public const CHECKOUT_DRAFT = 'checkout-draft';

	public const AUTO_DRAFT = 'auto-draft';

	public const TRASH = 'trash';

	/**
	 * Nobody gives these by hand: an order that is about to be made, and one that is about to be deleted.
	 */
	public const INTERNAL = [ self::AUTO_DRAFT, self::TRASH ];

	/**
	 * Whoever asks for orders in any status asks for none of these, as in WooCommerce.
	 */
	public const UNLISTED = [ ...self::INTERNAL, self::CHECKOUT_DRAFT ];

	/**
	 * An order that reaches one of them is paid.
	 */
	public const PAID = [ self::PROCESSING, self::COMPLETED ];

	private const PREFIX = 'wc-';

	/**
	 * Every status that an owner can give, with its name.
	 *
	 * @return array<string, string> Status => translated name.
	 */
	public static function all(): array {
		$statuses = [
			self::PENDING        => _x( 'Pending payment', 'Order status', 'storewright' ),
			self::PROCESSING     => _x( 'Processing', 'Order status', 'storewright' ),
			self::ON_HOLD        => _x( 'On hold', 'Order status', 'storewright' ),
			self::COMPLETED      => _x( 'Completed', 'Order status', 'storewright' ),
			self::CANCELLED      => _x( 'Cancelled', 'Order status', 'storewright' ),
			self::REFUNDED       => _x( 'Refunded', 'Order status', 'storewright' ),
			self::FAILED         => _x( 'Failed', 'Order status', 'storewright' ),
			self::CHECKOUT_DRAFT => _x( 'Draft', 'Order status', 'storewright' ),
		];

		/**
		 * Filters the statuses that orders can have; add your own, of at most 17 characters.
		 *
		 * @param array<string, string> $statuses Status without prefix => name that people read.
		 */
		$filtered = apply_filters( 'storewright_order_statuses', $statuses );
		$all      = [];
		foreach ( is_array( $filtered ) ? $filtered : [] as $status => $name ) {
			$status = self::plain( (string) $status );
			if ( '' !== $status && strlen( self::PREFIX . $status ) <= 20 && is_string( $name ) ) {
				$all[ $status ] = $name;
			}
		}
		return $all + $statuses;
	}

	/**
	 * Every status that an owner can give.
	 *
	 * @return list<string>
	 */
	public static function slugs(): array {
		return array_map( 'strval', array_keys( self::all() ) );
	}

	/**
	 * Every status whose orders are in lists of any status.
	 *
	 * @return list<string>
	 */
	public static function listed(): array {
		return array_values( array_diff( self::slugs(), self::UNLISTED ) );
	}

	/**
	 * Whether orders can be in this status, those included that nobody gives by hand.
	 *
	 * @param string $status Without prefix.
	 */
	public static function exists( string $status ): bool {
		return in_array( $status, self::INTERNAL, true ) || isset( self::all()[ $status ] );
	}

	/**
	 * Returns the translated label; the status itself where it is not known any more.
	 *
	 * @param string $status Without prefix.
	 */
	public static function label( string $status ): string {
		return self::all()[ $status ] ?? match ( $status ) {
			self::TRASH      => _x( 'Trash', 'Order status', 'storewright' ),
			self::AUTO_DRAFT => _x( 'Draft', 'Order status', 'storewright' ),
			default          => $status,
		};
	}

	/**
	 * How tables call a status.
	 *
	 * @param string $status Without prefix.
	 */
	public static function stored( string $status ): string {
		return in_array( $status, [ self::AUTO_DRAFT, self::TRASH, '' ], true ) ? $status : self::PREFIX . $status;
	}

	/**
	 * A status without the prefix.
	 *
	 * @param string $status With or without prefix.
	 */
	public static function plain( string $status ): string {
		return str_starts_with( $status, self::PREFIX ) ? substr( $status, strlen( self::PREFIX ) ) : $status;
	}
}
