<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore;

use Storewright\Kernel\Capabilities;

/**
 * The tour of an opened store on Home: whether it waits for a user, and what it reads.
 */
final class LaunchTour {

	/**
	 * Path of the options that the tour reads: `OPTIONS` of `client/launch-tour/tour.tsx`.
	 */
	public const OPTIONS = '/wc-admin/options?options=woocommerce_coming_soon,woocommerce_store_pages_only,woocommerce_private_link,woocommerce_share_key,woocommerce_show_lys_tour'; // phpcs:ignore Generic.Files.LineLength -- A path.

	/**
	 * 'yes' once the store was launched; autoloaded, so that asking costs no query.
	 */
	private const OPTION = 'woocommerce_show_lys_tour';

	/**
	 * Keys of user meta that are 'yes' once the user closed it: the second one is WooCommerce's, where that keeps preferences.
	 */
	private const HIDDEN = [ 'woocommerce_launch_your_store_tour_hidden', 'woocommerce_admin_launch_your_store_tour_hidden' ];

	/**
	 * Whether the tour waits for a user.
	 *
	 * @param int $user Id of the user.
	 */
	public static function waits( int $user ): bool {
		return 'yes' === ( wp_load_alloptions()[ self::OPTION ] ?? '' )
			&& user_can( $user, Capabilities::MANAGE )
			&& [] === array_filter( self::HIDDEN, static fn( string $key ): bool => 'yes' === get_user_meta( $user, $key, true ) );
	}
}
