<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Query\Period;

/**
 * What the days of an emailed report are compared with: what the screen compares them with that its link opens.
 */
final class EmailComparison {

	public const YEAR = 'previous_year';

	public const PERIOD = 'previous_period';

	/**
	 * @param string $by     One of the two, as it stands in addresses.
	 * @param Period $period The days.
	 */
	private function __construct( public readonly string $by, public readonly Period $period ) {}

	/**
	 * Makes the comparison of a view.
	 *
	 * @param array<mixed> $choice What says its period, as `EmailPeriod::choice()` has it.
	 * @param Period       $period Of the email, in whole days.
	 */
	public static function of( array $choice, Period $period ): self {
		$by   = self::PERIOD === ( $choice['compare'] ?? '' ) ? self::PERIOD : self::YEAR;
		$days = $period->days_long();

		[ $from, $to ] = self::YEAR === $by
			? [ self::year_before( $period->from ), self::year_before( $period->to ) ]
			: [ $period->from->modify( "-$days days" ), $period->to->modify( "-$days days" ) ];
		return new self( $by, new Period( $from, $to, $period->first_day ) );
	}

	/**
	 * Its name within a sentence.
	 */
	public function name(): string {
		return self::YEAR === $this->by ? __( 'previous year', 'storewright' ) : __( 'previous period', 'storewright' );
	}

	/**
	 * How a figure has changed, in the words of the screen.
	 */
	public function change( BigDecimal $now, BigDecimal $before ): string {
		$difference = $now->minus( $before );
		if ( $difference->isZero() ) {
			/* translators: %s: “previous year” or “previous period”. */
			return sprintf( __( 'same as %s', 'storewright' ), $this->name() );
		}
		if ( $before->isZero() ) {
			/* translators: %s: “previous year” or “previous period”. */
			return sprintf( __( 'none in %s', 'storewright' ), $this->name() );
		}
		$percent = (string) $difference->abs()->multipliedBy( 100 )->dividedBy( $before->abs(), 0, RoundingMode::HALF_UP );
		return $difference->isPositive()
			/* translators: 1: whole number. 2: “previous year” or “previous period”. */
			? sprintf( __( '%1$s%% more than %2$s', 'storewright' ), $percent, $this->name() )
			/* translators: 1: whole number. 2: “previous year” or “previous period”. */
			: sprintf( __( '%1$s%% less than %2$s', 'storewright' ), $percent, $this->name() );
	}

	/**
	 * The same day a year before: the last of February in place of a day that there is not.
	 */
	private static function year_before( DateTimeImmutable $day ): DateTimeImmutable {
		$year  = (int) $day->format( 'Y' ) - 1;
		$month = (int) $day->format( 'n' );
		$last  = (int) $day->setDate( $year, $month, 1 )->format( 't' );
		return $day->setDate( $year, $month, min( $last, (int) $day->format( 'j' ) ) );
	}
}
