<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\Campaign;
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
 * `wc-admin/marketing/campaigns`: the campaigns of all channels.
 */
final class CampaignsController extends Controller {

	public function __construct( Context $context, private readonly Channels $channels ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/campaigns';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->campaigns( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				Collection::context( null, [ 'view' ] ) + Collection::pages()
			)
		);
	}

	/**
	 * The class that describes a campaign.
	 */
	protected function schema(): string {
		return CampaignSchema::class;
	}

	private function campaigns( WP_REST_Request $request ): WP_REST_Response {
		$all    = $this->channels->each(
			static fn( MarketingChannel $channel ): array => array_map(
				static fn( Campaign $one ): array => CampaignSchema::item( $one, $channel ),
				$channel->campaigns()
			)
		);
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
