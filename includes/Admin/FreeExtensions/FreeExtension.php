<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions;

use UnexpectedValueException;

/**
 * A free plugin that is suggested to the owner, as the catalog describes it.
 */
final class FreeExtension {

	/**
	 * @param string $key            Its slug in WordPress's plugin directory; a part of it is named after a colon.
	 * @param string $name           Its name.
	 * @param string $description    What it does, one translated sentence.
	 * @param string $image          Address of a picture on this site, '' for none.
	 * @param string $manage_page    Its page within wp-admin, '' for none.
	 * @param bool   $is_built_by_wc Whether it comes from the makers of WooCommerce.
	 * @param string $min_wp_version The oldest WordPress that it runs on, '' for any.
	 */
	private function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly string $description,
		public readonly string $image,
		public readonly string $manage_page,
		public readonly bool $is_built_by_wc,
		public readonly string $min_wp_version
	) {}

	/**
	 * An extension from an entry of the catalog.
	 *
	 * `key`, `name` and `description` are needed; `image_url`, `manage_url`, `is_built_by_wc` and `min_wp_version` are not.
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		if ( ! is_array( $entry ) ) {
			throw new UnexpectedValueException( 'An extension is an array.' );
		}
		return new self(
			self::key( self::text( $entry, 'key' ) ),
			self::text( $entry, 'name' ),
			self::text( $entry, 'description' ),
			self::picture( self::text( $entry, 'image_url', '' ) ),
			self::page( self::text( $entry, 'manage_url', '' ) ),
			true === ( $entry['is_built_by_wc'] ?? false ),
			self::text( $entry, 'min_wp_version', '' )
		);
	}

	/**
	 * Its slug in WordPress's plugin directory.
	 */
	public function slug(): string {
		return explode( ':', $this->key )[0];
	}

	/**
	 * @param array<mixed> $from
	 */
	private static function text( array $from, string $name, ?string $otherwise = null ): string {
		$text = $from[ $name ] ?? $otherwise;
		if ( ! is_string( $text ) || ( null === $otherwise && '' === $text ) ) {
			throw new UnexpectedValueException( "$name of an extension has to be a text." );
		}
		return $text;
	}

	private static function key( string $key ): string {
		if ( 1 !== preg_match( '/^[a-z0-9][a-z0-9_-]*(:[a-z0-9_-]+)?$/D', $key ) ) {
			throw new UnexpectedValueException( 'The key of an extension is a slug, such as “newsletter”.' );
		}
		return $key;
	}

	/**
	 * A picture of this site. One of another would tell that site of every visit of the owner: it is left out.
	 */
	private static function picture( string $url ): string {
		return str_starts_with( $url, home_url( '/' ) )
			|| str_starts_with( $url, content_url( '/' ) ) ? sanitize_url( $url, [ 'https', 'http' ] ) : '';

	}

	/**
	 * A page of wp-admin, named from there on.
	 */
	private static function page( string $page ): string {
		if ( '' !== $page && 1 !== preg_match( '/^[a-z0-9-]+\.php(\?[\w=&%.\/-]*)?$/D', $page ) ) {
			throw new UnexpectedValueException( 'manage_url of an extension is a page within wp-admin, such as “admin.php?page=newsletter”.' );
		}
		return $page;
	}
}
