<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Query\Cohorts;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\Statuses;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * What customers ordered whose first order was in the same month, as `Cohorts` adds it up: in all the months that it tells of, or in one.
 */
final class CohortFigures extends OfRows {

	public function name(): string {
		return 'cohorts';
	}

	public function columns(): array {
		return [
			new Column( 'cohort', 'string', "''", __( 'Month of the first order, such as 2026-01.', 'storewright' ) ),
			new Column( 'month', 'integer', '0', __( 'How many months after the first order; all of them if it is left out.', 'storewright' ) ),
		];
	}

	public function measures(): array {
		return [
			Measure::different(
				'customers',
				__( 'Number of customers who ordered.', 'storewright' ),
				'CASE WHEN s.parent_id = 0 THEN s.customer_id END'
			),
			Measure::count(
				'orders_count',
				__( 'Number of orders.', 'storewright' ),
				'SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END )'
			),
			Measure::sum( 'net_revenue', __( 'Net sales.', 'storewright' ), 's.net_total' ),
		];
	}

	/**
	 * A cohort has the orders of its own twelve months, whichever cohorts are asked for.
	 */
	public function goes_by_time(): bool {
		return false;
	}

	public function of_row( array $row, Clock $clock ): Condition {
		$cohort = $row['cohort'] ?? '';
		$month  = $row['month'] ?? null;
		if ( ! is_string( $cohort ) || 1 !== preg_match( '/^\d{4}-(0[1-9]|1[0-2])$/', $cohort ) ) {
			throw self::invalid( __( 'cohort is no month such as 2026-01.', 'storewright' ) );
		}
		if ( null !== $month && ( ! is_int( $month ) || $month < 0 || $month > Cohorts::MONTHS ) ) {
			/* translators: %d: the most months there are. */
			throw self::invalid( sprintf( __( 'month is no number from 0 to %d.', 'storewright' ), Cohorts::MONTHS ) );
		}
		$first = Cohorts::month( $cohort, $month ?? 0 );
		// Cohorts tells of no month that has not begun.
		$last = min( Cohorts::month( $cohort, $month ?? Cohorts::MONTHS ), $clock->now()->setTimezone( wp_timezone() )->format( 'Y-m' ) );
		return Condition::all( self::months( 's', $first, $last ), self::customers( $cohort ) );
	}

	/**
	 * Orders of customers whose first order was in a month.
	 */
	private static function customers( string $cohort ): Condition {
		$in_month = Condition::all(
			new Condition( 'f.customer_id <> 0 AND f.parent_id = 0' ),
			self::months( 'f', $cohort, $cohort ),
			Statuses::counted()->with( [ 's.status' => 'f.status' ] )
		);
		$before   = Condition::all(
			new Condition( 'e.customer_id = f.customer_id AND e.parent_id = 0 AND e.date_created < %s', "$cohort-01 00:00:00" ),
			Statuses::counted()->with( [ 's.status' => 'e.status' ] )
		);
		return new Condition(
			"s.customer_id IN ( SELECT f.customer_id FROM {stats} f WHERE {$in_month->sql}
			AND NOT EXISTS ( SELECT 1 FROM {stats} e WHERE {$before->sql} ) )",
			...$in_month->args,
			...$before->args
		);
	}

	private static function months( string $alias, string $first, string $last ): Condition {
		return new Condition(
			"$alias.date_created >= %s AND $alias.date_created < %s",
			"$first-01 00:00:00",
			Cohorts::month( $last, 1 ) . '-01 00:00:00'
		);
	}

	private static function invalid( string $reason ): InvalidInput {
		return new InvalidInput( 'rest_invalid_param', $reason, [ 'row' => $reason ] );
	}
}
