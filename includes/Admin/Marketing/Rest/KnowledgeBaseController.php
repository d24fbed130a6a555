<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\KnowledgeBase;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/marketing/knowledge-base`: articles about marketing.
 */
final class KnowledgeBaseController extends Controller {

	public function __construct( Context $context, private readonly KnowledgeBase $knowledge_base ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/knowledge-base';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->articles( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				[
					'category' => [
						'description' => __( 'Only articles of this category.', 'storewright' ),
						'type'        => 'string',
					],
				]
			)
		);
	}

	/**
	 * The class that describes an article.
	 */
	protected function schema(): string {
		return ArticleSchema::class;
	}

	private function articles( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map(
				fn( array $article ): WP_REST_Response => $this->respond( $article, $request ),
				$this->knowledge_base->articles( ( new Params( $request ) )->string( 'category' ) ?? '' )
			)
		);
	}
}
