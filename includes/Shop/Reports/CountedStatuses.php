<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * Which statuses of orders count in reports: all but those that the settings exclude. Refunded orders always do.
 */
final class CountedStatuses {

	/**
	 * The option that holds what the owner has excluded, without prefix.
	 */
	public const OPTION = 'woocommerce_excluded_report_order_statuses';

	private const DEFAULT_EXCLUDED = [ 'pending', 'cancelled', 'failed' ];

	/**
	 * Never in reports, unless a request names it.
	 */
	public const NEVER = [ 'auto-draft', 'trash' ];

	/**
	 * Those that do not count.
	 *
	 * @return list<string> Without prefix.
	 */
	public static function excluded(): array {
		$stored = get_option( self::OPTION, self::DEFAULT_EXCLUDED );
		$stored = is_array( $stored ) ? array_filter( $stored, 'is_string' ) : self::DEFAULT_EXCLUDED;
		return array_values( array_unique( [ ...self::NEVER, ...array_diff( $stored, [ 'refunded' ] ) ] ) );
	}

	/**
	 * The same as the rows of orders have them.
	 *
	 * @return list<string> With prefix.
	 */
	public static function not_counted(): array {
		return array_map( static fn( string $status ) => "wc-$status", self::excluded() );
	}
}
