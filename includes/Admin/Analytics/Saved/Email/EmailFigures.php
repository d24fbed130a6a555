<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Export\ExportColumn;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Query\StatsAnswer;
use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Admin\Analytics\Rest\ReportArguments;
use Storewright\Admin\Analytics\Rest\ReportCurrencies;
use Storewright\Admin\Analytics\Rest\StatsRequests;
use Storewright\Kernel\Context;
use Storewright\Shop\CurrencyFormat;
use WP_REST_Request;

/**
 * The figures and first rows of an emailed report, as texts: the same ones as on its screen.
 */
final class EmailFigures {

	/**
	 * As many rows as the screen has on its first page.
	 */
	public const ROWS = 25;

	private readonly CurrencyFormat $currency;

	public function __construct( private readonly Context $context, private readonly EmailView $view ) {
		$this->currency = $context->shop()->settings()->currency_format();
	}

	/**
	 * The summary.
	 *
	 * @return list<EmailFigure> None where the report has no figures of a period.
	 */
	public function summary(): array {
		$report   = $this->report();
		$compared = $this->view->compared;
		if ( null === $report || null === $compared ) {
			return [];
		}
		$labels  = self::labels( $report->name() );
		$request = $this->request( $report );
		$totals  = fn( Period $period ): array => ( new StatsAnswer( $this->context ) )->totals(
			$report,
			$period,
			ReportArguments::date_type( $request ),
			ReportArguments::condition( $request, $report, $report->filters() ),
			array_keys( $labels )
		);
		$now     = $totals( ReportArguments::period( $request, $this->context->clock ) );
		$before  = $totals( $compared->period );
		$kinds   = array_column( array_filter( $report->measures(), static fn( Measure $one ) => '' !== $one->description ), 'kind', 'name' );
		$summary = [];
		foreach ( $labels as $name => $label ) {
			$values    = [ ExportColumn::decimal( $now[ $name ] ?? 0 ), ExportColumn::decimal( $before[ $name ] ?? 0 ) ];
			$summary[] = new EmailFigure(
				$label,
				$this->text( $values[0], $kinds[ $name ] ?? null ),
				$this->text( $values[1], $kinds[ $name ] ?? null ),
				$compared->change( BigDecimal::of( $values[0] ), BigDecimal::of( $values[1] ) )
			);
		}
		return $summary;
	}

	/**
	 * What the orders come to in each currency, where there is more than one: amounts are added up as they stand.
	 *
	 * @return list<string>
	 */
	public function currencies(): array {
		$report = $this->report();
		$lists  = ( new Catalog( $this->context->log ) )->lists();
		$rows   = current( array_filter( $lists, fn( ListReport $one ): bool => $one->name() === $this->view->type ) );
		$found  = new ReportCurrencies( $this->context );
		$sums   = match ( true ) {
			null !== $report => $found->of( $report, $this->request( $report ) ),
			false !== $rows  => $found->of( $rows, EmailArguments::request( $this->view->source->arguments(), $this->view->args ) ),
			default          => [],
		};
		$money = fn( string $code, string $amount ): string => $this->currency
			->with_code( $code, strlen( $amount ) - 1 - (int) strpos( "$amount.", '.' ) )->text( $amount );
		return array_map(
			static fn( array $sum ): string => sprintf(
				/* translators: 1: number of orders. 2: amount with its currency. 3: the same. */
				_n( '%1$s order: total %2$s, net %3$s', '%1$s orders: total %2$s, net %3$s', $sum['orders'], 'storewright' ),
				number_format_i18n( $sum['orders'] ),
				$money( $sum['currency'], $sum['total'] ),
				$money( $sum['currency'], $sum['net'] )
			),
			$sums
		);
	}

	private function report(): ?StatsReport {
		foreach ( null === $this->view->period ? [] : ( new Catalog( $this->context->log ) )->stats() as $report ) {
			if ( $report->name() === $this->view->figures ) {
				return $report;
			}
		}
		return null;
	}

	private function request( StatsReport $report ): WP_REST_Request {
		$args = array_diff_key( $this->view->args, array_flip( [ 'orderby', 'order' ] ) );
		return EmailArguments::request( StatsRequests::arguments( $report ), $args );
	}

	/**
	 * The table, with the columns that a user sees on the screen.
	 *
	 * @return array{columns: list<ExportColumn>, rows: list<list<string>>, total: int} `total` is the number of rows on all pages.
	 */
	public function table( int $user ): array {
		$request = EmailArguments::request( $this->view->source->arguments(), $this->view->args );
		$columns = $this->view->columns( $user );
		$rows    = [];
		foreach ( $this->view->source->rows( $request, self::ROWS ) as $row ) {
			$code   = ExportColumn::text_of( $row, 'storewright_currency' );
			$rows[] = array_map(
				fn( ExportColumn $column ): string => $this->text( $column->cell( $row, $this->currency->decimals ), $column->kind, $code ),
				$columns
			);
		}
		return [
			'columns' => $columns,
			'rows'    => $rows,
			'total'   => count( $rows ) < self::ROWS ? count( $rows ) : $this->view->source->count( $request ),
		];
	}

	private function text( string $value, ?Kind $kind, string $code = '' ): string {
		if ( '' === $value || null === $kind ) {
			return $value;
		}
		$is_own   = '' === $code || $code === $this->currency->code;
		$currency = $is_own ? $this->currency : $this->currency->with_code( $code, $this->currency->decimals );
		return Kind::Money === $kind
			? $currency->text( $value )
			: number_format_i18n( (float) $value, min( 2, max( 0, strlen( $value ) - 1 - (int) strpos( "$value.", '.' ) ) ) );
	}

	/**
	 * What the screen's figures are called, in their order.
	 *
	 * @return array<string, string> By name of the measure.
	 */
	private static function labels( string $report ): array {
		$orders = __( 'Orders', 'storewright' );
		$net    = __( 'Net sales', 'storewright' );
		return match ( $report ) {
			'revenue'                => [
				'gross_sales' => __( 'Gross sales', 'storewright' ),
				'refunds'     => __( 'Refunds', 'storewright' ),
				'coupons'     => __( 'Coupons', 'storewright' ),
				'net_revenue' => $net,
				'taxes'       => __( 'Taxes', 'storewright' ),
				'shipping'    => __( 'Shipping', 'storewright' ),
				'total_sales' => __( 'Total sales', 'storewright' ),
			],
			'orders'                 => [
				'orders_count'        => $orders,
				'net_revenue'         => $net,
				'avg_order_value'     => __( 'Average order value', 'storewright' ),
				'avg_items_per_order' => __( 'Average items per order', 'storewright' ),
			],
			'products', 'variations' => [
				'items_sold'   => __( 'Items sold', 'storewright' ),
				'net_revenue'  => $net,
				'orders_count' => $orders,
			],
			'coupons'                => [
				'orders_count' => __( 'Discounted orders', 'storewright' ),
				'amount'       => __( 'Amount', 'storewright' ),
			],
			'taxes'                  => [
				'total_tax'    => __( 'Total tax', 'storewright' ),
				'order_tax'    => __( 'Order tax', 'storewright' ),
				'shipping_tax' => __( 'Shipping tax', 'storewright' ),
				'orders_count' => $orders,
			],
			'downloads'              => [ 'download_count' => __( 'Downloads', 'storewright' ) ],
			default                  => [
				'orders_count'    => $orders,
				'gross_sales'     => __( 'Gross sales', 'storewright' ),
				'refunds'         => __( 'Refunds', 'storewright' ),
				'net_revenue'     => $net,
				'avg_order_value' => __( 'Average order value', 'storewright' ),
			],
		};
	}
}
