<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

use Storewright\Kernel\Context;

/**
 * Links to the vendor's marketplace, which learns by them which store the owner comes from. Nothing is sent before a link is followed.
 */
final class MarketplaceLinks {

	/**
	 * The marketplace's first page.
	 */
	private const MARKETPLACE = 'https://woocommerce.com/products/';

	private const HOSTS = [ 'woocommerce.com' ];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The marketplace itself; '' where its extensions don't run on this shop.
	 */
	public function marketplace(): string {
		return $this->context->suggests_woocommerce_extensions() ? $this->to( self::MARKETPLACE ) : '';
	}

	/**
	 * An address of the marketplace with the store's site, the way back, the shop's version, and a nonce for connecting both.
	 *
	 * @param string $url An address with https.
	 * @return string '' for any other host than those of marketplaces.
	 */
	public function to( string $url ): string {
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : [];
		$is_ok = 'https' === ( $parts['scheme'] ?? '' )
			&& in_array( strtolower( $parts['host'] ?? '' ), $this->hosts(), true )
			&& ! isset( $parts['user'] )
			&& ! isset( $parts['port'] );
		return ! $is_ok ? '' : add_query_arg(
			[
				'wccom-site'          => rawurlencode( site_url() ),
				'wccom-back'          => rawurlencode( $this->back() ),
				'wccom-woo-version'   => rawurlencode( $this->version() ),
				'wccom-connect-nonce' => rawurlencode( wp_create_nonce( 'connect' ) ),
			],
			sanitize_url( $url, [ 'https' ] )
		);
	}

	/**
	 * @return list<string>
	 */
	private function hosts(): array {
		/**
		 * Filters the hosts of marketplaces: only links to them are shown, and carry the store's address.
		 *
		 * @param list<string> $hosts In lower case, such as `woocommerce.com`.
		 */
		$hosts = apply_filters( 'storewright_marketplace_hosts', self::HOSTS );
		return array_values( array_filter( is_array( $hosts ) ? $hosts : [], is_string( ... ) ) );
	}

	/**
	 * The Extensions page, from the site's root on.
	 */
	private function back(): string {
		return (string) preg_replace( '~^https?://[^/]+~', '', $this->context->app_url( [ 'path' => '/extensions' ] ) );
	}

	/**
	 * WooCommerce's version, or that of the shop that runs without it.
	 */
	private function version(): string {
		$version = defined( 'WC_VERSION' ) ? constant( 'WC_VERSION' ) : '';
		return is_string( $version ) && '' !== $version ? $version : $this->context->version;
	}
}
