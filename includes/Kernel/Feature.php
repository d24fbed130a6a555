<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Parts of the dashboard that can be on or off: the same list as in client/shared/data/features.ts. Those that
 * are built are on by themselves.
 */
enum Feature: string {

	case Analytics             = 'analytics';
	case Marketing             = 'marketing';
	case Marketplace           = 'marketplace';
	case ProductBlockEditor    = 'product-block-editor';
	case Onboarding            = 'onboarding';
	case CoreProfiler          = 'core-profiler';
	case CustomizeStore        = 'customize-store';
	case LaunchYourStore       = 'launch-your-store';
	case PaymentsWelcomePage   = 'wc-pay-welcome-page';
	case PaymentsSettings      = 'reactify-classic-payments-settings';
	case ShippingSmartDefaults = 'shipping-smart-defaults';

	/**
	 * Those that need nobody to turn them on.
	 */
	private const BUILT = [ 'analytics', 'marketing', 'marketplace', 'customize-store', 'reactify-classic-payments-settings', 'wc-pay-welcome-page' ];

	/**
	 * Whether the feature is on.
	 */
	public function is_on(): bool {
		return in_array( $this->value, self::names_on(), true );
	}

	/**
	 * The names of the features that are on, with those that plugins add.
	 *
	 * @return list<string>
	 */
	public static function names_on(): array {
		/**
		 * Filters the names of features that are on: at first, those that are built. The same filter on the page's side is `storewright_admin_features`.
		 *
		 * @param list<string> $features Such as `shipping-smart-defaults`.
		 */
		$features = apply_filters( 'storewright_features', self::BUILT );
		return array_values( array_filter( is_array( $features ) ? $features : [], 'is_string' ) );
	}
}
