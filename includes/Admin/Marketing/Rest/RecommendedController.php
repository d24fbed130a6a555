<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Extension;
use Storewright\Admin\Marketing\Extensions;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/marketing/recommended`, by category, and `wc-admin/marketing/recommendations`, by whether they are sales channels:
 * the marketing extensions that the user could add.
 */
final class RecommendedController extends Controller {

	/**
	 * The group of those that are sales channels.
	 */
	private const CHANNELS = 'channels';

	public function __construct( Context $context, private readonly Extensions $extensions ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/recommended';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$permission = Permission::view( Capabilities::VIEW_REPORTS );
		$category   = [
			'description' => __( 'Only extensions of this category.', 'storewright' ),
			'type'        => 'string',
		];
		$this->route(
			'/marketing/recommended',
			Endpoint::read(
				$this->of_category( ... ),
				$permission,
				[
					'per_page' => Collection::pages()['per_page'],
					'category' => $category,
				]
			)
		);
		$this->route(
			'/marketing/recommendations',
			Endpoint::read(
				$this->of_kind( ... ),
				$permission,
				[
					'category' => $category + [
						'enum'     => [ self::CHANNELS, 'extensions' ],
						'required' => true,
					],
				]
			)
		);
	}

	/**
	 * The class that describes a recommended extension.
	 */
	protected function schema(): string {
		return RecommendedSchema::class;
	}

	private function of_category( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$found  = $this->extensions->recommended( $params->string( 'category' ) ?? '' );
		return $this->answer_with( array_slice( $found, 0, $params->int( 'per_page' ) ?? 10 ), $request );
	}

	private function of_kind( WP_REST_Request $request ): WP_REST_Response {
		$wants_channels = self::CHANNELS === ( new Params( $request ) )->string( 'category' );
		$found          = array_filter(
			$this->extensions->recommended(),
			static fn( Extension $one ): bool => ( self::CHANNELS === $one->group ) === $wants_channels
		);
		return $this->answer_with( array_values( $found ), $request );
	}

	/**
	 * @param list<Extension> $extensions
	 */
	private function answer_with( array $extensions, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map(
				fn( Extension $one ): WP_REST_Response => $this->respond( RecommendedSchema::item( $one ), $request ),
				$extensions
			)
		);
	}
}
