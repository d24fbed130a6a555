<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Performance;

/**
 * What a user has chosen to see of the store performance on Home: the preference that WooCommerce's own Home has as well.
 */
final class PerformanceChoice {

	/**
	 * The preference, and where it is kept.
	 */
	public const PREFERENCE = 'homepage_stats';

	private const KEY = 'woocommerce_admin_homepage_stats';

	/**
	 * What is not shown as long as nothing is chosen.
	 */
	private const HIDDEN = [ PerformanceFigure::NetSales, PerformanceFigure::Refunds ];

	/**
	 * @param PerformancePeriod $period
	 * @param list<string>      $hidden Names of figures that are not shown, also of those that only others know.
	 */
	private function __construct( public readonly PerformancePeriod $period, public readonly array $hidden ) {}

	/**
	 * The choice of a user.
	 */
	public static function of( int $user ): self {
		$stored = get_user_meta( $user, self::KEY, true );
		$chosen = is_string( $stored ) ? json_decode( $stored, true ) : null;
		$chosen = is_array( $chosen ) ? $chosen : [];
		$hidden = $chosen['hiddenIndicators'] ?? null;
		$period = $chosen['period'] ?? null;
		return new self(
			PerformancePeriod::tryFrom( is_string( $period ) ? $period : '' ) ?? PerformancePeriod::Week,
			is_array( $hidden )
				? array_values( array_filter( $hidden, 'is_string' ) )
				: array_column( self::HIDDEN, 'value' )
		);
	}

	/**
	 * Whether a figure is shown.
	 */
	public function shows( string $stat ): bool {
		return ! in_array( $stat, $this->hidden, true );
	}
}
