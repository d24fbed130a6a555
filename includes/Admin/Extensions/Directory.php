<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

use Storewright\Kernel\PluginDirectory;
use WP_Error;

/**
 * Extensions of WordPress's plugin directory. Who calls has made sure that the owner allowed it.
 */
final class Directory {

	/**
	 * How many of them a page has.
	 */
	public const PER_PAGE = 24;

	/**
	 * How names of the caches of answers begin.
	 */
	public const CACHE = 'storewright_extensions_';

	/**
	 * What is asked for, beside what the directory answers by itself: no markup of others, no pictures of others.
	 */
	private const FIELDS = [
		'short_description' => true,
		'sections'          => false,
		'icons'             => false,
		'banners'           => false,
		'screenshots'       => false,
		'contributors'      => false,
		'reviews'           => false,
		'versions'          => false,
		'active_installs'   => true,
		'last_updated'      => true,
	];

	/**
	 * Searches the directory.
	 *
	 * @param string $words What is searched for, '' for what has the tag.
	 * @param string $tag   A tag of the directory, for when no words are given.
	 * @param int    $page  From 1 on.
	 * @return array{plugins: list<array<mixed>>, total: int, pages: int}|WP_Error
	 */
	public function search( string $words, string $tag, int $page ): array|WP_Error {
		$args   = [
			'page'     => $page,
			'per_page' => self::PER_PAGE,
			'fields'   => self::FIELDS,
		] + ( '' === $words ? [ 'tag' => $tag ] : [ 'search' => $words ] );
		$answer = $this->ask( 'query_plugins', $args );
		if ( $answer instanceof WP_Error ) {
			return $answer;
		}
		$plugins = is_array( $answer['plugins'] ?? null ) ? array_values( $answer['plugins'] ) : [];
		$info    = is_array( $answer['info'] ?? null ) ? $answer['info'] : [];
		$number  = static fn( string $name ): int => is_numeric( $info[ $name ] ?? null ) ? max( 0, (int) $info[ $name ] ) : 0;
		return [
			'plugins' => array_map( static fn( mixed $plugin ): array => (array) $plugin, $plugins ),
			'total'   => $number( 'results' ),
			'pages'   => $number( 'pages' ),
		];
	}

	/**
	 * What the directory knows of a plugin.
	 *
	 * @param string $slug
	 * @return array<mixed>|WP_Error
	 */
	public function plugin( string $slug ): array|WP_Error {
		return $this->ask(
			'plugin_information',
			[
				'slug'   => $slug,
				'fields' => self::FIELDS,
			]
		);
	}

	/**
	 * An answer is good for an hour; that there was none is asked again.
	 *
	 * @param 'query_plugins'|'plugin_information' $action
	 * @param array<string, mixed>                 $args
	 * @return array<mixed>|WP_Error
	 */
	private function ask( string $action, array $args ): array|WP_Error {
		$cache = self::CACHE . md5( $action . wp_json_encode( $args ) . determine_locale() );
		$kept  = get_transient( $cache );
		if ( is_array( $kept ) ) {
			return $kept;
		}
		$answer = PluginDirectory::ask( $action, $args );
		if ( ! $answer instanceof WP_Error ) {
			// Nothing but plain values is stored.
			$answer = json_decode( (string) wp_json_encode( $answer ), true );
			$answer = is_array( $answer ) ? $answer : [];
			set_transient( $cache, $answer, HOUR_IN_SECONDS );
		}
		return $answer;
	}
}
