<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions\Rest;

use Storewright\Admin\Extensions\Extension;
use Storewright\Admin\Extensions\Finder;
use Storewright\Admin\Extensions\MarketplaceLinks;
use Storewright\Admin\Extensions\Quote;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/extensions`: extensions by words and by category.
 */
final class ExtensionsController extends Controller {

	private const LONGEST_SEARCH = 100;

	public function __construct( Context $context, private readonly Finder $finder, private readonly MarketplaceLinks $links ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'extensions';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->find( ... ),
				Permission::view( Capabilities::MANAGE ),
				[
					'search'   => [
						'description' => __( 'Only extensions with these words.', 'storewright' ),
						'type'        => 'string',
						'default'     => '',
					],
					'category' => [
						'description' => __( 'Only extensions of this category.', 'storewright' ),
						'type'        => 'string',
						'default'     => '',
					],
					'page'     => [
						'description' => __( 'Page of the collection.', 'storewright' ),
						'type'        => 'integer',
						'default'     => 1,
						'minimum'     => 1,
					],
				]
			)
		);
	}

	/**
	 * The class that describes the answer.
	 */
	protected function schema(): string {
		return ExtensionPageSchema::class;
	}

	private function find( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$search = trim( $params->string( 'search' ) ?? '' );
		if ( mb_strlen( $search ) > self::LONGEST_SEARCH ) {
			$reason = sprintf(
				/* translators: 1: what was searched for, 2: number of characters. */
				__( 'The search “%1$s” is too long: %2$d characters are the most.', 'storewright' ),
				Quote::of( $search ),
				self::LONGEST_SEARCH
			);
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'search' => $reason ] );
		}
		$found   = $this->finder->find(
			$search,
			$params->string( 'category' ) ?? '',
			$params->int( 'page' ) ?? 1
		);
		$plugins = new SitePlugins();
		$access  = $this->finder->access();
		return $this->respond(
			[
				'access'          => $access->value,
				'items'           => array_map(
					fn( Extension $one ): array => ExtensionSchema::item( $one, $plugins, $this->links ),
					$found['extensions']
				),
				'total'           => $found['total'],
				'pages'           => $found['pages'],
				'categories'      => $this->finder->categories(),
				'marketplace_url' => $this->finder->is_open() ? $this->links->marketplace() : '',
				'failure'         => $found['failure'],
			],
			$request
		);
	}
}
