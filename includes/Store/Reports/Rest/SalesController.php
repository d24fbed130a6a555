<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Store\Reports\SalesQuery;
use Storewright\Store\Reports\SalesRow;
use Storewright\Store\Settings\SettingsQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/reports/sales`: a list of one report.
 */
final class SalesController extends Controller {

	public function __construct( Context $context, private readonly SalesQuery $sales, private readonly SettingsQuery $settings ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'reports/sales';
	}

	public function register_routes(): void {
		$this->route(
			'/reports/sales',
			Endpoint::read( $this->report( ... ), Permission::view( Capabilities::VIEW_REPORTS ), PeriodArguments::all() )
		);
	}

	protected function schema(): string {
		return SalesSchema::class;
	}

	private function report( WP_REST_Request $request ): WP_REST_Response {
		$period   = PeriodArguments::read( $request, $this->context, $this->sales );
		$rows     = $this->sales->rows( $period );
		$sum      = SalesRow::sum( ...array_values( $rows ) );
		$decimals = $this->settings->currency_format()->decimals;
		$text     = static fn( BigDecimal $amount ): string => Money::text( $amount, $decimals );
		$sales    = $sum->sales->minus( $sum->refunds );
		$tax      = $sum->tax->minus( $sum->refunded_tax );
		$shipping = $sum->shipping->minus( $sum->refunded_shipping );
		$net      = $sales->minus( $tax )->minus( $shipping );
		$report   = [
			'total_sales'       => $text( $sales ),
			'net_sales'         => $text( $net ),
			'average_sales'     => $text( $net->dividedBy( count( $rows ), $decimals, RoundingMode::HALF_UP ) ),
			'total_orders'      => $sum->orders,
			'total_items'       => $sum->items,
			'total_tax'         => $text( $tax ),
			'total_shipping'    => $text( $shipping ),
			'total_refunds'     => (float) $text( $sum->refunds ),
			'total_discount'    => $text( $sum->discount ),
			'totals_grouped_by' => $period->monthly ? 'month' : 'day',
			'totals'            => array_map( static fn( SalesRow $row ) => self::interval( $row, $text ), $rows ),
			'total_customers'   => $sum->customers,
		];
		return $this->respond_all( [ $this->respond( $report, $request, [ 'about' => [ 'href' => rest_url( 'wc/v3/reports' ) ] ] ) ] );
	}

	/**
	 * @param SalesRow                     $row
	 * @param callable(BigDecimal): string $text
	 * @return array<string, string|int>
	 */
	private static function interval( SalesRow $row, callable $text ): array {
		return [
			'sales'     => $text( $row->sales ),
			'orders'    => $row->orders,
			'items'     => $row->items,
			'tax'       => $text( $row->tax ),
			'shipping'  => $text( $row->shipping ),
			'discount'  => $text( $row->discount ),
			'customers' => $row->customers,
		];
	}
}
