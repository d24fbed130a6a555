<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Query\LowStockInfo;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/products/low-in-stock`: products and variations of which few are left, and how many there are of them.
 */
final class LowStockController extends Controller {

	private const PATH = '/products/low-in-stock';

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = ltrim( self::PATH, '/' );
	}

	public function register_routes(): void {
		$may  = Permission::view( Capabilities::VIEW_REPORTS );
		$args = Collection::context() + Collection::pages() + self::status();
		$this->route( self::PATH, Endpoint::read( $this->products( ... ), $may, $args ) );
	}

	protected function schema(): string {
		return LowStockSchema::class;
	}

	/**
	 * The argument for the status of products.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function status(): array {
		return [
			'status' => [
				'description' => __( 'Status of the products.', 'storewright' ),
				'type'        => 'string',
				'enum'        => [ 'draft', 'pending', 'private', 'publish', 'future' ],
				'default'     => 'publish',
			],
		];
	}

	private function products( WP_REST_Request $request ): WP_REST_Response {
		$status   = ( new Params( $request ) )->string( 'status' ) ?? 'publish';
		$paging   = Paging::of( $request );
		$stock    = $this->context->shop()->products()->low_stock();
		$products = $stock->fewest( $paging->limit, $paging->offset, $status );
		$items    = array_map(
			fn( array $product ) => $this->respond( $product, $request ),
			( new LowStockInfo( $this->context ) )->of( $products )
		);
		return $this->respond_page( $items, $stock->count( $status ), $request );
	}
}
