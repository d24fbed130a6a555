<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Shop\Reports\CountedStatuses;

/**
 * Which statuses of orders count in reports. A refund has its order's.
 */
final class Statuses {

	/**
	 * Those that every shop has.
	 */
	private const NAMES = [
		'any',
		'trash',
		'pending',
		'processing',
		'on-hold',
		'completed',
		'cancelled',
		'refunded',
		'failed',
		'checkout-draft',
	];

	/**
	 * What one may ask for: statuses that plugins add as well.
	 *
	 * @return list<string> Without prefix.
	 */
	public static function names(): array {
		/**
		 * Filters the statuses that reports of orders can be narrowed to; those that the shop's orders can have are there already.
		 *
		 * @param list<string> $statuses Without prefix.
		 */
		$names = apply_filters( 'storewright_report_order_statuses', self::NAMES );
		return array_values( array_unique( is_array( $names ) ? array_filter( $names, 'is_string' ) : self::NAMES ) );
	}

	/**
	 * That a row's status counts where the request names none: those that the settings exclude do not; refunded orders always do.
	 */
	public static function counted(): Condition {
		return self::other_than( CountedStatuses::excluded() );
	}

	/**
	 * That a row has one of some statuses.
	 *
	 * @param list<string> $statuses Without prefix; `any` are all but drafts and those in the trash.
	 */
	public static function one_of( array $statuses ): Condition {
		return in_array( 'any', $statuses, true ) ? self::other_than( [] ) : Condition::in( 's.status', self::stored( $statuses ) );
	}

	/**
	 * That a row has none of some statuses; drafts and those in the trash have no place in reports anyway.
	 *
	 * @param list<string> $statuses Without prefix.
	 */
	public static function other_than( array $statuses ): Condition {
		return Condition::not_in( 's.status', self::stored( [ ...CountedStatuses::NEVER, ...$statuses ] ) );
	}

	/**
	 * That a row is of an order that may be in a report at all: no draft, and none in the trash, unless one asks for these.
	 *
	 * @param array<mixed> $asked Statuses without prefix.
	 */
	public static function known( array $asked ): Condition {
		$never = array_diff( CountedStatuses::NEVER, array_filter( $asked, is_string( ... ) ) );
		return Condition::not_in( 's.status', self::stored( array_values( $never ) ) );
	}

	/**
	 * @param list<string> $statuses
	 * @return list<string> As the order statistics have them.
	 */
	private static function stored( array $statuses ): array {
		return array_map( static fn( string $status ) => "wc-$status", array_values( array_unique( $statuses ) ) );
	}
}
