<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Choices;

use Closure;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\InvalidValue;
use WP_Post;
use WP_Query;

/**
 * Settings that hold the id of one of the site's pages, or nothing.
 */
final class Pages {

	/**
	 * Most pages that are offered. Others can still be set by their id.
	 */
	private const MAX_COUNT = 500;

	/**
	 * A setting whose choices are the published pages.
	 *
	 * @param string $id       Name of the option.
	 * @param string $group_id
	 * @param string $label    Translated name.
	 * @param string $tip      Translated help.
	 * @param string $heading  Translated title of the part of the form that begins here.
	 * @param string $obeyed_by Class that reads the option, '' where nothing does.
	 */
	public static function setting(
		string $id,
		string $group_id,
		string $label,
		string $tip,
		string $heading = '',
		string $obeyed_by = ''
	): Setting {
		return new Setting(
			$id,
			$group_id,
			SettingType::Select,
			$label,
			tip: $tip,
			options: self::published( ... ),
			rule: self::rule(),
			heading: $heading,
			empty_label: __( 'None', 'storewright' ),
			obeyed_by: $obeyed_by
		);
	}

	/**
	 * @return array<int, string> Id => title.
	 */
	private static function published(): array {
		$query = new WP_Query(
			[
				'post_type'              => 'page',
				'post_status'            => 'publish',
				'posts_per_page'         => self::MAX_COUNT, // phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- A bound of our own.
				'orderby'                => 'title',
				'order'                  => 'ASC',
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'suppress_filters'       => true,
			]
		);
		$pages = [];
		foreach ( $query->posts ?? [] as $page ) {
			if ( $page instanceof WP_Post ) {
				$title              = trim( wp_strip_all_tags( $page->post_title ) );
				$pages[ $page->ID ] = '' === $title ? "#{$page->ID}" : html_entity_decode( $title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			}
		}
		return $pages;
	}

	/**
	 * @return Closure(string): string
	 */
	private static function rule(): Closure {
		return static function ( string $text ): string {
			$text = trim( $text );
			if ( '' === $text ) {
				return '';
			}
			$id   = filter_var( $text, FILTER_VALIDATE_INT );
			$page = false === $id || $id < 1 ? null : get_post( $id );
			if ( null === $page || 'page' !== $page->post_type || 'publish' !== $page->post_status ) {
				/* translators: %s: what was sent. */
				throw new InvalidValue( sprintf( __( '“%s” is not the id of a published page.', 'storewright' ), $text ) );
			}
			return (string) $page->ID;
		};
	}
}
