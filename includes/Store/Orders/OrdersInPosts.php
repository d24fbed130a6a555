<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Database\Connection;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Options;

/**
 * A shop whose orders WooCommerce keeps in posts: they can't be read here, and WooCommerce would not see those that are made here.
 */
final class OrdersInPosts {

	/**
	 * WooCommerce's option that says where orders are: 'yes' for the tables.
	 */
	public const IN_TABLES = 'woocommerce_custom_orders_table_enabled';

	/**
	 * The option that says that we set the former one.
	 */
	public const SET_BY_US = 'storewright_set_order_tables';

	public function __construct( private readonly Connection $database, private readonly Options $options ) {}

	/**
	 * Whether it is such a shop. Asks the database nothing where orders are in the tables.
	 */
	public function are_there(): bool {
		return ! $this->options->bool_yes( self::IN_TABLES ) && null !== $this->database->value(
			"SELECT ID FROM {$this->database->table( 'posts' )} WHERE post_type = 'shop_order' AND post_status <> 'auto-draft' LIMIT 1"
		);
	}

	/**
	 * Says that orders are in the tables, whatever was said before: a WooCommerce that is activated later goes by it. To be called
	 * before an order is stored there.
	 *
	 * @throws Conflict If it is such a shop.
	 */
	public function settle_on_tables(): void {
		if ( $this->options->bool_yes( self::IN_TABLES ) ) {
			return;
		}
		if ( $this->are_there() ) {
			throw new Conflict( 'storewright_orders_in_posts', self::sentence() );
		}
		$this->options->set( self::IN_TABLES, 'yes', true );
		$this->options->set( self::SET_BY_US, 'yes' );
	}

	/**
	 * Says so to those who look after the shop.
	 */
	public function print_notice(): void {
		if ( current_user_can( Capabilities::MANAGE ) && $this->are_there() ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( self::sentence() ) );
		}
	}

	private static function sentence(): string {
		return __(
			'WooCommerce keeps the orders of this store in WordPress’s posts, where Storewright does not read them. No order can be added until they are moved: activate WooCommerce, turn on “High-performance order storage” under WooCommerce → Settings → Advanced → Features, and deactivate it again.',
			'storewright'
		);
	}
}
