<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Channels\Channels;
use Storewright\Admin\Marketing\Channels\MarketingChannel;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/marketing/channels`: the marketing channels that plugins have registered.
 */
final class ChannelsController extends Controller {

	public function __construct( Context $context, private readonly Channels $channels ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/channels';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->channels( ... ), Permission::view( Capabilities::VIEW_REPORTS ) ) );
	}

	/**
	 * The class that describes a channel.
	 */
	protected function schema(): string {
		return ChannelSchema::class;
	}

	private function channels( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			$this->channels->each(
				fn( MarketingChannel $one ): array => [ $this->respond( ChannelSchema::item( $one ), $request ) ]
			)
		);
	}
}
