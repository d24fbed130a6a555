<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Store\Reports\SalesQuery;
use Storewright\Store\Reports\TopSellersQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/reports/top_sellers`: the products that sold best.
 */
final class TopSellersController extends Controller {

	public function __construct( Context $context, private readonly SalesQuery $sales, private readonly TopSellersQuery $sellers ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'reports/top_sellers';
	}

	public function register_routes(): void {
		$this->route(
			'/reports/top_sellers',
			Endpoint::read( $this->report( ... ), Permission::view( Capabilities::VIEW_REPORTS ), PeriodArguments::all() )
		);
	}

	protected function schema(): string {
		return TopSellerSchema::class;
	}

	private function report( WP_REST_Request $request ): WP_REST_Response {
		$items = array_map(
			fn( array $row ) => $this->respond(
				$row,
				$request,
				[
					'about'   => [ 'href' => rest_url( 'wc/v3/reports' ) ],
					'product' => [ 'href' => rest_url( "wc/v3/products/{$row['product_id']}" ) ],
				]
			),
			$this->sellers->rows( PeriodArguments::read( $request, $this->context, $this->sales ) )
		);
		return $this->respond_all( $items );
	}
}
