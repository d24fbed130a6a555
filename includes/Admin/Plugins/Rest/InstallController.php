<?php
declare(strict_types=1);

namespace Storewright\Admin\Plugins\Rest;

use Storewright\Admin\Plugins\PluginInstaller;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/plugins/install`, `…/activate` and `…/update`: each plugin by itself, so that one that fails does not stop the others.
 */
final class InstallController extends Controller {

	private const MAX_COUNT = 10;

	public function __construct( Context $context, private readonly PluginInstaller $installer ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'plugins';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$plugins = [
			'plugins' => [
				'description' => __( 'Slugs of the plugins, a list or separated by commas.', 'storewright' ),
				'type'        => [ 'array', 'string' ],
				'items'       => [ 'type' => 'string' ],
				'required'    => true,
			],
		];
		$this->route( '/plugins/install', Endpoint::action( $this->install( ... ), Permission::edit( 'install_plugins' ), $plugins ) );
		$this->route( '/plugins/activate', Endpoint::action( $this->activate( ... ), Permission::edit( 'activate_plugins' ), $plugins ) );
		$this->route( '/plugins/update', Endpoint::action( $this->update( ... ), Permission::edit( 'update_plugins' ), $plugins ) );
	}

	protected function schema(): string {
		return InstallSchema::class;
	}

	private function install( WP_REST_Request $request ): WP_REST_Response {
		return $this->each( $request, 'installed', $this->installer->install( ... ) );
	}

	private function activate( WP_REST_Request $request ): WP_REST_Response {
		return $this->each( $request, 'activated', $this->installer->activate( ... ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		return $this->each( $request, 'updated', $this->installer->update( ... ) );
	}

	/**
	 * @param WP_REST_Request         $request
	 * @param string                  $done    What to call those that it was done with.
	 * @param callable(string): void $action
	 */
	private function each( WP_REST_Request $request, string $done, callable $action ): WP_REST_Response {
		$succeeded = [];
		$errors    = [];
		$reasons   = [];
		foreach ( self::slugs( $request->get_param( 'plugins' ) ) as $slug ) {
			try {
				$action( $slug );
				$succeeded[] = $slug;
			} catch ( DomainError $error ) {
				$reason           = $error->data[ PluginInstaller::REASON ] ?? null;
				$errors[ $slug ]  = [ $error->getMessage() ];
				$reasons[ $slug ] = is_string( $reason ) ? $reason : $error->getMessage();
			}
		}
		return $this->respond(
			[
				'data'    => [ $done => $succeeded ],
				'errors'  => (object) $errors,
				'reasons' => (object) $reasons,
				'success' => [] === $errors,
				'message' => [] === $errors ? __( 'The plugins are ready.', 'storewright' ) : implode(
					' ',
					array_merge( ...array_values( $errors ) )
				),
			],
			$request
		);
	}

	/**
	 * @return list<string>
	 */
	private static function slugs( mixed $input ): array {
		$slugs = array_map(
			static fn( mixed $slug ) => is_string( $slug ) ? trim( $slug ) : '',
			is_string( $input ) ? explode( ',', $input ) : ( is_array( $input ) ? array_values( $input ) : [] )
		);
		$bad   = array_filter( $slugs, static fn( string $slug ) => 1 !== preg_match( '/^[a-z0-9][a-z0-9_-]{0,199}$/D', $slug ) );
		if ( [] === $slugs || [] !== $bad || count( $slugs ) > self::MAX_COUNT ) {
			/* translators: %d: number of plugins. */
			$reason = sprintf( __( 'Name one to %d plugins by their slugs.', 'storewright' ), self::MAX_COUNT );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'plugins' => $reason ] );
		}
		return array_values( array_unique( $slugs ) );
	}
}
