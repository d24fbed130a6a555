<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Rest;

use Storewright\Admin\StoreDesign\Themes\ThemeDirectory;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin/customize-store/directory`: themes on WordPress.org, once the owner allows to ask for them. Asking is a POST: it makes the
 * site send a request.
 */
final class DirectoryController extends Controller {

	public function __construct( Context $context, private readonly ThemeDirectory $directory ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'customize-store/directory';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$install = Permission::all( Permission::edit( Capabilities::MANAGE ), Permission::edit( 'install_themes' ) );
		$this->route(
			'/customize-store/directory',
			Endpoint::action(
				$this->search( ... ),
				$install,
				[
					'search' => [
						'description' => __( 'Words to look for; themes for stores without any.', 'storewright' ),
						'type'        => 'string',
						'maxLength'   => 100,
						'default'     => '',
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
		$this->route(
			'/customize-store/directory/consent',
			Endpoint::action(
				$this->allow( ... ),
				$install,
				[
					'is_allowed' => [
						'description' => __( 'Whether WordPress.org may be asked for themes.', 'storewright' ),
						'type'        => 'boolean',
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
	}

	/**
	 * The class that describes the answer.
	 */
	protected function schema(): string {
		return DirectorySchema::class;
	}

	private function search( WP_REST_Request $request ): WP_REST_Response {
		$search = $request->get_param( 'search' );
		return $this->respond_found( $this->directory->search( is_string( $search ) ? trim( $search ) : '' ), $request );
	}

	private function allow( WP_REST_Request $request ): WP_REST_Response {
		$this->directory->allow( true === $request->get_param( 'is_allowed' ) );
		return $this->respond_found( [], $request );
	}

	/**
	 * @param list<array<string, mixed>> $themes
	 */
	private function respond_found( array $themes, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			[
				'is_allowed' => $this->directory->is_allowed(),
				'themes'     => $themes,
			],
			$request
		);
	}
}
