<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use DateTimeImmutable;

/**
 * Times in UTC as what the site's clock showed.
 */
final class SiteTime {

	private const FIRST_YEAR = 2010;

	/**
	 * An expression for it, with every change of the clock since 2010.
	 *
	 * @param string $column Of times in UTC.
	 */
	public static function sql( string $column ): string {
		$zone = wp_timezone();
		// A zone that is an offset alone, such as +02:00, knows no changes.
		$changes = 1 === preg_match( '/^[+-]/', $zone->getName() )
			? []
			: $zone->getTransitions( (int) gmmktime( 0, 0, 0, 1, 1, self::FIRST_YEAR ), time() );
		$first   = $changes[0]['offset'] ?? $zone->getOffset( new DateTimeImmutable() );
		$cases   = '';
		foreach ( array_reverse( array_slice( $changes, 1 ) ) as $change ) {
			$since  = gmdate( 'Y-m-d H:i:s', $change['ts'] );
			$cases .= " WHEN $column >= '$since' THEN " . self::moved( $column, $change['offset'] );
		}
		return '' === $cases ? self::moved( $column, $first ) : "CASE$cases ELSE " . self::moved( $column, $first ) . ' END';
	}

	/**
	 * @param string $column
	 * @param int    $seconds Later, or earlier where below zero.
	 */
	private static function moved( string $column, int $seconds ): string {
		return ( $seconds < 0 ? 'DATE_SUB' : 'DATE_ADD' ) . "( $column, INTERVAL " . abs( $seconds ) . ' SECOND )';
	}
}
