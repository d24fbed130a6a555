<?php
declare(strict_types=1);

namespace Storewright\Store\Reports;

use DateTimeImmutable;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * The days that a report is about, in the site's time zone, and whether it goes by day or by month.
 */
final class ReportPeriod {

	/**
	 * The periods that have names.
	 */
	public const NAMES = [ 'week', 'month', 'last_month', 'year' ];

	/**
	 * How far back a report goes at most, in years.
	 */
	private const YEARS = 20;

	/**
	 * From how many whole months on a report goes by month.
	 */
	private const MONTHS = 4;

	/**
	 * @param DateTimeImmutable $first   The first day, at midnight.
	 * @param DateTimeImmutable $last    The last day, at midnight.
	 * @param bool              $monthly Whether it goes by month.
	 */
	private function __construct(
		public readonly DateTimeImmutable $first,
		public readonly DateTimeImmutable $last,
		public readonly bool $monthly
	) {}

	/**
	 * A period by its name.
	 *
	 * @param string            $name  One of NAMES.
	 * @param DateTimeImmutable $today Today at midnight, in the site's time zone.
	 */
	public static function named( string $name, DateTimeImmutable $today ): self {
		return match ( $name ) {
			'week'       => new self( $today->modify( '-6 days' ), $today, false ),
			'month'      => new self( $today->modify( 'first day of this month' ), $today, false ),
			'last_month' => new self( $today->modify( 'first day of last month' ), $today->modify( 'last day of last month' ), false ),
			default      => new self( $today->modify( 'first day of January this year' ), $today, true ),
		};
	}

	/**
	 * The days from one to another, both included.
	 *
	 * @param DateTimeImmutable $first At midnight, in the site's time zone; a day more than 20 years ago counts as that.
	 * @param DateTimeImmutable $last  At midnight, in the site's time zone.
	 * @throws InvalidInput If the last day is before the first.
	 */
	public static function between( DateTimeImmutable $first, DateTimeImmutable $last ): self {
		if ( $last < $first ) {
			$reason = sprintf(
				/* translators: 1: a day, 2: another day. */
				__( 'date_max (%1$s) is before date_min (%2$s).', 'storewright' ),
				$last->format( 'Y-m-d' ),
				$first->format( 'Y-m-d' )
			);
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'date_max' => $reason ] );
		}
		$first = max( $first, $last->modify( '-' . self::YEARS . ' years' ) );
		return new self( $first, $last, $first->modify( '+' . self::MONTHS . ' months' ) <= $last );
	}

	/**
	 * The first second, `Y-m-d H:i:s`.
	 */
	public function from(): string {
		return $this->first->format( 'Y-m-d H:i:s' );
	}

	/**
	 * The second after the last, `Y-m-d H:i:s`.
	 */
	public function until(): string {
		return $this->last->modify( '+1 day' )->format( 'Y-m-d H:i:s' );
	}

	/**
	 * The days or months, each with its first moment and the one after its last.
	 *
	 * @return array<string, array{DateTimeImmutable, DateTimeImmutable}> By day (`2026-11-21`) or month (`2026-11`).
	 */
	public function intervals(): array {
		$intervals = [];
		$end       = $this->last->modify( '+1 day' );
		for ( $from = $this->first; $from < $end; $from = $until ) {
			$until = min( $this->monthly ? $from->modify( 'first day of next month' ) : $from->modify( '+1 day' ), $end );

			$intervals[ $from->format( $this->monthly ? 'Y-m' : 'Y-m-d' ) ] = [ $from, $until ];
		}
		return $intervals;
	}
}
