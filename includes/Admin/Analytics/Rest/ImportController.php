<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/import`: brings orders of before into the reports, or takes all out, in the background, and ends that.
 */
final class ImportController extends Controller {

	private const PATH = '/reports/import';

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = ltrim( self::PATH, '/' );
	}

	public function register_routes(): void {
		$may = Permission::edit( Capabilities::MANAGE );
		$this->route( self::PATH, Endpoint::action( $this->start( ... ), $may, self::arguments() ) );
		$this->route( self::PATH . '/cancel', Endpoint::action( $this->cancel( ... ), $may ) );
		$this->route( self::PATH . '/delete', Endpoint::action( $this->delete( ... ), $may ) );
	}

	/**
	 * Which orders are meant.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function arguments(): array {
		return [
			'days'          => [
				'description' => __( 'Only orders of so many days; all if nothing is said.', 'storewright' ),
				'type'        => 'integer',
				'minimum'     => 0,
			],
			'skip_existing' => [
				'description' => __( 'Whether to leave out orders that reports know.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/**
	 * Since when orders are meant: UTC, null for all.
	 */
	public static function since( WP_REST_Request $request, Context $context ): ?string {
		$days = ( new Params( $request ) )->int( 'days' ) ?? 0;
		return 0 === $days ? null : $context->clock->now()->modify( "-$days days" )->format( 'Y-m-d H:i:s' );
	}

	protected function schema(): string {
		return ImportSchema::class;
	}

	private function start( WP_REST_Request $request ): WP_REST_Response {
		( new ReportRun( $this->context ) )->start(
			true === ( new Params( $request ) )->bool( 'skip_existing' ),
			self::since( $request, $this->context )
		);
		return $this->done( __( 'Orders are being brought into the reports.', 'storewright' ), $request );
	}

	private function delete( WP_REST_Request $request ): WP_REST_Response {
		( new ReportRun( $this->context ) )->start_clearing();
		return $this->done( __( 'All orders are being taken out of the reports.', 'storewright' ), $request );
	}

	private function cancel( WP_REST_Request $request ): WP_REST_Response {
		( new ReportRun( $this->context ) )->stop();
		return $this->done( __( 'The reports stay as they are now.', 'storewright' ), $request );
	}

	private function done( string $message, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			[
				'status'  => 'success',
				'message' => $message,
			],
			$request
		);
	}
}
