<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore;

use Storewright\Admin\LaunchYourStore\Check\LaunchCheck;
use Storewright\Admin\LaunchYourStore\Check\Visitor;
use Storewright\Admin\LaunchYourStore\Rest\CheckController;
use Storewright\Admin\LaunchYourStore\Rest\LaunchController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;

/**
 * The last step of the setup: the store opens.
 */
final class LaunchYourStoreModule extends BackOfficeModule implements HasRoutes, HasPreloads, HasPageOptions, Uninstalls {

	private const FEATURE = 'launch-your-store';

	/**
	 * Hooks what completes the task, or opens it again.
	 */
	public function register(): void {
		foreach ( [ 'add', 'update', 'delete' ] as $change ) {
			add_action( "{$change}_option_" . LaunchState::COMING_SOON, [ $this, 'announce' ], 10, 0 );
		}
		add_filter( 'storewright_features', static fn( mixed $names ): mixed => is_array( $names ) ? [ ...$names, self::FEATURE ] : $names );
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
	}

	/**
	 * Tells the app whether the launch tour is to be shown, and whether the store waits to be launched.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		$coming_soon = $this->state()->coming_soon();
		return is_array( $data ) ? $data + [
			'launchTour'   => LaunchTour::waits( get_current_user_id() ),
			'isComingSoon' => '' === $coming_soon ? null : 'yes' === $coming_soon,
		] : $data;
	}

	/**
	 * Home starts with what the launch tour reads, where it is to be shown.
	 *
	 * @param string $path
	 * @param string $task
	 */
	public function preloads( string $path, string $task ): array {
		return '/' === $path && '' === $task && LaunchTour::waits( get_current_user_id() ) ? [ LaunchTour::OPTIONS ] : [];
	}

	/**
	 * Whether the store waits to be launched.
	 */
	public function page_options(): array {
		return [ LaunchState::COMING_SOON ];
	}

	/**
	 * Has the progress of the setup found out anew.
	 */
	public function announce(): void {
		/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
		Events::dispatch( 'storewright_tasks_changed' );
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [
			new LaunchController( $this->context, $this->state() ),
			new CheckController( $this->context, new LaunchCheck( $this->context, $this->state(), new Visitor() ) ),
		];
	}

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
