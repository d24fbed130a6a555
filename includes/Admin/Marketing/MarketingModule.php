<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * The marketing overview: extensions, channels with their campaigns, coupons and articles.
 */
final class MarketingModule extends BackOfficeModule implements HasRoutes, HasPreloads {

	private const PATH = '/marketing';

	/**
	 * What the screen asks for first: the requests of `client/marketing/store.ts`.
	 */
	private const PRELOADS = [
		'/wc-admin/marketing/overview/installed-plugins',
		'/wc-admin/marketing/recommended?per_page=50&category=marketing',
		'/wc-admin/marketing/recommended?per_page=50&category=coupons',
		'/wc-admin/marketing/knowledge-base?category=marketing',
		'/wc-admin/marketing/knowledge-base?category=coupons',
		'/wc-admin/marketing/channels',
	];

	/**
	 * What it asks for where plugins have registered channels.
	 */
	private const OF_CHANNELS = [
		'/wc-admin/marketing/campaigns?per_page=100',
		'/wc-admin/marketing/campaign-types?per_page=100',
	];

	/**
	 * What it asks for where the user may install extensions, and suggestions are allowed.
	 */
	private const MORE = '/wc-admin/marketing/misc-recommendations';

	/**
	 * Hooks what the app is told, and the extensions.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
		add_filter( 'storewright_extensions', [ $this, 'add_extensions' ] );
	}

	/**
	 * Tells where the user manages coupons, '' for nowhere: `couponsUrl` in client/shared/data/page-data.ts.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		$type      = get_post_type_object( 'shop_coupon' );
		$may_edit  = $type?->cap->edit_posts ?? null;
		$has_pages = true === $type?->show_ui && is_string( $may_edit ) && current_user_can( $may_edit );
		return is_array( $data ) ? $data + [ 'couponsUrl' => $has_pages ? admin_url( 'edit.php?post_type=shop_coupon' ) : '' ] : $data;
	}

	/**
	 * Adds the marketing extensions to those of the Extensions page.
	 *
	 * @param mixed $entries What others add.
	 * @return list<mixed>
	 */
	public function add_extensions( mixed $entries ): array {
		return [ ...( is_array( $entries ) ? array_values( $entries ) : [] ), ...( new Extensions( $this->context ) )->entries() ];
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$extensions = new Extensions( $this->context );
		$channels   = new Channels\Channels( $this->context );
		return [
			new Rest\InstalledController( $this->context, $extensions ),
			new Rest\ActivateController( $this->context, $extensions ),
			new Rest\RecommendedController( $this->context, $extensions ),
			new Rest\KnowledgeBaseController( $this->context, new KnowledgeBase( $this->context ) ),
			new Rest\ChannelsController( $this->context, $channels ),
			new Rest\CampaignsController( $this->context, $channels ),
			new Rest\CampaignTypesController( $this->context, $channels ),
		];
	}

	/**
	 * The screen opens with its data.
	 */
	public function preloads( string $path, string $task ): array {
		if ( self::PATH !== $path ) {
			return [];
		}
		$has_channels = [] !== ( new Channels\Channels( $this->context ) )->all();
		$may_see_more = current_user_can( 'install_plugins' ) && $this->context->shop()->settings()->allows_suggestions();
		return [ ...self::PRELOADS, ...( $has_channels ? self::OF_CHANNELS : [] ), ...( $may_see_more ? [ self::MORE ] : [] ) ];
	}
}
