<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Rest;

use Storewright\Admin\StoreDesign\Patterns\Pattern;
use Storewright\Admin\StoreDesign\Patterns\PatternChange;
use Storewright\Admin\StoreDesign\Patterns\PatternChanges;
use Storewright\Admin\StoreDesign\Patterns\PatternLibrary;
use Storewright\Admin\StoreDesign\Patterns\Place;
use Storewright\Admin\StoreDesign\Themes\InstalledThemes;
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
 * `wc-admin/customize-store`: the themes of the site and the patterns for its pages; applies them and takes patterns back.
 */
final class DesignController extends Controller {

	public function __construct(
		Context $context,
		private readonly PatternLibrary $patterns,
		private readonly PatternChanges $changes,
		private readonly InstalledThemes $themes,
		private readonly ThemeDirectory $directory
	) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'customize-store';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$design = Permission::all( Permission::edit( Capabilities::MANAGE ), Permission::edit( 'edit_theme_options' ) );
		$this->route( '/customize-store', Endpoint::read( $this->respond_state( ... ), Permission::view( Capabilities::MANAGE ) ) );
		$this->route(
			'/customize-store/apply',
			Endpoint::action( $this->apply( ... ), $design, [ 'pattern' => self::pattern_arg() ], WP_REST_Server::CREATABLE )
		);
		$this->route(
			'/customize-store/undo',
			Endpoint::action(
				$this->undo( ... ),
				$design,
				[
					'place'  => [
						'description' => __( 'What to take back.', 'storewright' ),
						'type'        => 'string',
						'enum'        => Place::values(),
						'required'    => true,
					],
					'change' => [
						'description' => __( 'Id of the change that is meant, as the pattern in use has it.', 'storewright' ),
						'type'        => 'string',
						'minLength'   => 1,
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
		$this->route(
			'/customize-store/theme',
			Endpoint::action(
				$this->switch_theme( ... ),
				Permission::all( Permission::edit( Capabilities::MANAGE ), Permission::edit( 'switch_themes' ) ),
				[
					'stylesheet' => [
						'description' => __( 'Folder of the theme.', 'storewright' ),
						'type'        => 'string',
						'minLength'   => 1,
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
	}

	/**
	 * The argument that names a pattern.
	 *
	 * @return array<string, mixed>
	 */
	public static function pattern_arg(): array {
		return [
			'description' => __( 'Id of the pattern.', 'storewright' ),
			'type'        => 'string',
			'minLength'   => 1,
			'required'    => true,
		];
	}

	/**
	 * The class that describes the state.
	 */
	protected function schema(): string {
		return DesignSchema::class;
	}

	private function apply( WP_REST_Request $request ): WP_REST_Response {
		$this->patterns->for_visitors( self::text( $request, 'pattern' ), $this->changes->apply( ... ) );
		return $this->respond_state( $request );
	}

	private function undo( WP_REST_Request $request ): WP_REST_Response {
		$this->changes->undo( Place::from( self::text( $request, 'place' ) ), self::text( $request, 'change' ) );
		return $this->respond_state( $request );
	}

	private function switch_theme( WP_REST_Request $request ): WP_REST_Response {
		$this->themes->activate( self::text( $request, 'stylesheet' ) );
		return $this->respond_state( $request );
	}

	private function respond_state( WP_REST_Request $request ): WP_REST_Response {
		$applied  = $this->changes->applied();
		$is_block = wp_is_block_theme();
		return $this->respond(
			[
				'editor_url'           => current_user_can( 'edit_theme_options' ) ? $this->editor_url( $is_block ) : '',
				'is_block_theme'       => $is_block,
				'can_switch'           => current_user_can( 'switch_themes' ),
				'can_install'          => current_user_can( 'install_themes' ),
				'is_directory_allowed' => $this->directory->is_allowed(),
				'themes'               => $this->themes->all(),
				'patterns'             => array_map(
					fn( Pattern $pattern ): array => $this->row( $pattern, $applied[ $pattern->place->value ] ?? null ),
					$this->patterns->all()
				),
			],
			$request
		);
	}

	private function editor_url( bool $is_block ): string {
		return $is_block
			? admin_url( 'site-editor.php' )
			: add_query_arg( 'return', rawurlencode( $this->context->app_url( [ 'path' => '/customize-store' ] ) ), admin_url( 'customize.php' ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function row( Pattern $pattern, ?PatternChange $change ): array {
		$is_applied = $change?->pattern === $pattern->id;
		return [
			'id'          => $pattern->id,
			'place'       => $pattern->place->value,
			'title'       => $pattern->title,
			'description' => $pattern->description,
			'is_applied'  => $is_applied,
			'change'      => $is_applied ? $change->id : '',
			'can_apply'   => $this->changes->can_apply( $pattern->place ),
		];
	}

	private static function text( WP_REST_Request $request, string $name ): string {
		$value = $request->get_param( $name );
		return is_string( $value ) ? $value : '';
	}
}
