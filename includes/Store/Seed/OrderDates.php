<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use DateTimeImmutable;
use DateTimeZone;

/**
 * When a shop's orders come: more from year to year, before Christmas, on Sundays and Mondays, at noon and in the evening.
 */
final class OrderDates {

	/**
	 * Weight of January to December.
	 */
	private const MONTHS = [
		1 => 90,
		84,
		92,
		90,
		96,
		92,
		86,
		88,
		96,
		102,
		138,
		158,
	];

	/**
	 * Weight of Monday to Sunday.
	 */
	private const WEEKDAYS = [
		1 => 110,
		102,
		98,
		97,
		92,
		88,
		113,
	];

	/**
	 * Weight of the hours of a day, from midnight on.
	 */
	private const HOURS = [ 14, 8, 5, 3, 3, 5, 12, 24, 40, 55, 63, 68, 72, 66, 60, 58, 60, 64, 70, 82, 92, 84, 58, 30 ];

	/**
	 * How many times the first year's orders the last one has.
	 */
	private const GROWTH = 1.9;

	/**
	 * @var list<float> Share of all orders that has come by the end of each day.
	 */
	private readonly array $by_day;

	/**
	 * @var list<float> Share of a day's orders that has come by the end of each hour.
	 */
	private readonly array $by_hour;

	private readonly DateTimeImmutable $first;

	/**
	 * The day on which the last moment fell: moments are asked for in order.
	 */
	private int $day = 0;

	private int $midnight = -1;

	/**
	 * @param string       $until The day before which the last order comes, as `2026-11-21`.
	 * @param int          $days  How many days the orders are spread over.
	 * @param DateTimeZone $zone  The site's time zone.
	 */
	public function __construct( string $until, int $days, private readonly DateTimeZone $zone ) {
		$this->first = ( new DateTimeImmutable( $until, $zone ) )->modify( "-$days days" );
		$weights     = [];
		$day         = new DateTimeImmutable( $this->first->format( 'Y-m-d' ), new DateTimeZone( 'UTC' ) );
		for ( $i = 0; $i < $days; $i++ ) {
			$weight    = self::MONTHS[ (int) $day->format( 'n' ) ]
				* self::WEEKDAYS[ (int) $day->format( 'N' ) ]
				* self::GROWTH ** ( $i / $days );
			$weights[] = self::is_sale( $day ) ? 3.2 * $weight : $weight;
			$day       = $day->modify( '+1 day' );
		}
		$this->by_day  = self::shares( $weights );
		$this->by_hour = self::shares( self::HOURS );
	}

	/**
	 * The moment of an order, in Unix seconds.
	 *
	 * @param int   $number Which order, from 0; asked for in rising order.
	 * @param int   $of     How many orders there are.
	 * @param float $within 0 to 1: where between its neighbours it comes.
	 */
	public function moment( int $number, int $of, float $within ): int {
		$share = ( $number + $within ) / $of;
		$day   = $this->day;
		if ( $day > 0 && $share < $this->by_day[ $day - 1 ] ) {
			$day = 0;
		}
		while ( $share >= $this->by_day[ $day ] && isset( $this->by_day[ $day + 1 ] ) ) {
			++$day;
		}
		if ( $day !== $this->day || $this->midnight < 0 ) {
			$this->day      = $day;
			$this->midnight = $this->first->modify( "+$day days" )->getTimestamp();
		}
		$before = $day < 1 ? 0.0 : $this->by_day[ $day - 1 ];
		$share  = ( $share - $before ) / ( $this->by_day[ $day ] - $before );
		$hour   = 0;
		while ( $share >= $this->by_hour[ $hour ] && $hour < 23 ) {
			++$hour;
		}
		$before = $hour < 1 ? 0.0 : $this->by_hour[ $hour - 1 ];
		return $this->midnight + (int) ( 3600 * ( $hour + ( $share - $before ) / ( $this->by_hour[ $hour ] - $before ) ) );
	}

	/**
	 * How far the site's clock is ahead of UTC at a moment, in seconds.
	 */
	public function ahead( int $moment ): int {
		return $this->zone->getOffset( new DateTimeImmutable( "@$moment" ) );
	}

	/**
	 * Whether shops sell at a discount: the Friday after the fourth Thursday of November, and the Monday that follows.
	 */
	private static function is_sale( DateTimeImmutable $day ): bool {
		$friday = new DateTimeImmutable( 'fourth thursday of november ' . $day->format( 'Y' ) . ' +1 day', new DateTimeZone( 'UTC' ) );
		return in_array( $day->format( 'md' ), [ $friday->format( 'md' ), $friday->modify( '+3 days' )->format( 'md' ) ], true );
	}

	/**
	 * @param list<float|int> $weights
	 * @return list<float>
	 */
	private static function shares( array $weights ): array {
		$sum    = array_sum( $weights );
		$so_far = 0.0;
		$shares = [];
		foreach ( $weights as $weight ) {
			$so_far  += $weight / $sum;
			$shares[] = $so_far;
		}
		return $shares;
	}
}
