<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

use Storewright\Kernel\PluginDirectory;
use UnexpectedValueException;

/**
 * An extension that the store could add, as the catalog or WordPress's plugin directory describes it.
 */
final class Extension {

	/**
	 * @param string $slug              Its slug in WordPress's plugin directory; the folder of a plugin that is had elsewhere.
	 * @param string $name              Its name.
	 * @param string $description       What it does, one sentence.
	 * @param string $category          Slug of its category, '' where the directory has it.
	 * @param string $category_name     What that is called, translated.
	 * @param string $author            Who makes it, '' where that is not known.
	 * @param string $version           Its latest version, '' where that is not known.
	 * @param string $manage_page       Its page within wp-admin, '' for none.
	 * @param string $docs_url          Its documentation, with https, '' for none.
	 * @param string $vendor_url        Its page at the vendor's marketplace, with https, '' for none.
	 * @param bool   $is_installable    Whether WordPress's plugin directory has it.
	 * @param bool   $needs_woocommerce Whether it works beside WooCommerce alone.
	 */
	private function __construct(
		public readonly string $slug,
		public readonly string $name,
		public readonly string $description,
		public readonly string $category,
		public readonly string $category_name,
		public readonly string $author,
		public readonly string $version,
		public readonly string $manage_page,
		public readonly string $docs_url,
		public readonly string $vendor_url,
		public readonly bool $is_installable,
		public readonly bool $needs_woocommerce
	) {}

	/**
	 * An extension from an entry of the catalog.
	 *
	 * `slug`, `name`, `description`, `category` and `category_name` are needed; `manage_url`, `docs_url`, `vendor_url`,
	 * `is_installable` (true) and `needs_woocommerce` (false) are not.
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		$entry = is_array( $entry ) ? $entry : [];
		$page  = self::text( $entry, 'manage_url', '' );
		if ( '' !== $page && 1 !== preg_match( '/^[a-z0-9-]+\.php(\?[\w=&%.\/-]*)?$/D', $page ) ) {
			throw new UnexpectedValueException( "manage_url has to be a page within wp-admin, such as “admin.php?page=newsletter”, not “{$page}”." );
		}
		return new self(
			self::slug( $entry, 'slug' ),
			self::text( $entry, 'name' ),
			self::text( $entry, 'description' ),
			self::slug( $entry, 'category' ),
			self::text( $entry, 'category_name' ),
			'',
			'',
			$page,
			self::link( $entry, 'docs_url' ),
			self::link( $entry, 'vendor_url' ),
			false !== ( $entry['is_installable'] ?? true ),
			true === ( $entry['needs_woocommerce'] ?? false )
		);
	}

	/**
	 * An extension from what the plugin directory answers of a plugin; null where that is nothing that could be installed by its slug.
	 *
	 * @param array<mixed> $plugin
	 */
	public static function of_directory( array $plugin ): ?self {
		$slug = $plugin['slug'] ?? null;
		$name = PluginDirectory::plain( $plugin['name'] ?? '' );
		if ( ! is_string( $slug ) || ! self::is_slug( $slug ) || '' === $name ) {
			return null;
		}
		$needs = is_array( $plugin['requires_plugins'] ?? null ) ? $plugin['requires_plugins'] : [];
		return new self(
			$slug,
			$name,
			PluginDirectory::plain( $plugin['short_description'] ?? '' ),
			'',
			'',
			PluginDirectory::plain( $plugin['author'] ?? '' ),
			PluginDirectory::plain( $plugin['version'] ?? '' ),
			'',
			'',
			'',
			true,
			in_array( 'woocommerce', $needs, true )
		);
	}

	/**
	 * Its page in WordPress's plugin directory, '' where that does not have it.
	 */
	public function url(): string {
		return $this->is_installable ? "https://wordpress.org/plugins/{$this->slug}/" : '';
	}

	/**
	 * Whether its name, description or category has all of some words.
	 *
	 * @param list<string> $words In lower case.
	 */
	public function has( array $words ): bool {
		$text = mb_strtolower( "{$this->name} {$this->description} {$this->category_name} {$this->slug}" );
		foreach ( $words as $word ) {
			if ( ! str_contains( $text, $word ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a text may be a plugin's slug.
	 *
	 * @param string $slug
	 */
	public static function is_slug( string $slug ): bool {
		return 1 === preg_match( '/^[a-z0-9][a-z0-9_-]{0,199}$/D', $slug );
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
		return self::is_slug( $slug ) ? $slug : throw new UnexpectedValueException(
			"$name has to be a slug, such as “newsletter”, not “{$slug}”."
		);
	}

	/**
	 * @param array<mixed> $from
	 */
	private static function link( array $from, string $name ): string {
		$url = self::text( $from, $name, '' );
		if ( '' !== $url && ! str_starts_with( sanitize_url( $url, [ 'https' ] ), 'https://' ) ) {
			throw new UnexpectedValueException( "$name has to be an address with https, not “{$url}”." );
		}
		return $url;
	}
}
