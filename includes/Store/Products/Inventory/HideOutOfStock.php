<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

use Storewright\Kernel\Context;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Module;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Tables;
use WP_Query;

/**
 * Leaves products that are out of stock out of the site's lists and searches, where the shop's settings say so. A product's own
 * page stays, for those who have its address.
 */
final class HideOutOfStock implements Module, Installs {

	private const HIDE = 'woocommerce_hide_out_of_stock_items';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks into the queries of pages.
	 */
	public function register(): void {
		add_filter( 'posts_where', [ $this, 'without_out_of_stock' ], 10, 2 );
	}

	/**
	 * Adds the condition to a query that lists products on the site. It asks the lookup table by its primary key: no further query.
	 *
	 * @param mixed $where SQL of the query's conditions.
	 * @param mixed $query The query.
	 */
	public function without_out_of_stock( mixed $where, mixed $query ): mixed {
		// Looks only at what WordPress has loaded anyway.
		if (
			! is_string( $where )
			|| ! $query instanceof WP_Query
			|| 'yes' !== ( wp_load_alloptions()[ self::HIDE ] ?? 'no' )
			|| ! self::is_list_of_the_site( $query ) ) {

			return $where;
		}
		$database = $this->context->database;
		return $where . " AND NOT EXISTS ( SELECT 1 FROM {$database->table( Tables::LOOKUP )} storewright_stock
			WHERE storewright_stock.product_id = {$database->table( 'posts' )}.ID
				AND storewright_stock.stock_status = '" . Stock::OUT_OF_STOCK . "' )";
	}

	/**
	 * Has WordPress load the setting with all the rest.
	 */
	public function install(): void {
		wp_set_option_autoload( self::HIDE, true );
	}

	/**
	 * Whether a query lists products for visitors of the site: not in wp-admin, over REST or in the background, and not a
	 * product's own page.
	 */
	public static function is_list_of_the_site( WP_Query $query ): bool {
		if ( is_admin() || wp_is_serving_rest_request() || wp_doing_cron() || defined( 'WP_CLI' ) || $query->is_singular() ) {
			return false;
		}
		return in_array(
			PostTypes::PRODUCT,
			(array) $query->get( 'post_type' ),
			true
		) || $query->is_search() || $query->is_tax( get_object_taxonomies( PostTypes::PRODUCT ) );
	}
}
