<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use DateTimeImmutable;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Options;
use WP_Post;
use WP_Query;
use WP_Taxonomy;

/**
 * Decides which parts of a site are hidden until the store opens, and from whom.
 */
final class Visibility {

	/**
	 * 'yes' while the store waits to be opened.
	 */
	public const COMING_SOON = 'woocommerce_coming_soon';

	public const STORE_ALONE = 'woocommerce_store_pages_only';

	public const HAS_LINK = 'woocommerce_private_link';

	public const KEY = 'woocommerce_share_key';

	/**
	 * Options with the ids of the store's own pages.
	 */
	private const PAGES = [
		'woocommerce_shop_page_id',
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_myaccount_page_id',
	];

	/**
	 * Types of posts that belong to the store as a whole.
	 */
	public const POST_TYPES = [ 'product', 'product_variation' ];

	/**
	 * @var array<string, mixed> The options that say more, read together.
	 */
	private readonly array $stored;

	public function __construct( Options $options, private readonly DateTimeImmutable $now ) {
		$this->stored = $options->several( [ self::STORE_ALONE, self::HAS_LINK, self::KEY, PreviewLinks::OPTION, ...self::PAGES ] );
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
	public static function can_bypass(): bool {
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
	public function applies_to( WP_Query $query ): bool {
		$is_held_back = ! $query->is_robots()
			&& ! $query->is_favicon()
			&& ( ! $this->is_for_store_alone() || $this->is_of_store( $query ) );

		/**
		 * Filters whether an address of the site is held back from visitors while the store waits to be opened.
		 *
		 * @param bool     $is_held_back
		 * @param WP_Query $query What the address asks for.
		 */
		return true === apply_filters( 'storewright_is_held_back', $is_held_back, $query );
	}

	/**
	 * The links that let guests in, null where the owner wants none.
	 */
	public function private_link(): ?PrivateLink {
		$key      = $this->stored[ self::KEY ] ?? '';
		$key      = 'yes' === ( $this->stored[ self::HAS_LINK ] ?? 'no' ) && is_string( $key ) ? $key : '';
		$previews = array_values(
			array_filter(
				PreviewLinks::read( $this->stored[ PreviewLinks::OPTION ] ?? null ),
				fn( PreviewLink $link ) => $link->holds( $this->now )
			)
		);
		return '' === $key && [] === $previews ? null : new PrivateLink( $key, $previews );
	}

	/**
	 * Whether the current visitor is kept out: neither works on the site nor has the private link.
	 */
	public function blocks_visitor(): bool {
		return ! self::can_bypass() && true !== $this->private_link()?->lets_in();
	}

	/**
	 * Whether a post is the store's: a product, a picture of one, or a page such as the cart.
	 *
	 * @param int $id Id of a post that may not exist.
	 */
	public function is_store_post( int $id ): bool {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post ) {
			return false;
		}
		return in_array( $post->post_type, self::POST_TYPES, true )
			|| in_array( $post->ID, $this->store_pages(), true )
			|| ( 'attachment' === $post->post_type && in_array( get_post_type( $post->post_parent ), self::POST_TYPES, true ) );
	}

	/**
	 * Ids of the store's own pages.
	 *
	 * @return list<int>
	 */
	public function store_pages(): array {
		$ids = array_map(
			fn( string $option ) => is_numeric( $this->stored[ $option ] ?? null ) ? (int) $this->stored[ $option ] : 0,
			self::PAGES
		);
		return array_values( array_filter( $ids, static fn( int $id ) => $id > 0 ) );
	}

	/**
	 * Taxonomies that sort products and nothing else.
	 *
	 * @return array<string, WP_Taxonomy> By name.
	 */
	public static function store_taxonomies(): array {
		return array_filter(
			get_object_taxonomies( 'product', 'objects' ),
			static fn( WP_Taxonomy $taxonomy ) => [] === array_diff( $taxonomy->object_type, self::POST_TYPES )
		);
	}

	/**
	 * Goes by what is asked for, not by what is found: visitors are not to learn which products and categories there are.
	 */
	private function is_of_store( WP_Query $query ): bool {
		if ( in_array( 'product', (array) $query->get( 'post_type' ), true ) || $query->is_singular( 'product' ) ) {
			return true;
		}
		foreach ( self::store_taxonomies() as $name => $taxonomy ) {
			$variable = $taxonomy->query_var;
			if (
				$query->is_tax( $name )
				|| $name === $query->get( 'taxonomy' )
				|| ( is_string( $variable ) && '' !== $query->get( $variable ) ) ) {

				return true;
			}
		}
		// Without an id it would mean any page.
		return [] !== $this->store_pages() && $query->is_page( $this->store_pages() );
	}
}
