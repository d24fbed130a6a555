<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * Where the customer of an order came from, in words.
 */
final class OrderOrigin {

	/**
	 * @param string $type   How the customer came, as WooCommerce's order attribution names it.
	 * @param string $source From where.
	 */
	public static function text( string $type, string $source ): string {
		return match ( $type ) {
			/* translators: %s: name of a campaign's source, such as newsletter. */
			'utm'        => sprintf( __( 'Source: %s', 'storewright' ), $source ),
			/* translators: %s: name of a search engine. */
			'organic'    => sprintf( __( 'Organic: %s', 'storewright' ), $source ),
			/* translators: %s: another site's host name. */
			'referral'   => sprintf( __( 'Referral: %s', 'storewright' ), $source ),
			'typein'     => __( 'Direct', 'storewright' ),
			'mobile_app' => __( 'Mobile app', 'storewright' ),
			'admin'      => __( 'Web admin', 'storewright' ),
			'pos'        => __( 'Point of Sale', 'storewright' ),
			default      => __( 'Unknown', 'storewright' ),
		};
	}
}
