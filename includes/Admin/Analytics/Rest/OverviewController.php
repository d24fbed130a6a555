<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Indicator;
use Storewright\Admin\Analytics\Declaration\Leaderboard;
use Storewright\Admin\Analytics\Query\CurrencySums;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\LeaderboardRows;
use Storewright\Admin\Analytics\Query\OverviewFigures;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/analytics/overview`: all that the overview shows in one answer: figures of two times, charts of them, and leaderboards.
 *
 * @phpstan-import-type CurrencySum from CurrencySums
 */
final class OverviewController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'analytics/overview';
	}

	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::VIEW_REPORTS ), OverviewArguments::all() )
		);
	}

	protected function schema(): string {
		return OverviewSchema::class;
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$asked   = new OverviewArguments( $request, $this->context->clock );
		$stats   = $asked->indicators( 'stats' );
		$charts  = $asked->indicators( 'charts' );
		$figures = new OverviewFigures( $this->context, $stats, $charts, $asked->interval );
		$now     = $figures->of( $asked->period );
		$before  = null === $asked->before ? null : $figures->of( $asked->before );
		return $this->respond(
			[
				'intervals'        => [] === $charts ? [] : self::steps( $asked->period, $asked->interval ),
				'intervals_before' => [] === $charts || null === $asked->before ? [] : self::steps( $asked->before, $asked->interval ),
				'indicators'       => array_map(
					fn( Indicator $one ) => self::described( $one ) + [
						'value'  => $this->text( $one, $now['totals'][ $one->stat() ] ),
						'before' => null === $before ? null : $this->text( $one, $before['totals'][ $one->stat() ] ),
					],
					$stats
				),
				'charts'           => array_map(
					fn( Indicator $one ) => self::described( $one ) + [
						'points'        => $this->texts( $one, $now['charts'][ $one->stat() ] ),
						'points_before' => $this->texts( $one, $before['charts'][ $one->stat() ] ?? [] ),
					],
					$charts
				),
				'leaderboards'     => $this->leaderboards( $asked ),
				'currencies'       => $this->currencies( $asked->period ),
			],
			$request
		);
	}

	/**
	 * By what the shop goes by, as most figures; leaderboards and some figures go by when orders were made, and may have more of them.
	 *
	 * @return list<CurrencySum>
	 */
	private function currencies( Period $period ): array {
		$sums = new CurrencySums( $this->context );
		$type = DateType::of_shop();
		$paid = $sums->of( $period, $type );
		return [] !== $paid || DateType::Created === $type ? $paid : $sums->of( $period, DateType::Created );
	}

	/**
	 * @return list<array{interval: string, date_start: string, date_end: string}>
	 */
	private static function steps( Period $period, Interval $interval ): array {
		return array_map(
			static fn( array $step ) => [
				'interval'   => $step['id'],
				'date_start' => $step['from']->format( 'Y-m-d H:i:s' ),
				'date_end'   => $step['to']->format( 'Y-m-d H:i:s' ),
			],
			$period->intervals( $interval )
		);
	}

	/**
	 * @return array{stat: string, label: string, format: string}
	 */
	private static function described( Indicator $one ): array {
		return [
			'stat'   => $one->stat(),
			'label'  => $one->label,
			'format' => $one->format(),
		];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function leaderboards( OverviewArguments $asked ): array {
		$rows = new LeaderboardRows( $this->context, $asked->period, [] );
		return array_map(
			fn( Leaderboard $one ) => [
				'id'      => $one->report->name(),
				'label'   => $one->label,
				'headers' => $one->headers,
				'rows'    => array_map(
					fn( array $row ) => [ 'amount' => $this->money( $row['amount'] ) ] + $row,
					$rows->best( $one, $asked->rows() )
				),
			],
			$asked->leaderboards()
		);
	}

	/**
	 * @param Indicator       $one
	 * @param list<int|float> $values
	 * @return list<string>
	 */
	private function texts( Indicator $one, array $values ): array {
		return array_map( fn( int|float $value ) => $this->text( $one, $value ), $values );
	}

	private function text( Indicator $one, int|float $value ): string {
		return 'currency' === $one->format() ? $this->money( $value ) : (string) Money::of( $value );
	}

	/**
	 * An amount rounded to the currency's decimals.
	 */
	private function money( int|float $amount ): string {
		return Money::text( $amount, $this->context->shop()->settings()->currency_format()->decimals );
	}
}
