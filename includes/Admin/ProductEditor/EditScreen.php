<?php
declare(strict_types=1);

namespace Storewright\Admin\ProductEditor;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Feature;
use WP_Post;

/**
 * The product editor at WordPress's own addresses: editing a product shows it in place of the bare block editor, and adding one leads
 * to its page. `storewright_editor=block` in the address is the way back.
 */
final class EditScreen {

	private const PARAM = 'storewright_editor';

	private ?int $product = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks WordPress's pages.
	 */
	public function register(): void {
		add_filter( 'replace_editor', [ $this, 'replace' ], 10, 2 );
		add_action( 'load-post-new.php', [ $this, 'lead_to_editor' ] );
		add_filter( 'storewright_has_islands', fn( mixed $has ): bool => true === $has || null !== $this->product );
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
		add_filter(
			'admin_body_class',
			fn( mixed $classes ) => is_string( $classes ) && null !== $this->product
			? "$classes storewright-page storewright-product-page"
			: $classes
		);
	}

	/**
	 * Puts the editor into the place of WordPress's. WordPress asks twice: first, to know what the page is, then to have it printed.
	 *
	 * @param mixed $is_replaced Whether another plugin has done so.
	 * @param mixed $post        What is edited.
	 */
	public function replace( mixed $is_replaced, mixed $post = null ): mixed {
		if ( true === $is_replaced || ! $post instanceof WP_Post || ! $this->is_ours( $post ) ) {
			return $is_replaced;
		}
		if ( 0 < did_action( 'load-post.php' ) ) {
			$this->product = $post->ID;
			$this->print_page( $post->ID );
		}
		return true;
	}

	/**
	 * Leads from WordPress's page for a new product to the dashboard's.
	 */
	public function lead_to_editor(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$type = isset( $_GET['post_type'] ) && is_string( $_GET['post_type'] ) ? sanitize_key( wp_unslash( $_GET['post_type'] ) ) : '';
		if ( 'product' === $type && $this->is_for_user() && wp_safe_redirect( $this->context->app_url( [ 'path' => '/add-product' ] ) ) ) {
			exit;
		}
	}

	/**
	 * Says that the page is the editor, embedded in WordPress's page.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		return is_array( $data ) && null !== $this->product ? $data + [ 'isProductEditor' => true ] : $data;
	}

	private function print_page( int $id ): void {
		add_action( 'admin_head', fn() => $this->context->assets->print_preloads( ProductEditorModule::CHUNK ), 1 );
		add_action( 'admin_enqueue_scripts', static fn() => self::preload( $id ), 20 );
		add_filter( 'screen_options_show_screen', '__return_false' );
		require_once ABSPATH . 'wp-admin/admin-header.php';
		printf(
			'<div class="storewright" data-island="product-editor" data-props="%s"></div><noscript><div class="notice notice-warning"><p>%s</p></div></noscript>',
			esc_attr( (string) wp_json_encode( [ 'productId' => $id ] ) ),
			esc_html__( 'The product editor needs JavaScript. Turn it on in your browser and reload the page.', 'storewright' )
		);
	}

	/**
	 * Puts the product into the page, so that the editor asks for nothing to begin with.
	 */
	private static function preload( int $id ): void {
		$answers = rest_preload_api_request( [], ProductEditorModule::product( $id ) );
		wp_add_inline_script(
			'wp-api-fetch',
			sprintf(
				'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
				(string) wp_json_encode( $answers, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES )
			)
		);
	}

	private function is_ours( WP_Post $post ): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$asked = isset( $_GET[ self::PARAM ] ) && is_string( $_GET[ self::PARAM ] )
			? sanitize_key( wp_unslash( $_GET[ self::PARAM ] ) )
			: '';
		// phpcs:enable
		return 'product' === $post->post_type && 'auto-draft' !== $post->post_status && 'block' !== $asked && $this->is_for_user();
	}

	/**
	 * As the dashboard's pages, which this is one of.
	 */
	private function is_for_user(): bool {
		return Feature::ProductBlockEditor->is_on()
			&& current_user_can( Capabilities::MANAGE )
			&& $this->context->assets->is_built( 'islands' );
	}
}
