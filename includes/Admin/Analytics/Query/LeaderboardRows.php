<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\Leaderboard;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;

/**
 * Makes the rows of leaderboards.
 */
final class LeaderboardRows {

	/**
	 * @param Context               $context
	 * @param Period                $period
	 * @param array<string, string> $links   Arguments that links take along.
	 */
	public function __construct( private readonly Context $context, private readonly Period $period, private readonly array $links ) {}

	/**
	 * The best, each with a name that leads to its report, a count and an amount.
	 *
	 * @param Leaderboard $one
	 * @param int         $limit
	 * @param int         $offset
	 * @return list<list<array<string, string|int|float>>> Rows of cells.
	 */
	public function of( Leaderboard $one, int $limit, int $offset ): array {
		return array_map( fn( array $row ) => $this->cells( $one, $row ), $this->best( $one, $limit, $offset ) );
	}

	/**
	 * The best, as plain values.
	 *
	 * @param Leaderboard $one
	 * @param int         $limit
	 * @param int         $offset
	 * @return list<array{id: int|null, name: string, count: int, amount: int|float}> Amounts are in the shop's currency.
	 */
	public function best( Leaderboard $one, int $limit, int $offset = 0 ): array {
		$report = $one->report;
		$column = $report instanceof GoesByRequest ? GoesByRequest::DATE : $report->date( DateType::of_shop() );
		$time   = $this->period->condition( $column );
		$counts = Condition::all( Statuses::counted(), $time );
		if ( $report instanceof GoesByRequest ) {
			[ $report, $rows ] = $this->best_customers( $one, $report, $counts, $limit, $offset );
		} else {
			$rows = $this->rows( $one, $report, $counts, $limit, $offset );
		}
		$more  = $report->extended( $this->context, $rows ) ?? [];
		$added = $report instanceof AddsFields ? $report->added( $this->context, $rows ) : [];
		$best  = [];
		foreach ( $rows as $index => $row ) {
			$best[] = self::values( $one, $row + ( $added[ $index ] ?? [] ) + ( $more[ $index ] ?? [] ) );
		}
		return $best;
	}

	/**
	 * Customers by what they spent, as the report that has counted them and its rows.
	 *
	 * @param Leaderboard              $one
	 * @param ListReport&GoesByRequest $report
	 * @param Condition                $counts Which orders count, in this period.
	 * @param int                      $limit
	 * @param int                      $offset
	 * @return array{ListReport&GoesByRequest, list<array<string, bool|int|float|string|null>>}
	 */
	private function best_customers(
		Leaderboard $one,
		ListReport&GoesByRequest $report,
		Condition $counts,
		int $limit,
		int $offset
	): array {
		$arguments = [
			'orderby' => $one->orderby,
			'after'   => $this->period->from->format( 'c' ),
		];
		$known     = ( new BestCustomers( $this->context ) )->of( $this->period, Statuses::counted(), $offset + $limit );
		if ( null !== $known ) {
			$theirs = $report->for_request( $arguments, Condition::all( Condition::in( 's.customer_id', $known ), $counts ), false );
			$rows   = $this->rows( $one, $theirs, Condition::all(), $limit, $offset );
			// Where one of them is no customer any more, it is not known who follows.
			if ( count( $rows ) === $limit || count( $known ) < $offset + $limit ) {
				return [ $theirs, $rows ];
			}
		}
		$all = $report->for_request( $arguments, $counts, false );
		return [ $all, $this->rows( $one, $all, Condition::all(), $limit, $offset ) ];
	}

	/**
	 * @param Leaderboard $one
	 * @param ListReport  $report
	 * @param Condition   $counts
	 * @param int         $limit
	 * @param int         $offset
	 * @return list<array<string, bool|int|float|string|null>>
	 */
	private function rows( Leaderboard $one, ListReport $report, Condition $counts, int $limit, int $offset ): array {
		$wanted = [ $one->count, $one->amount ];
		$read   = ReportOfMonths::of( $this->context, $report, $this->period, Statuses::counted(), $one->orderby, $wanted );
		return ( new ListQuery( $this->context ) )->rows(
			$read ?? $report,
			null === $read ? $counts : Condition::all(),
			$one->orderby,
			true,
			$limit,
			$offset,
			$wanted
		);
	}

	/**
	 * @param Leaderboard          $one
	 * @param array<string, mixed> $row
	 * @return array{id: int|null, name: string, count: int, amount: int|float}
	 */
	private static function values( Leaderboard $one, array $row ): array {
		return [
			'id'     => is_int( $row[ $one->id ] ) ? $row[ $one->id ] : null,
			'name'   => is_string( $row[ $one->name ] ) ? $row[ $one->name ] : '',
			'count'  => is_int( $row[ $one->count ] ) ? $row[ $one->count ] : 0,
			'amount' => is_numeric( $row[ $one->amount ] ) ? $row[ $one->amount ] + 0 : 0,
		];
	}

	/**
	 * @param Leaderboard                                                      $one
	 * @param array{id: int|null, name: string, count: int, amount: int|float} $row
	 * @return list<array<string, string|int|float>>
	 */
	private function cells( Leaderboard $one, array $row ): array {
		$screen = $one->report->name();

		[ 'id' => $id, 'name' => $name, 'count' => $count, 'amount' => $amount ] = $row;

		$url = $this->context->app_url(
			[
				'path'   => "/analytics/$screen",
				'filter' => $one->filter,
				$screen  => (string) $id,
			] + $this->links
		);
		return [
			[
				'display' => "<a href='" . esc_url( $url ) . "'>" . esc_html( $name ) . '</a>',
				'value'   => $name,
			],
			[
				'display' => number_format_i18n( $count ),
				'value'   => $count,
				'format'  => 'number',
			],
			[
				'display' => '<span class="woocommerce-Price-amount amount">' . esc_html( $this->money( $amount ) ) . '</span>',
				'value'   => $amount,
				'format'  => 'currency',
			],
		];
	}

	private function money( int|float $amount ): string {
		return $this->context->shop()->settings()->currency_format()->text( (string) Money::of( $amount ) );
	}
}
