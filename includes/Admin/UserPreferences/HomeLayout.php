<?php
declare(strict_types=1);

namespace Storewright\Admin\UserPreferences;

use Storewright\Kernel\Options;

/**
 * How Home places its panels: what the user has chosen, else what the store has, else one column.
 */
final class HomeLayout {

	/**
	 * The option with the store's own choice, for users who have made none.
	 */
	public const DEFAULT_OPTION = 'woocommerce_default_homepage_layout';

	/**
	 * The layouts there are; the first one counts where nothing is chosen.
	 */
	public const ALL = [ 'single_column', 'two_columns' ];

	/**
	 * The layout that a user sees.
	 *
	 * @param int     $user
	 * @param Options $options
	 */
	public static function of( int $user, Options $options ): string {
		$chosen = [
			// WooCommerce's own dashboard has stored it as JSON.
			trim( UserPreferences::of( $user )['homepage_layout'] ?? '', '"' ),
			$options->string( self::DEFAULT_OPTION ),
		];
		return array_values( array_intersect( $chosen, self::ALL ) )[0] ?? self::ALL[0];
	}
}
