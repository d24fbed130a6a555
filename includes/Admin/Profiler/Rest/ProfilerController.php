<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler\Rest;

use Storewright\Admin\Profiler\StoreSetup;
use Storewright\Admin\Profiler\WaitingPlugins;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin/onboarding/profiler`: what the profiler's screen starts with; and what the owner confirmed, all of it or nothing.
 */
final class ProfilerController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/profiler';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				fn( WP_REST_Request $request ): WP_REST_Response => $this->answer_with(
					$request,
					( new Params( $request ) )->string( 'timezone' ) ?? ''
				),
				Permission::view( Capabilities::MANAGE ),
				[
					'timezone' => [
						'description' => __( 'Time zone of the browser, such as “Europe/Berlin”.', 'storewright' ),
						'type'        => 'string',
						'default'     => '',
						'maxLength'   => 64,
					],
				]
			),
			Endpoint::action( $this->apply( ... ), Permission::edit( Capabilities::MANAGE ), self::args(), WP_REST_Server::CREATABLE )
		);
		$this->route(
			"/{$this->rest_base}/leave-out",
			Endpoint::action(
				$this->leave_out( ... ),
				Permission::edit( Capabilities::MANAGE ),
				[
					'plugins' => [ 'required' => true ] + self::slugs(
						__( 'Slugs of plugins that are not to be installed, though the owner chose them.', 'storewright' )
					),
				],
				WP_REST_Server::CREATABLE
			)
		);
	}

	/**
	 * The class that describes the state.
	 */
	protected function schema(): string {
		return ProfilerSchema::class;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function args(): array {
		$text = static fn( string $description, int $longest = 200 ): array => Field::text(
			$description,
			required: true,
			maxLength: $longest
		);
		$args = [
			'settings'   => Field::objects(
				__( 'Settings to save, all or none.', 'storewright' ),
				[
					'group_id' => $text( __( 'Group of the setting.', 'storewright' ) ) + [ 'pattern' => '^[a-z_-]+$' ],
					'id'       => $text( __( 'Id of the setting.', 'storewright' ) ) + [ 'pattern' => '^[a-z0-9_-]+$' ],
					'value'    => $text( __( 'What it is to hold.', 'storewright' ) ),
					'expected' => $text( __( 'What it held when the owner confirmed it.', 'storewright' ) ),
				],
				default: [],
				maxItems: 50
			),
			'store_name' => Field::object(
				__( 'The store’s name, where it changes.', 'storewright' ),
				[
					'value'    => $text( __( 'What it is to be.', 'storewright' ), 500 ),
					'expected' => $text( __( 'What it was when the owner confirmed it.', 'storewright' ), 1000 ),
				]
			),
			'plugins'    => [ 'default' => [] ] + self::slugs(
				__( 'Slugs of the plugins that the owner chose; they are installed by requests of their own.', 'storewright' )
			),
		];
		return array_map( static fn( array $arg ): array => array_diff_key( $arg, [ 'context' => true ] ), $args );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function slugs( string $description ): array {
		$slug = Field::text( '', pattern: '^[a-z0-9][a-z0-9_-]*$', maxLength: 100 );
		return array_diff_key( Field::list( $description, $slug, maxItems: 50 ), [ 'context' => true ] );
	}

	private function answer_with( WP_REST_Request $request, string $zone = '' ): WP_REST_Response {
		return $this->respond( ProfilerSchema::item( $this->context, $zone ), $request );
	}

	private function apply( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		/** @var list<array<string, mixed>> $settings */
		$settings = array_values( $params->array( 'settings' ) ?? [] );
		/** @var array{value: string, expected: string}|null $name */
		$name = $params->array( 'store_name' );
		/** @var list<string> $plugins */
		$plugins = array_values( $params->array( 'plugins' ) ?? [] );
		( new StoreSetup( $this->context ) )->apply( $settings, $name, $plugins );
		return $this->answer_with( $request );
	}

	private function leave_out( WP_REST_Request $request ): WP_REST_Response {
		/** @var list<string> $plugins */
		$plugins = array_values( ( new Params( $request ) )->array( 'plugins' ) ?? [] );
		( new WaitingPlugins( $this->context ) )->remove( $plugins );
		return $this->answer_with( $request );
	}
}
