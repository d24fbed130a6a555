<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Storewright\Kernel\Options;
use WP_Block_Template;

/**
 * The changes that can be taken back: that of the front page, which is a page of the site whatever its theme, and those of templates,
 * which each theme has its own of.
 */
final class ChangeStore {

	/**
	 * By `front`, and by place and theme: `shop/twentytwentyfive`.
	 */
	public const OPTION = 'storewright_design_changes';

	public function __construct( private readonly Options $options ) {}

	/**
	 * What was applied to a place of the site as its theme is now.
	 *
	 * @param Place $place
	 */
	public function get( Place $place ): ?PatternChange {
		$changes = self::by_theme( $this->options->array( self::OPTION ) );
		return PatternChange::stored( $changes[ self::key( $place, get_stylesheet() ) ] ?? null );
	}

	/**
	 * Keeps what was applied to a place, in place of what was kept of it.
	 *
	 * @param Place              $place
	 * @param PatternChange|null $change Null forgets it.
	 */
	public function set( Place $place, ?PatternChange $change ): void {
		$key = self::key( $place, get_stylesheet() );
		$this->options->change(
			self::OPTION,
			static function ( array $changes ) use ( $key, $change ): array {
				$changes = self::by_theme( $changes );
				unset( $changes[ $key ] );
				return null === $change ? $changes : $changes + [ $key => $change->to_array() ];
			}
		);
	}

	private static function key( Place $place, string $theme ): string {
		return Place::Front === $place ? $place->value : "$place->value/$theme";
	}

	/**
	 * Changes of templates had been kept without their theme: it is the one whose template is what was written, the latest of several.
	 *
	 * @param array<mixed> $changes
	 * @return array<mixed>
	 */
	private static function by_theme( array $changes ): array {
		foreach ( [ Place::Shop, Place::Product ] as $place ) {
			$stored = $changes[ $place->value ] ?? null;
			unset( $changes[ $place->value ] );
			$change = PatternChange::stored( $stored );
			if ( null !== $change ) {
				$changes += [ self::key( $place, self::theme_of( $place, $change ) ) => $stored ];
			}
		}
		return $changes;
	}

	private static function theme_of( Place $place, PatternChange $change ): string {
		$themes = get_terms(
			[
				'taxonomy'   => 'wp_theme',
				'hide_empty' => false,
				'fields'     => 'names',
			]
		);
		$found  = get_stylesheet();
		$latest = '';
		foreach ( is_array( $themes ) ? $themes : [] as $theme ) {
			$template = self::template_of( (string) $theme, $place );
			if (
				null !== $template
				&& 'custom' === $template->source
				&& $change->wrote( $template->content )
				&& (string) $template->modified >= $latest ) {

				$found  = (string) $theme;
				$latest = (string) $template->modified;
			}
		}
		return $found;
	}

	/**
	 * A theme's template as it is while the theme is the site's: WordPress fills in the site's theme when it reads one.
	 */
	private static function template_of( string $theme, Place $place ): ?WP_Block_Template {
		$as_theme = static fn(): string => $theme;
		add_filter( 'stylesheet', $as_theme );
		try {
			return get_block_template( "$theme//{$place->template()}" );
		} finally {
			remove_filter( 'stylesheet', $as_theme );
		}
	}
}
