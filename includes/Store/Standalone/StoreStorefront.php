<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use DateTimeImmutable;
use Storewright\Shop\Storefront;
use Storewright\Store\Keys\KeyRepository;

/**
 * The Store has no cart of its own: a storefront connects over REST.
 */
final class StoreStorefront implements Storefront {

	public function __construct( private readonly KeyRepository $keys ) {}

	public function is_built_in(): bool {
		return false;
	}

	public function url(): string {
		$page = get_option( 'woocommerce_shop_page_id' );
		$url  = is_numeric( $page ) && 'publish' === get_post_status( (int) $page ) ? get_permalink( (int) $page ) : false;
		$url  = false === $url ? get_post_type_archive_link( 'product' ) : $url;
		return false === $url ? home_url( '/' ) : $url;
	}

	public function has_connected( DateTimeImmutable $since ): bool {
		return $this->keys->has_used( $since );
	}
}
