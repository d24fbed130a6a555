<?php
declare(strict_types=1);

namespace Storewright\Admin\ManagementLinks;

use Storewright\Admin\ManagementLinks\Home\ManagementLinksPanel;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasHomePanels;

/**
 * Store management on Home: links, in groups, to what the user may open.
 */
final class ManagementLinksModule extends BackOfficeModule implements HasHomePanels {

	/**
	 * Hooks what the app is told. After the shell, which knows whether the store is still set up.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ], 20 );
	}

	/**
	 * What Home shows of it first.
	 */
	public function home_panels(): array {
		return [ new ManagementLinksPanel() ];
	}

	/**
	 * Tells the groups of links: `managementLinks` in client/shared/data/page-data.ts. None while a new store is set up.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		if ( ! is_array( $data ) || null !== ( $data['setup'] ?? null ) ) {
			return $data;
		}
		return $data + [ 'managementLinks' => ( new ManagementLinks( $this->context ) )->groups() ];
	}
}
