<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Rest;

use Storewright\Admin\Analytics\Saved\Email\Frequency;
use Storewright\Admin\Analytics\Saved\Email\Subscriptions;
use Storewright\Admin\Analytics\Saved\SavedReport;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin/analytics/saved-reports`: views of reports that users saved under a name.
 */
final class SavedReportsController extends Controller {

	public function __construct( Context $context, private readonly SavedReports $reports ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'analytics/saved-reports';
	}

	public function register_routes(): void {
		$edit = Permission::edit( Capabilities::VIEW_REPORTS );
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read( $this->list( ... ), Permission::view( Capabilities::VIEW_REPORTS ) ),
			Endpoint::create( $this->add( ... ), Permission::create( Capabilities::VIEW_REPORTS ) )
		);
		$this->route(
			"/{$this->rest_base}/(?P<id>\d+)",
			Endpoint::edit(
				$this->change( ... ),
				$edit,
				[
					'expected_name' => [
						'description' => __( 'Name that the user saw. Where it is another one by now, nothing is changed.', 'storewright' ),
						'type'        => 'string',
					],
				]
			),
			Endpoint::delete( $this->remove( ... ), $edit )
		);
		$this->route(
			"/{$this->rest_base}/(?P<id>\d+)/restore",
			Endpoint::action( $this->restore( ... ), $edit, methods: WP_REST_Server::CREATABLE )
		);
	}

	protected function schema(): string {
		return SavedReportSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map( fn( SavedReport $report ) => $this->answer_with( $report, $request ), $this->reports->visible() )
		);
	}

	private function add( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$answer = $this->answer_with(
			$this->reports->add(
				$params->string( 'name' ) ?? '',
				$params->string( 'path' ) ?? '',
				$params->string( 'query' ) ?? '',
				self::roles( $params ) ?? [],
				self::frequency( $params ) ?? Frequency::Never
			),
			$request
		);
		$answer->set_status( 201 );
		return $answer;
	}

	private function change( WP_REST_Request $request ): WP_REST_Response {
		$params        = new Params( $request );
		$id            = $params->int( 'id' ) ?? 0;
		$is_subscribed = $params->bool( 'is_subscribed' );
		$change        = [ $params->string( 'name' ), self::roles( $params ), $params->string( 'expected_name' ), self::frequency( $params ) ];
		$is_changed    = null === $is_subscribed || [] !== array_filter( $change, static fn( mixed $one ): bool => null !== $one );
		$report        = $is_changed ? $this->reports->change( $id, ...$change ) : $this->reports->get( $id );
		if ( null !== $is_subscribed ) {
			Subscriptions::set( $id, get_current_user_id(), $is_subscribed );
		}
		return $this->answer_with( $report, $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->reports->delete( ( new Params( $request ) )->int( 'id' ) ?? 0 ), $request );
	}

	private function restore( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->reports->restore( ( new Params( $request ) )->int( 'id' ) ?? 0 ), $request );
	}

	/**
	 * @return list<string>|null
	 */
	private static function roles( Params $params ): ?array {
		$roles = $params->array( 'roles' );
		return null === $roles ? null : array_values( array_filter( $roles, is_string( ... ) ) );
	}

	private static function frequency( Params $params ): ?Frequency {
		$name = $params->string( 'frequency' );
		return null === $name ? null : Frequency::from( $name );
	}

	private function answer_with( SavedReport $report, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( SavedReportSchema::item( $report ), $request );
	}
}
