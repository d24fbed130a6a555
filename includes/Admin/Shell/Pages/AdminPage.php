<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell\Pages;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Feature;
use UnexpectedValueException;

/**
 * A page of the dashboard, as far as the server knows it. Its screen is the client's.
 */
final class AdminPage {

	/**
	 * The path that stands for every other one.
	 */
	public const FALLBACK = '*';

	private const LAYOUT = [ 'header', 'footer', 'showNotices', 'showStoreAlerts', 'showPluginArea' ];

	private const FIELDS = [
		'path',
		'title',
		'sections',
		'capability',
		'feature',
		'menu_title',
		'open_menu',
		'nav_args',
		'layout',
		'has_screen',
	];

	/**
	 * @param string                $path       Such as `/acme`; with `:name` for a part of any value, `*` at the end for any rest.
	 * @param string                $title      Translated: the last breadcrumb.
	 * @param list<string>          $sections   Translated: the breadcrumbs before it.
	 * @param string                $capability What it takes to see the page; '' for everybody who sees the dashboard.
	 * @param string                $feature    Feature that must be on, '' for none.
	 * @param string                $menu_title Its entry in the menu, '' for none.
	 * @param string                $open_menu  Element id of the menu to highlight, '' for the dashboard's.
	 * @param array<string, string> $nav_args   `id` and `parentPath`, for extensions.
	 * @param array<string, bool>   $layout     Differences from the usual frame, by the names of the client's `Layout`.
	 * @param bool                  $has_screen Whether there is something to see already.
	 */
	private function __construct(
		public readonly string $path,
		public readonly string $title,
		public readonly array $sections,
		public readonly string $capability,
		public readonly string $feature,
		public readonly string $menu_title,
		public readonly string $open_menu,
		public readonly array $nav_args,
		public readonly array $layout,
		public readonly bool $has_screen
	) {}

	/**
	 * A page from its fields. `path` and `title` are needed; the names of all are in docs/extend.md.
	 *
	 * @param array<mixed> $fields
	 * @throws UnexpectedValueException If a field is missing, unknown, or has a value that can't be used.
	 */
	public static function from( array $fields ): self {
		$unknown = array_diff( array_map( 'strval', array_keys( $fields ) ), self::FIELDS );
		if ( [] !== $unknown ) {
			throw new UnexpectedValueException( 'Unknown field “' . implode( '”, “', $unknown ) . '”.' );
		}
		$path       = self::path( $fields['path'] ?? null );
		$menu_title = self::text( $fields, 'menu_title', '' );
		if ( '' !== $menu_title && ! self::can_be_linked( $path ) ) {
			throw new UnexpectedValueException( "The menu can’t link to the path “{$path}”, which stands for several." );
		}
		return new self(
			$path,
			self::text( $fields, 'title' ),
			self::sections( $fields['sections'] ?? [] ),
			self::FALLBACK === $path ? '' : self::text( $fields, 'capability', Capabilities::MANAGE, true ),
			self::text( $fields, 'feature', '' ),
			$menu_title,
			self::text( $fields, 'open_menu', '' ),
			self::nav_args( $fields['nav_args'] ?? [] ),
			self::layout( $fields['layout'] ?? [] ),
			false !== ( $fields['has_screen'] ?? true )
		);
	}

	/**
	 * Whether the current user can open the page now.
	 */
	public function is_for_user(): bool {
		$is_on = '' === $this->feature || in_array( $this->feature, Feature::names_on(), true );
		return $this->has_screen && $is_on && ( '' === $this->capability || current_user_can( $this->capability ) );
	}

	/**
	 * Whether the path is that of one page, not a pattern of several.
	 */
	public function is_linkable(): bool {
		return self::can_be_linked( $this->path );
	}

	/**
	 * Whether a path of an address is one that the page's path stands for by its `:name` parts.
	 */
	public function is_for( string $path ): bool {
		$pattern = (string) preg_replace( '~:[\\w-]+~', '[^/]+', $this->path );
		return ! str_ends_with( $pattern, self::FALLBACK ) && 1 === preg_match( "~\\A{$pattern}\\z~", $path );
	}

	/**
	 * The page as `client/shared/routing/types.ts` reads it.
	 *
	 * @param string $menu Element id of the dashboard's menu.
	 * @return array<string, mixed>
	 */
	public function for_client( string $menu ): array {
		return array_filter(
			[
				'path'        => $this->path,
				'breadcrumbs' => [ ...$this->sections, $this->title ],
				'capability'  => $this->capability,
				'feature'     => $this->feature,
				'wpOpenMenu'  => '' === $this->open_menu ? $menu : $this->open_menu,
				'navArgs'     => $this->nav_args,
				'layout'      => $this->layout,
			],
			static fn( mixed $value ): bool => '' !== $value && [] !== $value
		);
	}

	private static function can_be_linked( string $path ): bool {
		return ! str_contains( $path, ':' ) && ! str_ends_with( $path, self::FALLBACK );
	}

	private static function path( mixed $path ): string {
		if ( self::FALLBACK === $path || '/' === $path ) {
			return $path;
		}
		if ( ! is_string( $path ) || 1 !== preg_match( '~\A(/:?[\w-]+)+(/\*)?\z~', $path ) ) {
			throw new UnexpectedValueException(
				'A path such as “/acme” or “/acme/:id” is needed, not ' . wp_json_encode( $path, JSON_UNESCAPED_SLASHES ) . '.'
			);
		}
		return $path;
	}

	/**
	 * @param array<mixed> $fields
	 * @param string       $name
	 * @param string|null  $usual     Where the field is missing; null where it is needed.
	 * @param bool         $is_needed Whether a field that is there may not be empty.
	 */
	private static function text( array $fields, string $name, ?string $usual = null, bool $is_needed = false ): string {
		$text = $fields[ $name ] ?? $usual;
		if ( ! is_string( $text ) || ( ( null === $usual || $is_needed ) && '' === trim( $text ) ) ) {
			throw new UnexpectedValueException( "The field “{$name}” is a text, not " . wp_json_encode( $text ) . '.' );
		}
		return $text;
	}

	/**
	 * @return list<string>
	 */
	private static function sections( mixed $sections ): array {
		if ( ! is_array( $sections ) || array_filter( $sections, 'is_string' ) !== $sections ) {
			throw new UnexpectedValueException( 'The field “sections” is a list of texts, not ' . wp_json_encode( $sections ) . '.' );
		}
		return array_values( $sections );
	}

	/**
	 * @return array<string, string>
	 */
	private static function nav_args( mixed $args ): array {
		$known = [];
		foreach ( is_array( $args ) ? $args : [ 'nav_args' => $args ] as $name => $value ) {
			if ( ! is_string( $value ) || ! in_array( $name, [ 'id', 'parentPath' ], true ) ) {
				throw new UnexpectedValueException( 'The field “nav_args” has the texts “id” and “parentPath”, not ' . wp_json_encode( $args ) . '.' );
			}
			$known[ $name ] = $value;
		}
		return $known;
	}

	/**
	 * @return array<string, bool>
	 */
	private static function layout( mixed $layout ): array {
		$known = [];
		foreach ( is_array( $layout ) ? $layout : [ 'layout' => $layout ] as $name => $is_shown ) {
			if ( ! is_bool( $is_shown ) || ! in_array( $name, self::LAYOUT, true ) ) {
				throw new UnexpectedValueException(
					'The field “layout” says true or false of ' . implode( ', ', self::LAYOUT ) . ', not ' . wp_json_encode( $layout ) . '.'
				);
			}
			$known[ $name ] = $is_shown;
		}
		return $known;
	}
}
