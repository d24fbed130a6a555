<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus\Rest;

use DateTimeImmutable;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Dates;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Store\SystemStatus\SystemStatusModule;
use Storewright\Store\SystemStatus\ToolRun;
use Storewright\Store\SystemStatus\ToolRunner;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/system_status/tools`: what tools there are, and starting one.
 */
final class ToolsController extends Controller {

	/**
	 * Clients send the tool back with more beside it, such as `confirm`.
	 */
	protected const STRICT = false;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'system_status/tools';
	}

	public function register_routes(): void {
		$may_view = Permission::view( Capabilities::MANAGE );
		$this->route( '/system_status/tools', Endpoint::read( $this->list( ... ), $may_view, Collection::context() ) );
		$this->route(
			'/system_status/tools/(?P<id>[\w-]+)',
			Endpoint::read( $this->show( ... ), $may_view ),
			Endpoint::edit( $this->run( ... ), Permission::update( Capabilities::MANAGE ) )
		);
	}

	protected function schema(): string {
		return ToolSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$tools  = SystemStatusModule::tools_of( $this->context );
		$runner = new ToolRunner( $this->context, $tools );
		return $this->respond_all(
			array_values(
				array_map( fn( Tool $tool ) => $this->tool( $tool, self::state( $tool, $runner->run_of( $tool ) ), $request ), $tools )
			)
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$tools = SystemStatusModule::tools_of( $this->context );
		$tool  = self::found( $tools, $request );
		return $this->tool( $tool, self::state( $tool, ( new ToolRunner( $this->context, $tools ) )->run_of( $tool ) ), $request );
	}

	private function run( WP_REST_Request $request ): WP_REST_Response {
		$tools = SystemStatusModule::tools_of( $this->context );
		$tool  = self::found( $tools, $request );
		if ( null === $tool->work ) {
			return $this->tool( $tool, self::state( $tool, ( new ToolRunner( $this->context, $tools ) )->start( $tool ) ), $request );
		}
		$done = [
			'success' => true,
			'message' => ( $tool->work )(),
		];
		return $this->tool( $tool, $done, $request );
	}

	/**
	 * @param array<string, Tool> $tools
	 * @throws NotFound If there is no such tool.
	 */
	private static function found( array $tools, WP_REST_Request $request ): Tool {
		$id = $request->get_url_params()['id'] ?? '';
		return $tools[ is_string( $id ) ? $id : '' ] ?? throw new NotFound(
			'woocommerce_rest_system_status_tool_invalid_id',
			__( 'Invalid tool ID.', 'storewright' )
		);
	}

	/**
	 * @param Tool                 $tool
	 * @param array<string, mixed> $state
	 */
	private function tool( Tool $tool, array $state, WP_REST_Request $request ): WP_REST_Response {
		$item = [
			'id'          => $tool->id,
			'name'        => $tool->name,
			'action'      => $tool->action,
			'description' => $tool->description,
		];
		return $this->respond(
			$item + $state,
			$request,
			[
				'item' => [
					'href'       => rest_url( "wc/v3/system_status/tools/{$tool->id}" ),
					'embeddable' => true,
				],
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function state( Tool $tool, ToolRun $run ): array {
		if ( null === $tool->step ) {
			return [];
		}
		$moment   = static fn( int $time ): ?string => 0 === $time ? null : Dates::gmt( new DateTimeImmutable( "@$time" ) );
		$progress = [
			'status'   => $run->status,
			'done'     => $run->done,
			'total'    => $run->total,
			'started'  => $moment( $run->started ),
			'finished' => $moment( $run->finished ),
		];
		if ( ToolRun::IDLE === $run->status ) {
			return [ 'progress' => $progress ];
		}
		return [
			'success'  => ToolRun::FAILED !== $run->status,
			'message'  => self::message( $tool, $run ),
			'progress' => $progress,
		];
	}

	private static function message( Tool $tool, ToolRun $run ): string {
		/* translators: 1: how many are done, 2: how many there are. */
		$far = sprintf( __( '%1$s of %2$s done.', 'storewright' ), number_format_i18n( $run->done ), number_format_i18n( $run->total ) );
		return match ( $run->status ) {
			ToolRun::DONE   => null === $tool->summary ? $far : ( $tool->summary )( $run->notes ),
			ToolRun::FAILED => sprintf(
				/* translators: %s: how far it got, such as “50 of 120 done.” */
				__( '%s Then it failed; the cause is in the site’s error log. Run it again to go on from there.', 'storewright' ),
				$far
			),
			/* translators: %s: how far it got, such as “50 of 120 done.” */
			default         => sprintf( __( '%s It goes on in the background.', 'storewright' ), $far ),
		};
	}
}
