<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore;

use Storewright\Admin\LaunchYourStore\Rest\LaunchController;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;

/**
 * The last step of the setup: the store opens.
 */
final class LaunchYourStoreModule implements Module, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks what completes the task, or opens it again.
	 */
	public function register(): void {
		foreach ( [ 'add', 'update', 'delete' ] as $change ) {
			add_action( "{$change}_option_" . LaunchState::COMING_SOON, [ $this, 'announce' ], 10, 0 );
		}
	}

	/**
	 * Has the progress of the setup found out anew.
	 */
	public function announce(): void {
		/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
		do_action( 'storewright_tasks_changed' );
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new LaunchController( $this->context, $this->state() ) ];
	}

	/**
	 * Nothing to set up: whether a store waits is its owner's decision.
	 */
	public function activate(): void {}

	/**
	 * Removes what was decided.
	 */
	public function uninstall(): void {
		$this->state()->clear();
	}

	private function state(): LaunchState {
		return new LaunchState( $this->context );
	}
}
