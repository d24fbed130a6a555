<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use WP_Block_Template;

/**
 * How the theme shows a new front page: without its title, where the theme brings a template for that.
 */
final class FrontTemplate {

	/**
	 * Part of the slug of such templates, as in `page-no-title` of WordPress's own themes.
	 */
	private const SLUG = 'no-title';

	/**
	 * Slug of the template that a new front page gets, '' for the theme's usual one.
	 */
	public function slug(): string {
		// A classic theme shows titles or not as it sees fit.
		$templates = wp_is_block_theme() ? array_keys( wp_get_theme()->get_page_templates( null, 'page' ) ) : [];
		foreach ( $templates as $slug ) {
			$template = str_contains( $slug, self::SLUG ) ? get_block_template( get_stylesheet() . "//$slug" ) : null;
			if ( null !== $template && self::shows( $template, 'content' ) && ! self::shows( $template, 'title' ) ) {
				return $slug;
			}
		}
		return '';
	}

	/**
	 * Whether the page's title stands above its content: then headings of the content come below it. A theme's template of the front page
	 * comes before that of the page.
	 */
	public function has_title(): bool {
		$own = wp_is_block_theme() ? get_block_template( get_stylesheet() . '//front-page' ) : null;
		return null === $own ? '' === $this->slug() : self::shows( $own, 'title' );
	}

	private static function shows( WP_Block_Template $template, string $part ): bool {
		return has_block( "core/post-$part", $template->content );
	}
}
