<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Closure;
use Storewright\Kernel\Errors\Conflict;
use WP_Block_Template;

/**
 * The shop or a product with another template, as the theme will show it. Nothing is written.
 */
final class TemplatePreview {

	/**
	 * How many products the shop shows at most.
	 */
	private const PRODUCTS = 6;

	/**
	 * The document as the theme prints it.
	 *
	 * @param Pattern $pattern
	 * @throws Conflict If the theme has no templates to change.
	 */
	public function html( Pattern $pattern ): string {
		return ( new ThemeDocument() )->html(
			[ 'get_block_templates' => self::with( $pattern ) ],
			self::query( $pattern->place ),
			static fn(): string => self::file( $pattern->place )
		);
	}

	private static function file( Place $place ): string {
		$file = wp_is_block_theme() ? get_query_template( Place::Shop === $place ? 'archive' : 'single', [ $place->template() . '.php' ] ) : '';
		return '' !== $file ? $file : throw new Conflict(
			'storewright_design_no_template',
			__( 'This theme has no template to change. Choose a block theme first.', 'storewright' )
		);
	}

	/**
	 * Makes WordPress find the pattern where it looks for the template.
	 *
	 * @return Closure(mixed, mixed, mixed): mixed
	 */
	private static function with( Pattern $pattern ): Closure {
		return static function ( mixed $templates, mixed $query, mixed $type ) use ( $pattern ): mixed {
			if ( ! is_array( $templates ) || 'wp_template' !== $type ) {
				return $templates;
			}
			return array_map(
				static function ( mixed $found ) use ( $pattern ): mixed {
					if ( ! $found instanceof WP_Block_Template || $found->slug !== $pattern->place->template() ) {
						return $found;
					}
					$template          = clone $found;
					$template->content = apply_block_hooks_to_content( $pattern->content, $template );
					return $template;
				},
				$templates
			);
		};
	}

	/**
	 * @return array<string, mixed> What the page asks for: the products, or the newest one, nothing where there is none.
	 */
	private static function query( Place $place ): array {
		$products = [
			'post_type'      => 'product',
			'post_status'    => 'publish',
			'posts_per_page' => self::PRODUCTS, // phpcs:ignore WordPress.WP.PostsPerPage -- Six at most.
		];
		if ( Place::Shop === $place ) {
			return $products;
		}
		$newest = get_posts( [ 'posts_per_page' => 1 ] + $products );
		return [] === $newest ? [] : [
			'post_type' => 'product',
			'p'         => $newest[0]->ID,
		];
	}
}
