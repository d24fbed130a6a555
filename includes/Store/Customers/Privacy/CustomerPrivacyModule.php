<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\Installs;
use Storewright\Store\Customers\CustomerServices;

/**
 * Personal data of accounts and downloads: WordPress's tools for exporting and erasing it, for how long accounts are kept, and what
 * the site's privacy policy may say of the shop.
 */
final class CustomerPrivacyModule extends BackOfficeModule implements HasJobs, Installs {

	/**
	 * Adds to WordPress's tools, and plans the job when the setting is changed.
	 */
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', [ $this, 'add_exporters' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ $this, 'add_erasers' ], 20 );
		add_action(
			'storewright_setting_changed',
			static fn( mixed $id ) => DeleteInactiveAccounts::OPTION === $id ? DeleteInactiveAccounts::plan() : null
		);
		add_action( 'admin_init', [ PolicyText::class, 'suggest' ] );
	}

	/**
	 * Adds the exporters of accounts and of downloads.
	 *
	 * @param mixed $exporters By id.
	 * @return array<mixed>
	 */
	public function add_exporters( mixed $exporters ): array {
		return ( is_array( $exporters ) ? $exporters : [] ) + [
			'storewright-customer'  => [
				'exporter_friendly_name' => __( 'Customer account', 'storewright' ),
				'callback'               => static fn( string $email ) => ( new CustomerExporter() )->export( $email ),
			],
			'storewright-downloads' => [
				'exporter_friendly_name' => __( 'Downloads', 'storewright' ),
				'callback'               => fn( string $email, int $page = 1 ) =>
					( new DownloadExporter( $this->context ) )->export( $email, $page ),
			],
		];
	}

	/**
	 * Adds the erasers of downloads and of accounts, after that of orders: what reports know of a person depends on their orders.
	 *
	 * @param mixed $erasers By id.
	 * @return array<mixed>
	 */
	public function add_erasers( mixed $erasers ): array {
		return ( is_array( $erasers ) ? $erasers : [] ) + [
			'storewright-downloads' => [
				'eraser_friendly_name' => __( 'Downloads', 'storewright' ),
				'callback'             => fn( string $email ) => ( new DownloadEraser( $this->context ) )->erase( $email ),
			],
			'storewright-customer'  => [
				'eraser_friendly_name' => __( 'Customer account', 'storewright' ),
				'callback'             => fn( string $email ) => ( new CustomerServices( $this->context ) )->eraser()->erase( $email ),
			],
		];
	}

	/**
	 * The job that goes by how long accounts are kept.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new DeleteInactiveAccounts() ];
	}

	/**
	 * Goes on with what another plugin was told to do on the same data.
	 */
	public function install(): void {
		DeleteInactiveAccounts::plan();
	}
}
