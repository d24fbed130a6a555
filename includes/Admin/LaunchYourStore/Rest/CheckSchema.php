<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Rest;

use Storewright\Admin\LaunchYourStore\Check\SeenPage;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * What a visitor sees of the site, on the wire.
 */
final class CheckSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'launch_check';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'coming_soon'      => Field::choice(
				__( 'Whether the store waits to be launched; empty where that was not decided.', 'storewright' ),
				[ 'yes', 'no', '' ],
				readonly: true
			),
			'is_store_alone'   => Field::boolean( __( 'Whether only the store pages wait.', 'storewright' ), readonly: true ),
			'reaches_itself'   => Field::boolean( __( 'Whether the site can request its own pages.', 'storewright' ), readonly: true ),
			'reason'           => Field::text( __( 'Why it can’t; empty where it can.', 'storewright' ), readonly: true ),
			'allows_indexing'  => Field::boolean( __( 'Whether the site’s settings allow search engines to index it.', 'storewright' ), readonly: true ),
			'has_own_checkout' => Field::boolean( __( 'Whether the site itself has a cart and a checkout.', 'storewright' ), readonly: true ),
			'store_url'        => Field::url( __( 'Address of the store.', 'storewright' ), readonly: true ),
			'menu_url'         => Field::text(
				__( 'Address of the screen on which menus are edited; empty where the user may not.', 'storewright' ),
				readonly: true
			),
			'pages'            => Field::objects(
				__( 'The pages that were requested. None where the site can’t request them.', 'storewright' ),
				[
					'id'            => Field::choice( __( 'Which page it is.', 'storewright' ), [ 'home', 'shop', 'product', 'cart', 'checkout' ] ),
					'title'         => Field::text( __( 'Name of the page.', 'storewright' ) ),
					'url'           => Field::url( __( 'Address of the page.', 'storewright' ) ),
					'sees'          => Field::choice( __( 'What a visitor sees there.', 'storewright' ), SeenPage::SEES ),
					'status'        => Field::integer( __( 'HTTP status of the answer; 0 without one.', 'storewright' ) ),
					'error'         => Field::text( __( 'Why there was no answer.', 'storewright' ) ),
					'leads_to'      => Field::text( __( 'Address on another site that the page redirects to.', 'storewright' ) ),
					'is_noindex'    => Field::boolean( __( 'Whether the page tells search engines not to index it.', 'storewright' ) ),
					'cache_control' => Field::text( __( 'The header Cache-Control.', 'storewright' ) ),
					'is_from_cache' => Field::boolean( __( 'Whether a cache answered.', 'storewright' ) ),
					'menu_links'    => Field::integer( __( 'How many links its menus have.', 'storewright' ) ),
					'links_to_shop' => Field::boolean( __( 'Whether a menu leads to the shop page.', 'storewright' ) ),
					'milliseconds'  => Field::integer( __( 'How long the answer took.', 'storewright' ) ),
				],
				readonly: true
			),
		];
	}
}
