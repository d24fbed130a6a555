<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint;

/**
 * A part of a blueprint.
 */
enum Step: string {

	case Settings     = 'setWCSettings';
	case CoreProfiler = 'setWCCoreProfilerOptions';
	case Gateways     = 'setWCPaymentGateways';
	case Shipping     = 'setWCShipping';
	case TaxRates     = 'setWCTaxRates';
	case Plugins      = 'installPlugin';
	case Themes       = 'installTheme';
	case TaskOptions  = 'setWCTaskOptions';

	/**
	 * The names of all.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Settings     => __( 'Settings', 'storewright' ),
			self::CoreProfiler => __( 'Core Profiler Options', 'storewright' ),
			self::Gateways     => __( 'Payment Gateways', 'storewright' ),
			self::Shipping     => __( 'Shipping', 'storewright' ),
			self::TaxRates     => __( 'Tax rates', 'storewright' ),
			self::Plugins      => __( 'Plugins', 'storewright' ),
			self::Themes       => __( 'Themes', 'storewright' ),
			self::TaskOptions  => __( 'Task Options', 'storewright' ),
		};
	}
}
