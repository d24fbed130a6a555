<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Themes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\Unavailable;

/**
 * The themes on WordPress.org, which are asked for only once the owner has agreed to it.
 */
final class ThemeDirectory {

	/**
	 * 'yes' once the owner agreed.
	 */
	public const OPTION = 'storewright_theme_directory';

	private const COUNT = 12;

	/**
	 * Where pictures may come from.
	 */
	private const PICTURES = [ 'ts.w.org', 'i0.wp.com', 'wordpress.org' ];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether the owner agreed.
	 */
	public function is_allowed(): bool {
		return $this->context->options->bool_yes( self::OPTION );
	}

	/**
	 * Keeps whether the owner agrees.
	 */
	public function allow( bool $is_allowed ): void {
		$this->context->options->set( self::OPTION, $is_allowed ? 'yes' : 'no' );
	}

	/**
	 * Themes by words, without words those for stores; as DirectorySchema describes them.
	 *
	 * @param string $search
	 * @return list<array<string, mixed>>
	 * @throws Forbidden   If the owner has not agreed.
	 * @throws Unavailable If the directory does not answer: its reason.
	 */
	public function search( string $search ): array {
		if ( ! $this->is_allowed() ) {
			throw new Forbidden(
				'storewright_theme_directory_not_allowed',
				__( 'Allow your site to ask WordPress.org for themes first.', 'storewright' )
			);
		}
		require_once ABSPATH . 'wp-admin/includes/theme.php';
		$answer = themes_api(
			'query_themes',
			(object) (
				[
					'per_page' => self::COUNT,
					'page'     => 1,
					'fields'   => [ 'description' => true ],
				] + ( '' === $search ? [ 'tag' => [ 'e-commerce', 'full-site-editing' ] ] : [ 'search' => $search ] )
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw new Unavailable( 'storewright_theme_directory_silent', wp_strip_all_tags( $answer->get_error_message() ) );
		}
		$themes = is_object( $answer ) ? get_object_vars( $answer )['themes'] ?? [] : [];
		$rows   = array_map( $this->row( ... ), is_array( $themes ) ? $themes : [] );
		return array_values( array_filter( $rows, static fn( ?array $row ): bool => null !== $row ) );
	}

	/**
	 * @return array<string, mixed>|null Null where an entry makes no sense.
	 */
	private function row( mixed $theme ): ?array {
		$theme = is_object( $theme ) ? get_object_vars( $theme ) : $theme;
		$theme = is_array( $theme ) ? $theme : [];
		$text  = static fn( string $field ): string => is_string( $theme[ $field ] ?? null )
			? html_entity_decode( wp_strip_all_tags( $theme[ $field ] ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			: '';
		$slug  = sanitize_key( $text( 'slug' ) );
		return '' === $slug || '' === $text( 'name' ) ? null : [
			'slug'         => $slug,
			'name'         => $text( 'name' ),
			'description'  => wp_trim_words( $text( 'description' ), 20 ),
			'screenshot'   => self::picture( $text( 'screenshot_url' ) ),
			'is_installed' => wp_get_theme( $slug )->exists(),
			'install_url'  => self_admin_url( 'theme-install.php?theme=' . rawurlencode( $slug ) ),
		];
	}

	/**
	 * The address of a picture, '' where it is not one of WordPress.org's.
	 */
	private static function picture( string $url ): string {
		$url = str_starts_with( $url, '//' ) ? "https:$url" : $url;
		return in_array( wp_parse_url( $url, PHP_URL_HOST ), self::PICTURES, true ) ? sanitize_url( $url, [ 'https' ] ) : '';
	}
}
