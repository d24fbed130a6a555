<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels;

use Storewright\Admin\HomePanels\Home\WaitingPanel;
use Storewright\Admin\HomePanels\Rest\HomePanelsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasHomePanels;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;
use Storewright\Shop\LowStock;

/**
 * What waits for the owner, on Home: orders to fulfill, reviews to moderate and products that run low.
 */
final class HomePanelsModule extends BackOfficeModule implements HasRoutes, HasHomePanels, HasPreloads, HasPageOptions {

	/**
	 * Names the setting that says which orders wait, so that the settings page shows it.
	 */
	public function register(): void {
		add_filter(
			'storewright_setting_readers',
			static fn( mixed $readers ): mixed => is_array( $readers )
				? $readers + [ 'wc_admin/woocommerce_actionable_order_statuses' => HomePanelsController::class ]
				: $readers
		);
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new HomePanelsController( $this->context ) ];
	}

	/**
	 * Which orders wait, and what few is.
	 */
	public function page_options(): array {
		return [ HomePanelsController::ACTIONABLE, ...LowStock::OPTIONS ];
	}

	/**
	 * What Home shows of it first.
	 */
	public function home_panels(): array {
		return [ new WaitingPanel() ];
	}

	/**
	 * Home starts with what waits, and so does its counterpart for who works on products, where these may be changed.
	 *
	 * @param string $path
	 * @param string $task
	 */
	public function preloads( string $path, string $task ): array {
		return ( '/' === $path && '' === $task ) || ( '/catalog' === $path && HomePanelsController::has_work() ) ? [ WaitingPanel::PATH ] : [];
	}
}
