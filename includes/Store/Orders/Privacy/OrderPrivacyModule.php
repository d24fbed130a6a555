<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Privacy;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\Installs;
use Storewright\Store\Orders\OrderServices;

/**
 * Personal data in orders: WordPress's tools for exporting and erasing it, and for how long it is kept.
 */
final class OrderPrivacyModule extends BackOfficeModule implements HasJobs, Installs {

	/**
	 * Adds to WordPress's tools, and plans the job when a setting is changed.
	 */
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', [ $this, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ $this, 'add_eraser' ] );
		add_action(
			'storewright_setting_changed',
			fn( mixed $id ) => is_string( $id ) && OrderRetention::is_about( $id ) ? OrderRetention::plan( $this->context ) : null
		);
	}

	/**
	 * Adds the exporter of orders.
	 *
	 * @param mixed $exporters By id.
	 * @return array<mixed>
	 */
	public function add_exporter( mixed $exporters ): array {
		return ( is_array( $exporters ) ? $exporters : [] ) + [
			'storewright-orders' => [
				'exporter_friendly_name' => __( 'Orders', 'storewright' ),
				'callback'               => fn( string $email, int $page = 1 ) =>
					( new OrderServices( $this->context ) )->exporter()->export( $email, $page ),
			],
		];
	}

	/**
	 * Adds the eraser of orders.
	 *
	 * @param mixed $erasers By id.
	 * @return array<mixed>
	 */
	public function add_eraser( mixed $erasers ): array {
		return ( is_array( $erasers ) ? $erasers : [] ) + [
			'storewright-orders' => [
				'eraser_friendly_name' => __( 'Orders', 'storewright' ),
				'callback'             => fn( string $email ) => ( new OrderServices( $this->context ) )->eraser()->erase( $email ),
			],
		];
	}

	/**
	 * The job that goes by how long orders are kept.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new OrderRetention() ];
	}

	/**
	 * Goes on with what another plugin was told to do on the same data.
	 */
	public function install(): void {
		OrderRetention::plan( $this->context );
	}
}
