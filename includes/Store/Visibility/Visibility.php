<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Options;
use WP_Query;

/**
 * What of a site is held back until its store opens, and from whom.
 */
final class Visibility {

	/**
	 * 'yes' while the store waits to be opened.
	 */
	public const COMING_SOON = 'woocommerce_coming_soon';

	private const STORE_ALONE = 'woocommerce_store_pages_only';

	private const HAS_LINK = 'woocommerce_private_link';

	private const KEY = 'woocommerce_share_key';

	/**
	 * Options with the ids of the store's own pages.
	 */
	private const PAGES = [ 'woocommerce_shop_page_id', 'woocommerce_cart_page_id', 'woocommerce_checkout_page_id', 'woocommerce_myaccount_page_id' ];

	/**
	 * @var array<string, mixed> The options that say more, read together.
	 */
	private readonly array $stored;

	public function __construct( Options $options ) {
		$this->stored = $options->several( [ self::STORE_ALONE, self::HAS_LINK, self::KEY, ...self::PAGES ] );
	}

	/**
	 * Whether the store waits. Looks only at what WordPress loads on every request: no query, also where it was never decided.
	 */
	public static function is_coming_soon(): bool {
		return 'yes' === ( wp_load_alloptions()[ self::COMING_SOON ] ?? 'no' ) && 'yes' === get_option( self::COMING_SOON );
	}

	/**
	 * Whether the current user works on the site, and so sees it as it is.
	 */
	public static function is_colleague(): bool {
		return current_user_can( Capabilities::MANAGE ) || current_user_can( 'edit_posts' );
	}

	/**
	 * Whether the pages of the store alone wait, and the rest of the site is open.
	 */
	public function is_for_store_alone(): bool {
		return 'yes' === ( $this->stored[ self::STORE_ALONE ] ?? 'no' );
	}

	/**
	 * Whether what a page view asks for is held back: everything that is read by people or feed readers, or the store's part of it.
	 *
	 * @param WP_Query $query What is asked for.
	 */
	public function concerns( WP_Query $query ): bool {
		$is_held_back = ! $query->is_robots() && ! $query->is_favicon() && ( ! $this->is_for_store_alone() || $this->is_of_store( $query ) );
		/**
		 * Filters whether an address of the site is held back from visitors while the store waits to be opened.
		 *
		 * @param bool     $is_held_back
		 * @param WP_Query $query What the address asks for.
		 */
		return true === apply_filters( 'storewright_is_held_back', $is_held_back, $query );
	}

	/**
	 * The link that lets guests in, null where the owner wants none.
	 */
	public function private_link(): ?PrivateLink {
		$key = $this->stored[ self::KEY ] ?? '';
		return 'yes' === ( $this->stored[ self::HAS_LINK ] ?? 'no' ) && is_string( $key ) && '' !== $key ? new PrivateLink( $key ) : null;
	}

	private function is_of_store( WP_Query $query ): bool {
		$types = (array) $query->get( 'post_type' );
		if ( in_array( 'product', $types, true ) || $query->is_singular( 'product' ) || $query->is_tax( get_object_taxonomies( 'product' ) ) ) {
			return true;
		}
		foreach ( self::PAGES as $option ) {
			$id = $this->stored[ $option ] ?? 0;
			// Without an id it would mean any page.
			if ( is_numeric( $id ) && (int) $id > 0 && $query->is_page( (int) $id ) ) {
				return true;
			}
		}
		return false;
	}
}
