<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\Leaderboard;
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
		$report = $one->report;
		$column = $report instanceof GoesByRequest ? GoesByRequest::DATE : $report->date( DateType::of_shop() );
		$time   = $this->period->condition( $column );
		$counts = Condition::all( Statuses::counted(), $time );
		if ( $report instanceof GoesByRequest ) {
			$report = $report->for_request(
				[
					'orderby' => $one->orderby,
					'after'   => $this->period->from->format( 'c' ),
				],
				$counts
			);
			$counts = Condition::all();
		}
		$rows  = ( new ListQuery( $this->context ) )->rows( $report, $counts, $one->orderby, true, $limit, $offset );
		$more  = $report->extended( $this->context, $rows ) ?? [];
		$added = $report instanceof AddsFields ? $report->added( $this->context, $rows ) : [];
		$cells = [];
		foreach ( $rows as $index => $row ) {
			$cells[] = $this->cells( $one, $row + ( $added[ $index ] ?? [] ) + ( $more[ $index ] ?? [] ) );
		}
		return $cells;
	}

	/**
	 * @param Leaderboard          $one
	 * @param array<string, mixed> $row
	 * @return list<array<string, string|int|float>>
	 */
	private function cells( Leaderboard $one, array $row ): array {
		$screen = $one->report->name();
		$id     = $row[ $one->id ];
		$name   = is_string( $row[ $one->name ] ) ? $row[ $one->name ] : '';
		$count  = is_int( $row[ $one->count ] ) ? $row[ $one->count ] : 0;
		$amount = is_numeric( $row[ $one->amount ] ) ? $row[ $one->amount ] + 0 : 0;
		$url    = $this->context->app_url(
			[
				'path'   => "/analytics/$screen",
				'filter' => $one->filter,
				$screen  => is_int( $id ) ? (string) $id : '',
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
