<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Blueprint\BlueprintFile;
use Storewright\Store\Blueprint\Export;
use Storewright\Store\Blueprint\Step;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/blueprint/export`.
 */
final class BlueprintController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'blueprint/export';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::action(
				$this->export( ... ),
				Permission::edit( Capabilities::MANAGE ),
				[
					'steps'         => [
						'description' => __( 'Names of the steps to export.', 'storewright' ),
						'type'        => 'array',
						'items'       => [ 'type' => 'string' ],
						'maxItems'    => 50,
						'default'     => Step::names(),
					],
					'export_as_zip' => [
						'description' => __( 'Whether to answer a zip file.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				]
			)
		);
	}

	protected function schema(): string {
		return BlueprintSchema::class;
	}

	private function export( WP_REST_Request $request ): WP_REST_Response {
		$blueprint = ( new Export( $this->context ) )->blueprint( Export::steps( ( new Params( $request ) )->array( 'steps' ) ?? [] ) );
		$is_zip    = true === $request['export_as_zip'];
		return $this->respond(
			[
				'type' => $is_zip ? 'zip' : 'json',
				'data' => $is_zip
					? 'data:application/zip;base64,' . base64_encode( BlueprintFile::zip( $blueprint ) ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- That is what data URLs are made of.
					: $blueprint,
			],
			$request
		);
	}
}
