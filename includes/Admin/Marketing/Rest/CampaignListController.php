<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\Channels;
use Storewright\Admin\Marketing\Channels\MarketingChannel;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A list, in pages, of something that every marketing channel has.
 */
abstract class CampaignListController extends Controller {

	public function __construct( Context $context, private readonly Channels $channels ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = "marketing/{$this->name()}";
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->page( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				Collection::context( null, [ 'view' ] ) + Collection::pages()
			)
		);
	}

	/**
	 * What the route is called, below `marketing/`.
	 */
	abstract protected function name(): string;

	/**
	 * What a channel has, as answered.
	 *
	 * @return list<array<string, mixed>>
	 */
	abstract protected function items( MarketingChannel $channel ): array;

	private function page( WP_REST_Request $request ): WP_REST_Response {
		$all    = $this->channels->each( $this->items( ... ) );
		$paging = Paging::of( $request );
		return $this->respond_page(
			array_map(
				fn( array $item ): WP_REST_Response => $this->respond( $item, $request ),
				array_slice( $all, $paging->offset, $paging->limit )
			),
			count( $all ),
			$request
		);
	}
}
