<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Closure;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/reports/{orders,products,customers,coupons,reviews}/totals`: how many of each kind there are.
 */
final class TotalsController extends Controller {

	/**
	 * @param Context                                    $context
	 * @param string                                     $of      What is counted, as in the path.
	 * @param Closure(): array<string, array{string, int}> $totals  Name and number by slug.
	 */
	public function __construct( Context $context, private readonly string $of, private readonly Closure $totals ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = "reports/$of/totals";
	}

	public function register_routes(): void {
		$this->route(
			"/reports/{$this->of}/totals",
			Endpoint::read(
				$this->report( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				Collection::context( contexts: [ 'view' ] )
			)
		);
	}

	protected function schema(): string {
		return TotalSchema::class;
	}

	private function report( WP_REST_Request $request ): WP_REST_Response {
		$items = [];
		foreach ( ( $this->totals )() as $slug => [ $name, $total ] ) {
			$items[] = $this->respond(
				[
					'slug'  => $slug,
					'name'  => $name,
					'total' => $total,
				],
				$request
			);
		}
		return $this->respond_all( $items );
	}
}
