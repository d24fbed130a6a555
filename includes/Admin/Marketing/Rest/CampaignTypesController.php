<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\CampaignType;
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
 * `wc-admin/marketing/campaign-types`: the kinds of campaign of all channels.
 */
final class CampaignTypesController extends Controller {

	public function __construct( Context $context, private readonly Channels $channels ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/campaign-types';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->types( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				Collection::context( null, [ 'view' ] ) + Collection::pages()
			)
		);
	}

	/**
	 * The class that describes a kind of campaign.
	 */
	protected function schema(): string {
		return CampaignTypeSchema::class;
	}

	private function types( WP_REST_Request $request ): WP_REST_Response {
		$all    = $this->channels->each(
			static fn( MarketingChannel $channel ): array => array_map(
				static fn( CampaignType $one ): array => CampaignTypeSchema::item( $one, $channel ),
				$channel->campaign_types()
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
