<?php
declare(strict_types=1);

namespace Storewright\Store\ProductPages;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Store\Products\PostTypes;

/**
 * The pages of products and of the shop on the site: picture, price, stock and description, in block and classic themes. Nothing is
 * looked up before such a page is rendered.
 */
final class ProductPagesModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks in as soon as WordPress takes blocks and templates.
	 */
	public function register(): void {
		$details = new ProductDetails( $this->context );
		did_action( 'init' ) > 0 ? BlockTemplates::register( $details ) : add_action(
			'init',
			static fn() => BlockTemplates::register( $details ),
			20,
			0
		);
		$feed = new ProductFeed( $this->context );
		add_action( 'wp_head', ( new StructuredData( $this->context, $details ) )->render( ... ) );
		add_action( 'parse_request', $feed->ignore_validators( ... ) );
		add_filter( 'wp_headers', $feed->without_validators( ... ), 10, 2 );
		add_action( 'pre_get_posts', $feed->lengthen( ... ) );
		add_action( 'rss2_ns', $feed->render_namespace( ... ) );
		add_action( 'rss2_item', $feed->render_item( ... ) );
		add_filter( 'template_include', [ $this, 'choose_template' ] );
		add_filter( 'post_thumbnail_id', PlaceholderPicture::of( ... ), 10, 2 );
	}

	/**
	 * Returns our template in a classic theme that has none of its own for products.
	 *
	 * @param mixed $template Path of the file that WordPress chose.
	 */
	public function choose_template( mixed $template ): mixed {
		if ( ! is_string( $template ) || wp_is_block_theme() ) {
			return $template;
		}
		$ours = match ( true ) {
			is_singular( PostTypes::PRODUCT ) => 'single-product.php',
			is_post_type_archive( PostTypes::PRODUCT ) || is_tax( get_object_taxonomies( PostTypes::PRODUCT ) ) => 'archive-product.php',
			default => '',
		};
		if ( '' === $ours || basename( $template ) === $ours || str_starts_with( basename( $template ), 'taxonomy-product' ) ) {
			return $template;
		}
		return __DIR__ . "/templates/$ours";
	}
}
