<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

/**
 * The steps of the profiler, by WooCommerce's names.
 */
enum Step: string {

	case OptIn    = 'intro-opt-in';
	case Skip     = 'skip-guided-setup';
	case Stage    = 'user-profile';
	case Business = 'business-info';
	case Plugins  = 'plugins';
	case Finish   = 'intro-builder';

	/**
	 * The names of all steps.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_map( static fn( self $step ): string => $step->value, self::cases() );
	}
}
