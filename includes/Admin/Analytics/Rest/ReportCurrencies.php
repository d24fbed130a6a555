<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Admin\Analytics\Query\CurrencySums;
use Storewright\Kernel\Context;
use WP_REST_Request;

/**
 * In which currencies the orders are that a request's figures are made of.
 *
 * @phpstan-import-type CurrencySum from CurrencySums
 */
final class ReportCurrencies {

	private readonly CurrencySums $sums;

	public function __construct( private readonly Context $context ) {
		$this->sums = new CurrencySums( $context );
	}

	/**
	 * What they come to in each currency.
	 *
	 * @param ListReport|StatsReport|TotalsReport $report
	 * @param WP_REST_Request                     $request
	 * @return list<CurrencySum> None where there is one currency, or the report is not of orders.
	 */
	public function of( ListReport|StatsReport|TotalsReport $report, WP_REST_Request $request ): array {
		if ( $report instanceof GoesByRequest ) {
			// Without a time, these are the orders of all times.
			return $this->sums->of( ReportArguments::period( $request, $this->context->clock, '@0' ), DateType::Created );
		}
		if ( $report instanceof HasSource || $report instanceof TotalsReport ) {
			return [];
		}
		$type = ReportArguments::date_type( $request );
		return $this->sums->of(
			ReportArguments::period( $request, $this->context->clock ),
			// Reports of items, coupons and taxes go by when the order was made, whatever the shop goes by.
			$report->date( $type ) === $type->column() ? $type : DateType::Created
		);
	}

	/**
	 * The header that says it of an answer.
	 *
	 * @param ListReport|StatsReport|TotalsReport $report
	 * @param WP_REST_Request                     $request
	 * @return array<string, string> None where there is one currency.
	 */
	public function header( ListReport|StatsReport|TotalsReport $report, WP_REST_Request $request ): array {
		return CurrencySums::header( $this->of( $report, $request ) );
	}
}
