<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import\Parts;

use Storewright\Store\Blueprint\Import\Part;
use Storewright\Store\Blueprint\Import\Refusals;
use Storewright\Store\Blueprint\Step;

/**
 * The theme. One that is here can be activated; none is ever installed.
 */
final class ThemePart implements Part {

	private const KEY = 'theme';

	public function step(): Step {
		return Step::Themes;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed> $data
	 */
	public function wanted( array $data ): array {
		$refusals = new Refusals( $this->step() );
		$theme    = is_array( $data['themeData'] ?? null ) ? $data['themeData'] : [];
		$slug     = $theme['slug'] ?? null;
		if ( ! is_string( $slug ) || 1 !== preg_match( '/^[a-z0-9._-]{1,100}$/iD', $slug ) ) {
			$refusals->add_value( 'slug', __( 'A theme', 'storewright' ), $slug, __( 'Name it by its slug, such as storefront.', 'storewright' ) );
		}
		$resource = $theme['resource'] ?? null;
		if ( 'wordpress.org/themes' !== $resource ) {
			$refusals->add_value( 'resource', __( 'The source of a theme', 'storewright' ), $resource, __( 'It has to be wordpress.org/themes.', 'storewright' ) );
		}
		$refusals->refuse();
		return [ self::KEY => $slug ];
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<string> $keys
	 */
	public function current( array $keys ): array {
		return array_fill_keys( $keys, get_stylesheet() );
	}

	public function label( string $key, mixed $value ): string {
		return __( 'Theme', 'storewright' );
	}

	public function text( string $key, mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	public function refusal( string $key, mixed $value ): string {
		return match ( true ) {
			! is_string( $value ) || ! wp_get_theme( $value )->exists() => __( 'Install it first, then import the blueprint again.', 'storewright' ),
			! current_user_can( 'switch_themes' ) => __( 'You are not allowed to switch themes.', 'storewright' ),
			default                               => '',
		};
	}

	public function is_final(): bool {
		return true;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $values
	 */
	public function write( array $values ): void {
		$slug = $values[ self::KEY ] ?? null;
		if ( is_string( $slug ) ) {
			switch_theme( $slug );
		}
	}
}
