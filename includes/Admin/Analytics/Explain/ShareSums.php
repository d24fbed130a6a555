<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Brick\Math\BigDecimal;
use Closure;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\DistinctCounts;
use Storewright\Admin\Analytics\Query\KeptDays;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\FigureSums;
use Storewright\Shop\Reports\KeptFigures;
use Storewright\Shop\Reports\ReportRun;

/**
 * How many orders and refunds a figure is made of, and what they add up to: kept by day until the day's orders change, so that only the
 * first one who asks waits for all rows of the period.
 *
 * @phpstan-type Sum array{count: int, sum: BigDecimal}
 */
final class ShareSums {

	/**
	 * What decides which orders count, so that it changes with them alone.
	 */
	private const OF_ORDERS = [ 's.status', 's.parent_id', 's.returning_customer' ];

	/**
	 * How often the orders of each day were written, once it was asked.
	 *
	 * @var array<string, int>|null
	 */
	private ?array $changes = null;

	/**
	 * @param Context   $context
	 * @param Period    $period
	 * @param DateType  $type      What decides when an order counts.
	 * @param string    $column    The column of the rows that says so.
	 * @param Condition $condition Which rows count, apart from their time.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly Period $period,
		private readonly DateType $type,
		private readonly string $column,
		private readonly Condition $condition
	) {}

	/**
	 * The sum of shares.
	 *
	 * @param Closure(Condition): Condition $shares Makes a query of `order_id`, `share` and `counted` of the rows that a condition names.
	 * @return Sum|null Shares in the unit of the query; null where all rows have to be read.
	 */
	public function of( Closure $shares ): ?array {
		if (
			! $this->period->is_of_whole_days() || ! $this->condition->is_about( self::OF_ORDERS )
			|| ! ( new ReportRun( $this->context ) )->is_complete()
		) {
			return null;
		}
		$tables = new ReportTables( $this->context );
		$query  = $tables->name( $shares( Condition::all() )->sql );
		// A condition may stand in parentheses or not.
		$which = [ trim( $this->condition->sql, '() ' ), ...$this->condition->args ];
		$name  = sha1( implode( "\0", [ 'shares', $this->column, $query, ...$which ] ) );
		$look  = fn( string $from, string $until ): array => $this->look( $shares, $tables, $from, $until );

		$this->changes ??= ( new KeptFigures( $this->context->database ) )->changes(
			substr( $this->type->value, strlen( 'date_' ) ),
			$this->period->from->format( 'Y-m-d' ),
			$this->period->to->format( 'Y-m-d' )
		);
		// Reading all rows would take as long as looking at all days that are not known yet.
		$days = ( new KeptDays( $this->context, $name, FigureSums::class, $look, is_patient: true ) )->of_days( $this->changes );
		$sums = FigureSums::together( ...array_column( $days, 'value' ) )->figures;
		return [
			'count' => isset( $sums[0] ) ? $sums[0]->toInt() : 0,
			'sum'   => $sums[1] ?? BigDecimal::zero(),
		];
	}

	/**
	 * How many different customers, products or the like there are; null where they have to be counted of the rows.
	 *
	 * @param array<string, Part> $parts
	 * @param Measure             $measure
	 */
	public function different( array $parts, Measure $measure ): ?BigDecimal {
		$counts = ( new DistinctCounts( $this->context ) )->of_all(
			$parts,
			[ $measure ],
			$this->period,
			$this->type,
			$this->column,
			$this->condition,
			null
		);
		return isset( $counts[ $measure->name ] ) ? $counts[ $measure->name ][''] ?? BigDecimal::zero() : null;
	}

	/**
	 * @param Closure(Condition): Condition $shares
	 * @param ReportTables                  $tables
	 * @param string                        $from
	 * @param string                        $until
	 * @return array<string, FigureSums> The number of orders and refunds and the sum of their shares, of each day that has any.
	 */
	private function look( Closure $shares, ReportTables $tables, string $from, string $until ): array {
		$time  = new Condition( "{$this->column} >= %s AND {$this->column} <= %s", "$from 00:00:00", "$until 23:59:59" );
		$query = $shares( Condition::all( $time, $this->condition ) );
		$sums  = [];
		foreach ( $this->context->database->rows(
			$tables->name(
				"SELECT SUBSTR( o.counted, 1, 10 ) AS day, COUNT(*) AS orders, SUM( o.share ) AS total
				FROM ( {$query->sql} ) o GROUP BY SUBSTR( o.counted, 1, 10 )"
			),
			...$query->args
		) as $row ) {
			$sums[ (string) $row['day'] ] = new FigureSums(
				[ BigDecimal::of( (string) $row['orders'] ), BigDecimal::of( (string) $row['total'] ) ]
			);
		}
		return $sums;
	}
}
