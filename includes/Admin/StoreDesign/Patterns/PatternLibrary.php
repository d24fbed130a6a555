<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Mode;

/**
 * The plugin's own patterns. Beside WooCommerce only those of the front page: the pages of products consist of WooCommerce's blocks.
 */
final class PatternLibrary {

	private const HEADER = '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->'
		. '<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"2rem","bottom":"4rem"}}},"layout":{"type":"constrained"}} --><main class="wp-block-group" style="padding-top:2rem;padding-bottom:4rem">';

	private const FOOTER = '</main><!-- /wp:group --><!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->';

	private const PAGES = '<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination -->';

	public function __construct( private readonly Context $context ) {}

	/**
	 * All patterns that this store can use.
	 *
	 * @return list<Pattern>
	 */
	public function all(): array {
		$patterns = [ $this->welcome(), $this->showcase() ];
		return Mode::Standalone === $this->context->mode ? [
			...$patterns,
			...$this->shop(),
			...$this->product(),
		] : $patterns;
	}

	/**
	 * A pattern by its id.
	 *
	 * @param string $id
	 * @throws NotFound If there is none.
	 */
	public function get( string $id ): Pattern {
		foreach ( $this->all() as $pattern ) {
			if ( $pattern->id === $id ) {
				return $pattern;
			}
		}
		throw new NotFound(
			'storewright_pattern_missing',
			/* translators: %s: id of a pattern. */
			sprintf( __( 'There is no pattern “%s”.', 'storewright' ), $id )
		);
	}

	/**
	 * Does work with a pattern as visitors get it: in the language of the site, whichever one the user's dashboard is in.
	 *
	 * @template T
	 *
	 * @param string              $id
	 * @param Closure(Pattern): T $work
	 * @return T What the work returns.
	 * @throws NotFound If there is no such pattern.
	 */
	public function for_visitors( string $id, Closure $work ): mixed {
		// Who gets this error reads it in their own language.
		$this->get( $id );
		$is_switched = switch_to_locale( get_locale() );
		try {
			return $work( $this->get( $id ) );
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	private function welcome(): Pattern {
		return new Pattern(
			'front-welcome',
			Place::Front,
			__( 'Welcome', 'storewright' ),
			__( 'A headline with a button to the shop, and your newest products below.', 'storewright' ),
			'<!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"4rem","bottom":"4rem"}}},"layout":{"type":"constrained"}} --><div class="wp-block-group alignwide" style="padding-top:4rem;padding-bottom:4rem">'
			. $this->heading( $this->site_name(), $this->top_level(), 'xx-large', 'center' )
			. $this->paragraph( __( 'Say in a sentence what you sell and for whom.', 'storewright' ), 'center' )
			. $this->shop_button( 'center' )
			. '</div><!-- /wp:group -->'
			. $this->heading( __( 'New products', 'storewright' ), 2, 'x-large' )
			. $this->products( 6, '14rem' )
		);
	}

	private function showcase(): Pattern {
		return new Pattern(
			'front-showcase',
			Place::Front,
			__( 'Showcase', 'storewright' ),
			__( 'Your products first, in three columns, then a few words about your store.', 'storewright' ),
			$this->heading( __( 'Our products', 'storewright' ), $this->top_level(), 'x-large' )
			. $this->products( 3, '18rem' )
			. $this->shop_button( 'left' )
			. '<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide"><!-- wp:column --><div class="wp-block-column">'
			. $this->heading( __( 'About us', 'storewright' ), 2, 'large' )
			. $this->paragraph( __( 'Tell who you are and how you make or choose what you sell.', 'storewright' ) )
			. '</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">'
			. $this->heading( __( 'Shipping and returns', 'storewright' ), 2, 'large' )
			. $this->paragraph( __( 'Say where you ship to, how long it takes, and how customers return something.', 'storewright' ) )
			. '</div><!-- /wp:column --></div><!-- /wp:columns -->'
		);
	}

	/**
	 * @return list<Pattern>
	 */
	private function shop(): array {
		$title = '<!-- wp:query-title {"type":"archive","showPrefix":false,"align":"wide"} /-->';
		$grid  = $title . '<!-- wp:query {"query":{"inherit":true},"align":"wide"} --><div class="wp-block-query alignwide">'
			. '<!-- wp:post-template {"layout":{"type":"grid","minimumColumnWidth":"20rem"}} -->'
			. '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"4/5"} /--><!-- wp:post-title {"isLink":true,"level":2,"fontSize":"large"} /--><!-- wp:storewright/product-price /-->'
			. '<!-- /wp:post-template -->' . self::PAGES . '</div><!-- /wp:query -->';
		$list  = $title . '<!-- wp:query {"query":{"inherit":true},"align":"wide"} --><div class="wp-block-query alignwide">'
			. '<!-- wp:post-template --><!-- wp:columns {"verticalAlignment":"center"} --><div class="wp-block-columns are-vertically-aligned-center">'
			. '<!-- wp:column {"verticalAlignment":"center","width":"30%"} --><div class="wp-block-column is-vertically-aligned-center" style="flex-basis:30%"><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"1"} /--></div><!-- /wp:column -->'
			. '<!-- wp:column {"verticalAlignment":"center","width":"70%"} --><div class="wp-block-column is-vertically-aligned-center" style="flex-basis:70%"><!-- wp:post-title {"isLink":true,"level":2,"fontSize":"large"} /--><!-- wp:storewright/product-price /--><!-- wp:post-excerpt /--></div><!-- /wp:column -->'
			. '</div><!-- /wp:columns --><!-- /wp:post-template -->' . self::PAGES . '</div><!-- /wp:query -->';
		return [
			new Pattern(
				'shop-pictures',
				Place::Shop,
				__( 'Large pictures', 'storewright' ),
				__( 'Few products in a row, with tall pictures.', 'storewright' ),
				self::HEADER . $grid . self::FOOTER
			),
			new Pattern(
				'shop-list',
				Place::Shop,
				__( 'List', 'storewright' ),
				__( 'One product in a row, with its description beside the picture.', 'storewright' ),
				self::HEADER . $list . self::FOOTER
			),
		];
	}

	/**
	 * @return list<Pattern>
	 */
	private function product(): array {
		$picture = '<!-- wp:post-featured-image {"align":"wide","aspectRatio":"16/9"} /-->';
		$details = '<!-- wp:post-title {"level":1} /--><!-- wp:storewright/product-details /-->';
		return [
			new Pattern(
				'product-wide',
				Place::Product,
				__( 'Picture on top', 'storewright' ),
				__( 'A wide picture, then the price beside the description.', 'storewright' ),
				self::HEADER . $picture
				. '<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide"><!-- wp:column {"width":"40%"} --><div class="wp-block-column" style="flex-basis:40%">' . $details . '</div><!-- /wp:column -->'
				. '<!-- wp:column {"width":"60%"} --><div class="wp-block-column" style="flex-basis:60%"><!-- wp:post-content /--></div><!-- /wp:column --></div><!-- /wp:columns -->'
				. self::FOOTER
			),
			new Pattern(
				'product-details-first',
				Place::Product,
				__( 'Details first', 'storewright' ),
				__( 'Title and price before the picture, the description below.', 'storewright' ),
				self::HEADER
				. '<!-- wp:columns {"align":"wide","verticalAlignment":"center"} --><div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center"} --><div class="wp-block-column is-vertically-aligned-center">' . $details . '</div><!-- /wp:column -->'
				. '<!-- wp:column {"verticalAlignment":"center"} --><div class="wp-block-column is-vertically-aligned-center"><!-- wp:post-featured-image /--></div><!-- /wp:column --></div><!-- /wp:columns --><!-- wp:post-content {"layout":{"type":"constrained"}} /-->'
				. self::FOOTER
			),
		];
	}

	private function products( int $count, string $width ): string {
		$price = Mode::Standalone === $this->context->mode ? '<!-- wp:storewright/product-price /-->' : '';
		return '<!-- wp:query {"query":{"perPage":' . $count . ',"postType":"product","order":"desc","orderBy":"date","inherit":false},"align":"wide"} --><div class="wp-block-query alignwide">'
			. '<!-- wp:post-template {"layout":{"type":"grid","minimumColumnWidth":"' . $width . '"}} --><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"1"} /--><!-- wp:post-title {"isLink":true,"level":3,"fontSize":"medium"} /-->' . $price . '<!-- /wp:post-template -->'
			. '</div><!-- /wp:query -->';
	}

	private function shop_button( string $side ): string {
		return '<!-- wp:buttons {"align":"wide","layout":{"type":"flex","justifyContent":"' . $side . '"}} --><div class="wp-block-buttons alignwide"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="'
			. esc_url( $this->context->shop()->storefront()->url() ) . '">' . esc_html__( 'Shop now', 'storewright' ) . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
	}

	private function heading( string $text, int $level, string $size, string $side = '' ): string {
		$attributes = [
			'align'    => 'wide',
			'fontSize' => $size,
		] + ( '' === $side ? [] : [ 'textAlign' => $side ] );
		$class      = 'wp-block-heading alignwide' . ( '' === $side ? '' : " has-text-align-$side" ) . " has-$size-font-size";
		return '<!-- wp:heading ' . wp_json_encode( [ 'level' => $level ] + $attributes ) . ' -->'
			. "<h$level class=\"$class\">" . esc_html( $text ) . "</h$level><!-- /wp:heading -->";
	}

	private function paragraph( string $text, string $side = '' ): string {
		return '' === $side
			? '<!-- wp:paragraph --><p>' . esc_html( $text ) . '</p><!-- /wp:paragraph -->'
			: '<!-- wp:paragraph {"align":"' . $side . '"} --><p class="has-text-align-' . $side . '">' . esc_html( $text ) . '</p><!-- /wp:paragraph -->';
	}

	/**
	 * Level of a front page's first heading: the page's own, where the theme does not show its title.
	 */
	private function top_level(): int {
		return ( new FrontTemplate() )->has_title() ? 2 : 1;
	}

	private function site_name(): string {
		$name = (string) get_bloginfo( 'name', 'raw' );
		return '' === $name ? __( 'Welcome to our store', 'storewright' ) : $name;
	}
}
