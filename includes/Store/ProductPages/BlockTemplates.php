<?php
declare(strict_types=1);

namespace Storewright\Store\ProductPages;

use WP_Block;

/**
 * Blocks for what a page says of a product, and templates of them for block themes. A theme's own templates for products come first,
 * and the owner can change ours in the site editor.
 */
final class BlockTemplates {

	/**
	 * Handle of the blocks' style.
	 */
	private const STYLE = 'storewright-product';

	/**
	 * Slugs of the archives' templates.
	 */
	private const ARCHIVES = [ 'archive-product', 'taxonomy-product_cat', 'taxonomy-product_tag', 'taxonomy-product_brand' ];

	private const HEADER = '<!-- wp:template-part {"slug":"header","tagName":"header"} /--><!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"2rem","bottom":"4rem"}}},"layout":{"type":"constrained"}} --><main class="wp-block-group" style="padding-top:2rem;padding-bottom:4rem">';

	private const FOOTER = '</main><!-- /wp:group --><!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->';

	private const PRODUCT = '<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide">'
		. '<!-- wp:column {"className":"storewright-product-picture"} --><div class="wp-block-column storewright-product-picture"><!-- wp:post-featured-image /--></div><!-- /wp:column -->'
		. '<!-- wp:column --><div class="wp-block-column"><!-- wp:post-title {"level":1} /--><!-- wp:storewright/product-details /--><!-- wp:post-content /--></div><!-- /wp:column -->'
		. '</div><!-- /wp:columns -->';

	/**
	 * A product without a picture takes the whole width.
	 */
	private const CSS = '.storewright-product-picture:empty{display:none}.storewright-product-price{font-size:1.25em}.storewright-product-price del{opacity:.7}.storewright-product-price ins{text-decoration:none}';

	private const PRODUCTS = '<!-- wp:query-title {"type":"archive","showPrefix":false,"align":"wide"} /-->'
		. '<!-- wp:query {"query":{"inherit":true},"align":"wide"} --><div class="wp-block-query alignwide">'
		. '<!-- wp:post-template {"layout":{"type":"grid","minimumColumnWidth":"14rem"}} -->'
		. '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"1"} /--><!-- wp:post-title {"isLink":true,"level":2,"fontSize":"medium"} /--><!-- wp:storewright/product-price /-->'
		. '<!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination -->'
		. '</div><!-- /wp:query -->';

	/**
	 * Registers blocks and templates.
	 */
	public static function register( ProductDetails $details ): void {
		wp_register_style( self::STYLE, false, [], '1' );
		wp_add_inline_style( self::STYLE, self::CSS );
		$of_post = static fn( WP_Block $block ): int => is_numeric( $block->context['postId'] ?? null )
			? (int) $block->context['postId']
			: (int) get_the_ID();

		self::block(
			'product-details',
			__( 'Product details', 'storewright' ),
			static fn( mixed $attributes, string $content, WP_Block $block ): string => $details->html( $of_post( $block ) )
		);
		self::block(
			'product-price',
			__( 'Product price', 'storewright' ),
			static fn( mixed $attributes, string $content, WP_Block $block ): string => $details->price( $of_post( $block ) )
		);
		if ( ! function_exists( 'register_block_template' ) ) {
			return;
		}
		self::template( 'single-product', __( 'Single product', 'storewright' ), self::PRODUCT );
		foreach ( self::ARCHIVES as $slug ) {
			self::template( $slug, __( 'Products', 'storewright' ), self::PRODUCTS );
		}
	}

	/**
	 * @param callable(mixed, string, WP_Block): string $render
	 */
	private static function block( string $name, string $title, callable $render ): void {
		// WordPress documents the version as a string, and compares and sends it as a number.
		register_block_type(
			"storewright/$name",
			[ // @phpstan-ignore argument.type
				'api_version'     => 3,
				'title'           => $title,
				'category'        => 'theme',
				'style_handles'   => [ self::STYLE ],
				'uses_context'    => [ 'postId', 'postType' ],
				'supports'        => [
					'html'         => false,
					'autoRegister' => true,
				],
				'render_callback' => $render,
			]
		);
	}

	private static function template( string $slug, string $title, string $content ): void {
		register_block_template(
			"storewright//$slug",
			[
				'title'   => $title,
				'content' => self::HEADER . $content . self::FOOTER,
			]
		);
	}
}
