<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics;

use Storewright\Admin\Analytics\Home\PerformancePanel;
use Storewright\Admin\Analytics\Performance\PerformanceChoice;
use Storewright\Admin\Analytics\Rest\PerformanceController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\HasHomePanels;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * The store performance on Home: a few figures of today, this week or this month.
 */
final class HomePerformanceModule extends BackOfficeModule implements HasRoutes, HasHomePanels, HasPreloads {

	/**
	 * Hooks what the app is told.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new PerformanceController( $this->context ) ];
	}

	/**
	 * What Home shows of it first.
	 */
	public function home_panels(): array {
		return [ new PerformancePanel() ];
	}

	/**
	 * Home starts with the figures once the store is set up.
	 *
	 * @param string $path
	 * @param string $task
	 */
	public function preloads( string $path, string $task ): array {
		return '/' === $path && '' === $task && current_user_can( Capabilities::VIEW_REPORTS ) && ! self::sees_setup()
			? [ PerformancePanel::path( PerformanceChoice::of( get_current_user_id() ) ) ]
			: [];
	}

	/**
	 * Whether the user still sets the store up: then the list of that is what Home shows.
	 */
	private static function sees_setup(): bool {
		/** This filter is documented in includes/Admin/HomePanels/Rest/HomePanelsController.php */
		return current_user_can( Capabilities::MANAGE ) && true === apply_filters( 'storewright_is_setup_open', false );
	}

	/**
	 * Tells those who may see reports what they have chosen: `HomeStats` in client/shared/data/page-data.ts.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		if ( ! is_array( $data ) || ! current_user_can( Capabilities::VIEW_REPORTS ) ) {
			return $data;
		}
		$choice = PerformanceChoice::of( get_current_user_id() );
		return $data + [
			'homeStats' => [
				'period' => $choice->period->value,
				'hidden' => $choice->hidden,
			],
		];
	}
}
