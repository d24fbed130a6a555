<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * The emails, for data providers: these run without WordPress and have no list of them. That each is whole is tested where it is used.
 */
final class EmailIds {

	private const WITH_ORDER = [
		'new_order',
		'cancelled_order',
		'failed_order',
		'customer_cancelled_order',
		'customer_failed_order',
		'customer_on_hold_order',
		'customer_processing_order',
		'customer_completed_order',
		'customer_refunded_order',
		'customer_invoice',
		'customer_note',
		'customer_pos_completed_order',
		'customer_pos_refunded_order',
	];

	private const WITHOUT_ORDER = [
		'customer_new_account',
		'customer_reset_password',
		'admin_payment_gateway_enabled',
		'low_stock',
		'no_stock',
		'backorder',
	];

	/**
	 * All of them.
	 *
	 * @return array<string, array{string}>
	 */
	public static function all(): array {
		return self::provided( [ ...self::WITH_ORDER, ...self::WITHOUT_ORDER ] );
	}

	/**
	 * Those that are about an order.
	 *
	 * @return array<string, array{string}>
	 */
	public static function with_order(): array {
		return self::provided( self::WITH_ORDER );
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, array{string}>
	 */
	private static function provided( array $ids ): array {
		return array_combine( $ids, array_map( static fn( string $id ) => [ $id ], $ids ) );
	}
}
