<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Closure;
use Storewright\Admin\Analytics\PrepareReports;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Shop\Reports\KeptFigures;
use Storewright\Shop\Reports\KeptValue;

/**
 * What can't be added up of days and months, looked at again only where orders of a day have changed since it was kept.
 *
 * @internal
 */
final class KeptDays {

	/**
	 * Days are looked at again together as long as their orders were written about so often.
	 */
	private const CHANGES_AT_ONCE = 20_000;

	/**
	 * Where more days or months than this have changed, nobody waits for them: PrepareReports looks at them.
	 */
	private const DAYS_AT_ONCE = 40;

	private const MONTHS_AT_ONCE = 12;

	private static bool $is_refused = false;

	private readonly KeptFigures $kept;

	/**
	 * @param Context                                            $context
	 * @param string                                             $name       Of what is kept: 40 characters.
	 * @param class-string<KeptValue>                            $type
	 * @param Closure(string, string): array<string, KeptValue> $look       Looks at the orders from the first to the last day: what it
	 *   says of each day that has any.
	 * @param bool                                               $is_patient Whether to look at all that is not known yet, however long
	 *   that takes.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly string $name,
		private readonly string $type,
		private readonly Closure $look,
		private readonly bool $is_patient
	) {
		$this->kept = new KeptFigures( $context->database );
	}

	/**
	 * The values of whole months, and of the days before and after them.
	 *
	 * @param Period             $period
	 * @param array<string, int> $changes How often the orders of each day of the period were written.
	 * @return list<array{day: string, count: int, value: KeptValue}> A month has its first day.
	 * @throws TooMuchUnknown If nobody should wait for it.
	 */
	public function of_period( Period $period, array $changes ): array {
		$months = $period->months();
		if ( null === $months ) {
			return $this->of_days( $changes );
		}
		$first  = $months->from->format( 'Y-m-d' );
		$last   = $months->to->format( 'Y-m-d' );
		$edges  = array_filter( $changes, static fn( string $day ) => $day < $first || $day > $last, ARRAY_FILTER_USE_KEY );
		$within = [];
		foreach ( array_diff_key( $changes, $edges ) as $day => $number ) {
			$within[ substr( $day, 0, 7 ) . '-01' ][ $day ] = $number;
		}
		return [ ...$this->of_months( $within ), ...$this->of_days( $edges ) ];
	}

	/**
	 * The values of days.
	 *
	 * @param array<string, int> $changes How often the orders of each day were written.
	 * @return list<array{day: string, count: int, value: KeptValue}>
	 * @throws TooMuchUnknown If nobody should wait for it.
	 */
	public function of_days( array $changes ): array {
		$all = [];
		foreach ( $this->read( $changes, true ) as $day => [ $count, $value ] ) {
			$all[] = [
				'day'   => $day,
				'count' => $count,
				'value' => $value ?? $this->type::together(),
			];
		}
		return $all;
	}

	/**
	 * How many ids each day knows.
	 *
	 * @param array<string, int> $changes How often the orders of each day were written.
	 * @return array<string, int> By day.
	 * @throws TooMuchUnknown If nobody should wait for it.
	 */
	public function counts( array $changes ): array {
		return array_map( static fn( array $one ) => $one[0], $this->read( $changes, false ) );
	}

	/**
	 * @param array<string, array<string, int>> $months By first day of the month, then by day.
	 * @return list<array{day: string, count: int, value: KeptValue}>
	 */
	private function of_months( array $months ): array {
		if ( [] === $months ) {
			return [];
		}
		$kept = $this->kept->kept( $this->name, KeptFigures::MONTH, min( array_keys( $months ) ), max( array_keys( $months ) ), true );
		$old  = array_filter(
			$months,
			static fn( array $some, string $month ) => ( $kept[ $month ]['changes'] ?? null ) !== array_sum( $some ),
			ARRAY_FILTER_USE_BOTH
		);
		$this->be_patient( count( $old ) <= self::MONTHS_AT_ONCE );
		$all = [];
		foreach ( $months as $month => $some ) {
			$value = isset( $old[ $month ] ) ? null : $this->type::from_text( (string) $kept[ $month ]['content'] );
			if ( null === $value ) {
				$value = $this->type::together( ...array_column( $this->of_days( $some ), 'value' ) );
				$this->keep(
					KeptFigures::MONTH,
					[
						$month => [
							'changes' => (int) array_sum( $some ),
							'value'   => $value,
						],
					]
				);
			}
			$all[] = [
				'day'   => $month,
				'count' => $value->count(),
				'value' => $value,
			];
		}
		return $all;
	}

	/**
	 * @param array<string, int> $changes
	 * @param bool               $with_values Whether values are needed; else their counts are.
	 * @return array<string, array{int, KeptValue|null}> Count and value by day.
	 */
	private function read( array $changes, bool $with_values ): array {
		if ( [] === $changes ) {
			return [];
		}
		$days = array_keys( $changes );
		$kept = $this->kept->kept( $this->name, KeptFigures::DAY, min( $days ), max( $days ), $with_values );
		$old  = array_filter(
			$changes,
			static fn( int $number, string $day ) => ( $kept[ $day ]['changes'] ?? null ) !== $number,
			ARRAY_FILTER_USE_BOTH
		);
		$this->be_patient( count( $old ) <= self::DAYS_AT_ONCE );
		$read = [];
		foreach ( array_diff_key( array_intersect_key( $kept, $changes ), $old ) as $day => $one ) {
			$read[ $day ] = [ $one['count'], null === $one['content'] ? null : $this->type::from_text( $one['content'] ) ];
		}
		foreach ( self::portions( $old ) as $portion ) {
			$values = ( $this->look )( min( array_keys( $portion ) ), max( array_keys( $portion ) ) );
			$new    = [];
			foreach ( $portion as $day => $number ) {
				$value        = $values[ $day ] ?? $this->type::together();
				$read[ $day ] = [ $value->count(), $value ];
				$new[ $day ]  = [
					'changes' => $number,
					'value'   => $value,
				];
			}
			$this->keep( KeptFigures::DAY, $new );
		}
		ksort( $read );
		return $read;
	}

	/**
	 * @throws TooMuchUnknown If it would take too long for somebody who waits: it is prepared for the next one.
	 */
	private function be_patient( bool $is_little ): void {
		if ( ! $is_little && ! $this->is_patient ) {
			Queue::enqueue( PrepareReports::name() );
			throw new TooMuchUnknown( 'Orders of too many days have changed.' );
		}
	}

	/**
	 * Days that are looked at together: they follow each other, and there are not too many orders in them.
	 *
	 * @param array<string, int> $changes
	 * @return list<non-empty-array<string, int>>
	 */
	private static function portions( array $changes ): array {
		$portions = [];
		$sum      = 0;
		$before   = '';
		foreach ( $changes as $day => $number ) {
			$follows = '' !== $before && gmdate( 'Y-m-d', (int) strtotime( "$before UTC" ) + DAY_IN_SECONDS ) === $day;
			if ( ! $follows || $sum + $number > self::CHANGES_AT_ONCE || str_ends_with( $day, '-01' ) ) {
				$portions[] = [];
				$sum        = 0;
			}
			$sum   += $number;
			$before = $day;

			$portions[ count( $portions ) - 1 ][ $day ] = $number;
		}
		return $portions;
	}

	/**
	 * What can't be kept is looked at again the next time.
	 *
	 * @param string                                              $unit
	 * @param array<string, array{changes: int, value: KeptValue}> $values
	 */
	private function keep( string $unit, array $values ): void {
		if ( self::$is_refused ) {
			return;
		}
		try {
			$this->kept->keep( $this->name, $unit, $values );
		} catch ( StorageFailed $failure ) {
			// Once a request: a database that takes no writes refuses them all.
			self::$is_refused = true;
			$this->context->log->error( "Figures of reports could not be kept and are looked at anew each time: {$failure->getMessage()}" );
		}
	}
}
