<?php
declare(strict_types=1);

namespace Storewright\Companion\Updates;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Mode;

/**
 * Notes when an update of WooCommerce begins. WordPress deactivates a plugin for the time of some updates and activates it afterwards:
 * meanwhile Storewright waits, and does not take the shop for its own.
 */
final class UpdatesModule extends BackOfficeModule {

	/**
	 * Listens to updates of plugins.
	 */
	public function register(): void {
		// Before WordPress deactivates it, at 10.
		add_filter( 'upgrader_pre_install', $this->note( ... ), 1, 2 );
		// Not fired where WordPress deactivates it for an update: somebody wants it off.
		add_action( 'deactivated_plugin', $this->forget( ... ) );
	}

	/**
	 * @param mixed $answer An error where the update will not be made.
	 * @param mixed $extra  What is updated: `plugin` names its main file.
	 */
	private function note( mixed $answer, mixed $extra = null ): mixed {
		if ( ! is_wp_error( $answer ) && is_array( $extra ) && Mode::WOOCOMMERCE === ( $extra['plugin'] ?? '' ) ) {
			$this->context->options->set( Mode::UPDATING_OPTION, (string) $this->context->clock->now()->getTimestamp(), true );
		}
		return $answer;
	}

	private function forget( mixed $plugin = '' ): void {
		if ( Mode::WOOCOMMERCE === $plugin ) {
			$this->context->options->delete( Mode::UPDATING_OPTION );
		}
	}
}
