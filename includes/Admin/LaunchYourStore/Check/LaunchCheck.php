<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Check;

use Storewright\Admin\LaunchYourStore\LaunchState;
use Storewright\Kernel\Context;

/**
 * Looks at the site's public pages as a visitor does, and tells what a visitor sees.
 */
final class LaunchCheck {

	/**
	 * Options with the ids of the pages on which customers buy.
	 */
	private const PAGES = [
		'cart'     => 'woocommerce_cart_page_id',
		'checkout' => 'woocommerce_checkout_page_id',
	];

	public function __construct(
		private readonly Context $context,
		private readonly LaunchState $state,
		private readonly Visitor $visitor
	) {}

	/**
	 * The answer as CheckSchema describes it. Where the site can't reach itself, the other pages are not asked for.
	 *
	 * @return array<string, mixed>
	 */
	public function run(): array {
		$shop   = $this->context->shop()->storefront()->url();
		$seen   = [];
		$reason = '';
		foreach ( $this->addresses( $shop ) as $id => [ $title, $url ] ) {
			$page = new SeenPage( $id, $title, $url, $this->visitor->visit( $url ) );
			if ( [] === $seen && ! $page->is_reached() ) {
				$reason = $page->error();
				break;
			}
			$seen[] = $page->facts( $shop );
		}
		return [
			'coming_soon'      => $this->state->coming_soon(),
			'is_store_alone'   => $this->context->options->bool_yes( 'woocommerce_store_pages_only' ),
			'reaches_itself'   => '' === $reason,
			'reason'           => $reason,
			'allows_indexing'  => '0' !== $this->context->options->string( 'blog_public', '1' ),
			'has_own_checkout' => $this->context->shop()->storefront()->is_built_in(),
			'store_url'        => $shop,
			'menu_url'         => current_user_can( 'edit_theme_options' )
				? admin_url( wp_is_block_theme() ? 'site-editor.php?p=%2Fnavigation' : 'nav-menus.php' )
				: '',
			'pages'            => $seen,
		];
	}

	/**
	 * @param string $shop Address of the shop.
	 * @return array<string, array{string, string}> Id => title and address.
	 */
	private function addresses( string $shop ): array {
		$addresses = [
			'home' => [ __( 'Home page', 'storewright' ), home_url( '/' ) ],
			'shop' => [ __( 'Shop page', 'storewright' ), $shop ],
		];
		$products  = get_posts(
			[
				'post_type'              => 'product',
				'post_status'            => 'publish',
				'has_password'           => false,
				'numberposts'            => 1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		foreach ( $products as $product ) {
			// A title is HTML, with entities for quotes and dashes.
			$name = html_entity_decode( wp_strip_all_tags( get_the_title( $product ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			/* translators: %s: name of a product. */
			$addresses['product'] = [ sprintf( __( 'Product “%s”', 'storewright' ), $name ), (string) get_permalink( $product ) ];
		}
		$titles = [
			'cart'     => __( 'Cart page', 'storewright' ),
			'checkout' => __( 'Checkout page', 'storewright' ),
		];
		foreach ( self::PAGES as $id => $option ) {
			$page = (int) $this->context->options->string( $option );
			if ( $page > 0 && 'publish' === get_post_status( $page ) ) {
				$addresses[ $id ] = [ $titles[ $id ], (string) get_permalink( $page ) ];
			}
		}
		return $addresses;
	}
}
