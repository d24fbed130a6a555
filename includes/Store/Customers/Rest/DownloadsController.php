<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Store\Customers\CustomerAccess;
use Storewright\Store\Customers\Download;
use Storewright\Store\Customers\DownloadQuery;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/customers/{customer_id}/downloads`: what a customer may download.
 */
final class DownloadsController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'customers';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			'/customers/(?P<customer_id>[\d]+)/downloads',
			Endpoint::read(
				$this->list( ... ),
				static fn() => CustomerAccess::may_view() ? true : new WP_Error(
					'woocommerce_rest_cannot_view',
					__( 'Sorry, you cannot view this resource.', 'storewright' ),
					[ 'status' => rest_authorization_required_code() ]
				),
				[
					'customer_id' => [
						'description' => __( 'Id of the account.', 'storewright' ),
						'type'        => 'integer',
					],
				] + Collection::context( 'view', [ 'view' ] )
			)
		);
	}

	protected function schema(): string {
		return DownloadSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$id = (int) ( new Params( $request ) )->int( 'customer_id' );
		if ( null === CustomerAccess::account( $id ) ) {
			throw new NotFound( 'wc_user_invalid_id', __( 'There is no customer with this id.', 'storewright' ) );
		}
		$links = [
			'collection' => [ 'href' => rest_url( "/wc/v3/customers/{$id}/downloads" ) ],
			'customer'   => [ 'href' => rest_url( "/wc/v3/customers/{$id}" ) ],
		];
		return $this->respond_all(
			array_map(
				fn( Download $download ) => $this->respond( DownloadSchema::item( $download ), $request, $links ),
				( new DownloadQuery( $this->context ) )->of_user( $id )
			)
		);
	}
}
