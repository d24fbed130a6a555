<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing;

use UnexpectedValueException;

/**
 * A marketing extension, as the catalog describes it.
 */
final class Extension {

	/**
	 * @param string $slug              Its slug in WordPress's plugin directory.
	 * @param string $name              Its name.
	 * @param string $description       What it does, one translated sentence.
	 * @param string $category          `marketing` or `coupons`, or one that a plugin adds.
	 * @param string $group             Slug of the group it is shown in, such as `email`.
	 * @param string $group_name        What that group is called, translated.
	 * @param string $manage_page       Its page within wp-admin, '' for none.
	 * @param string $docs_url          Its documentation, with https, '' for none.
	 * @param bool   $needs_woocommerce Whether it works beside WooCommerce alone.
	 */
	private function __construct(
		public readonly string $slug,
		public readonly string $name,
		public readonly string $description,
		public readonly string $category,
		public readonly string $group,
		public readonly string $group_name,
		public readonly string $manage_page,
		public readonly string $docs_url,
		public readonly bool $needs_woocommerce
	) {}

	/**
	 * An extension from an entry of the catalog.
	 *
	 * `slug`, `name`, `description`, `category`, `group` and `group_name` are needed; `manage_url`, `docs_url` and
	 * `needs_woocommerce` are not.
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		$entry  = is_array( $entry ) ? $entry : [];
		$page   = self::text( $entry, 'manage_url', '' );
		$docs   = self::text( $entry, 'docs_url', '' );
		$is_web = '' === $docs || str_starts_with( sanitize_url( $docs, [ 'https' ] ), 'https://' );
		if ( '' !== $page && 1 !== preg_match( '/^[a-z0-9-]+\.php(\?[\w=&%.\/-]*)?$/D', $page ) ) {
			throw new UnexpectedValueException( "manage_url has to be a page within wp-admin, such as “admin.php?page=newsletter”, not “{$page}”." );
		}
		return new self(
			self::slug( $entry, 'slug' ),
			self::text( $entry, 'name' ),
			self::text( $entry, 'description' ),
			self::slug( $entry, 'category' ),
			self::slug( $entry, 'group' ),
			self::text( $entry, 'group_name' ),
			$page,
			$is_web ? $docs : throw new UnexpectedValueException( "docs_url has to be an address with https, not “{$docs}”." ),
			true === ( $entry['needs_woocommerce'] ?? false )
		);
	}

	/**
	 * Its page in WordPress's plugin directory.
	 */
	public function url(): string {
		return "https://wordpress.org/plugins/{$this->slug}/";
	}

	/**
	 * @param array<mixed> $from
	 */
	private static function text( array $from, string $name, ?string $otherwise = null ): string {
		$text = $from[ $name ] ?? $otherwise;
		if ( ! is_string( $text ) || ( null === $otherwise && '' === $text ) ) {
			throw new UnexpectedValueException( "$name has to be a text." );
		}
		return $text;
	}

	/**
	 * @param array<mixed> $from
	 */
	private static function slug( array $from, string $name ): string {
		$slug = self::text( $from, $name );
		if ( 1 !== preg_match( '/^[a-z0-9][a-z0-9_-]*$/D', $slug ) ) {
			throw new UnexpectedValueException( "$name has to be a slug, such as “newsletter”, not “{$slug}”." );
		}
		return $slug;
	}
}
