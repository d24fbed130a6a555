<?php
declare(strict_types=1);

namespace Storewright\Admin\Usage;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Events;

/**
 * Events of use, which are told by the action `storewright_usage_event`: they stay on this site unless the owner allows more.
 */
final class UsageModule extends BackOfficeModule {

	/**
	 * The owner's permission: 'yes' or 'no'.
	 */
	private const PERMISSION = 'woocommerce_allow_tracking';

	/**
	 * Listens to what everybody tells.
	 */
	public function register(): void {
		add_action( 'storewright_usage_event', [ $this, 'share' ], 10, 2 );
		add_filter(
			'storewright_setting_readers',
			static fn( mixed $readers ) => [ 'advanced/' . self::PERMISSION => self::class ] + ( is_array( $readers ) ? $readers : [] )
		);
	}

	/**
	 * Hands an event to those that share it, where the owner allows that.
	 *
	 * @param mixed $name  Name of the event.
	 * @param mixed $facts What it was about.
	 */
	public function share( mixed $name, mixed $facts = [] ): void {
		if ( ! is_string( $name ) || ! $this->context->options->bool_yes( self::PERMISSION ) ) {
			return;
		}
		/**
		 * Fires for each event of use while the owner allows usage data to be shared. Extensions that send events anywhere
		 * listen to this action; Storewright itself sends nothing.
		 *
		 * @param string               $name  Name of the event.
		 * @param array<string, mixed> $facts What it was about.
		 */
		Events::dispatch( 'storewright_shared_usage_event', $name, is_array( $facts ) ? $facts : [] );
	}
}
