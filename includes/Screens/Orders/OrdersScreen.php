<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders;

use Storewright\Kernel\Context;
use Storewright\Screens\Forms\ScreenPage;
use Storewright\Screens\Orders\Table\OrderListPage;
use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Rest\OrderPermission;

/**
 * `admin.php?page=wc-orders`: the list of orders, and with `action=edit&id=…` or `action=new` the page of one. All of it works
 * without a script.
 */
final class OrdersScreen {

	/**
	 * The menu that holds the page; where nothing makes it the page has no entry, but answers.
	 */
	private const MENU = 'wc-admin';

	/**
	 * As over REST: orders have no authors, so whoever may see one may see all.
	 */
	public const CAPABILITY = OrderPermission::READ;

	/**
	 * Below Home.
	 */
	private const PLACE = 1;

	/**
	 * Where the entry is that has no menu around it: where the dashboard's menu would be.
	 */
	private const POSITION = 55.5;

	/**
	 * The greatest number that the menu says; more are this and a plus.
	 */
	private const COUNTED = 999;

	private OrderListPage|OrderPage|null $page = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Adds the page to the menu, with the number of orders that are processing. Who may open no page of the dashboard has no menu of it:
	 * then it is an entry of its own.
	 */
	public function add_to_menu(): void {
		$title = __( 'Orders', 'storewright' );
		$name  = $title . ( current_user_can( self::CAPABILITY ) ? $this->badge() : '' );
		$menus = $GLOBALS['admin_page_hooks'] ?? null;
		$hook  = ! ( is_array( $menus ) && isset( $menus[ self::MENU ] ) ) && current_user_can( self::CAPABILITY )
			? add_menu_page( $title, $name, self::CAPABILITY, OrderUrl::SLUG, [ $this, 'render' ], 'dashicons-cart', self::POSITION )
			: add_submenu_page( self::MENU, $title, $name, self::CAPABILITY, OrderUrl::SLUG, [ $this, 'render' ], self::PLACE );
		if ( false !== $hook ) {
			add_action( "load-$hook", [ $this, 'load' ] );
		}
	}

	/**
	 * Whether the user may do anything with an order but look at it: each action asks for its own right over `wc/v3`.
	 */
	public static function may_work(): bool {
		return current_user_can( OrderPermission::EDIT )
			|| current_user_can( OrderPermission::CREATE )
			|| current_user_can( OrderPermission::DELETE );
	}

	/**
	 * Does what a form asks for, and finds what is to be shown, before anything is printed.
	 */
	public function load(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- The pages check it.
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : 'GET';
		$query  = wp_unslash( $_GET );
		$posted = 'POST' === $method ? wp_unslash( $_POST ) : null;
		// phpcs:enable
		$this->page = in_array( $query['action'] ?? '', [ 'edit', 'new' ], true )
			? new OrderPage( $this->context )
			: new OrderListPage( $this->context );
		$next       = $this->page->respond( $query, $posted );
		if ( null !== $next ) {
			wp_safe_redirect( $next );
			exit;
		}
		$this->page->offer_screen_options();
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		add_filter( 'admin_title', [ $this, 'title' ] );
		add_filter( 'admin_body_class', static fn( mixed $classes ): string => ( is_string( $classes ) ? $classes : '' ) . ' storewright-orders ' );
	}

	/**
	 * Names the order in the browser's title.
	 *
	 * @param mixed $title What WordPress would say.
	 */
	public function title( mixed $title ): string {
		$name = $this->page instanceof OrderPage ? $this->page->name() . ' ‹ ' : '';
		return $name . ( is_string( $title ) ? $title : '' );
	}

	/**
	 * Enqueues the style, and the script that makes it quick.
	 */
	public function enqueue(): void {
		if ( $this->page instanceof OrderPage ) {
			// Asks now and then who else works on the order.
			wp_enqueue_script( 'heartbeat' );
		}
		ScreenPage::print_data( $this->context->assets->enqueue( 'orders' ) );
	}

	/**
	 * Prints the page.
	 */
	public function render(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$this->page?->render( wp_unslash( $_GET ) );
	}

	private function badge(): string {
		$count = ( new OrderServices( $this->context ) )->query()->count_up_to( OrderStatus::PROCESSING, self::COUNTED + 1 );
		if ( $count < 1 ) {
			return '';
		}
		$shown = number_format_i18n( min( $count, self::COUNTED ) ) . ( $count > self::COUNTED ? '+' : '' );
		return sprintf(
			' <span class="awaiting-mod update-plugins count-%1$d"><span class="count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( $shown ),
			/* translators: %s: number of orders. */
			esc_html( sprintf( _n( '%s order is processing', '%s orders are processing', $count, 'storewright' ), $shown ) )
		);
	}
}
