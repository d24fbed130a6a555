<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Automattic\WooCommerce\Internal\Admin\Analytics;
use Storewright\Companion\Menu\MenuModule;
use Storewright\Tests\Support\CompanionTestCase;

/**
 * WooCommerce's Home and Analytics stay in the menu, unless the owner wants Storewright's there.
 */
final class MenuTest extends CompanionTestCase {

	private const ANALYTICS = 'wc-admin&path=/analytics/overview';

	public function test_woocommerces_home_stays_unless_the_owner_wants_it_otherwise(): void {
		self::assertSame( 'wc-admin', $this->entries()['woocommerce'][0] );

		update_option( MenuModule::REPLACE_HOME, 'yes' );
		self::assertSame(
			admin_url( 'admin.php?page=storewright#storewright-menu=toplevel_page_woocommerce' ),
			$this->entries()['woocommerce'][0]
		);

		update_option( MenuModule::REPLACE_HOME, 'no' );
		self::assertSame( 'wc-admin', $this->entries()['woocommerce'][0] );
	}

	public function test_so_do_its_customers_and_analytics_but_for_what_extensions_add(): void {
		$before = [
			'woocommerce'   => [ 'wc-admin', 'wc-admin&path=/customers', 'wc-orders' ],
			self::ANALYTICS => [ self::ANALYTICS, 'wc-admin&path=/analytics/taxes', 'wc-admin&path=/analytics/subscriptions' ],
		];
		self::assertSame( $before, $this->entries() );

		update_option( MenuModule::REPLACE_HOME, 'yes' );
		$page = admin_url( 'admin.php?page=storewright' );
		// So that the menu of the link that the user follows stays the open one.
		$shop      = '#storewright-menu=toplevel_page_woocommerce';
		$analytics = '#storewright-menu=toplevel_page_wc-admin-path--analytics-overview';
		self::assertSame(
			[
				'woocommerce'   => [ "$page$shop", "$page&path=%2Fcustomers$shop", 'wc-orders' ],
				self::ANALYTICS => [
					"$page&path=%2Fanalytics%2Foverview$analytics",
					"$page&path=%2Fanalytics%2Ftaxes$analytics",
					'wc-admin&path=/analytics/subscriptions',
				],
			],
			$this->entries()
		);

		$this->as_subscriber();
		self::assertSame( $before, $this->entries( false ) );
	}

	/**
	 * The number beside an entry is that of the page that it opens.
	 */
	public function test_home_has_the_number_of_storewrights_tasks_where_it_opens_storewrights(): void {
		$this->as_administrator();
		$title = 'Home <span class="menu-counter remaining-tasks-badge woocommerce-task-list-remaining-tasks-badge"><span class="count-4">4</span></span>';
		$shown = function () use ( $title ): string {
			$GLOBALS['submenu'] = [ 'woocommerce' => [ [ $title, 'read', 'wc-admin', 'Home' ] ] ];
			( new MenuModule( $this->context() ) )->replace_places();
			$entry = $GLOBALS['submenu']['woocommerce'][0][0];
			self::assertIsString( $entry );
			return $entry;
		};
		add_filter( 'storewright_menu_badge_count', static fn() => 6, PHP_INT_MAX );
		self::assertSame( $title, $shown() );

		update_option( MenuModule::REPLACE_HOME, 'yes' );
		self::assertStringStartsWith( 'Home <span class="awaiting-mod', $shown() );
		self::assertStringContainsString( '>6</span>', $shown() );
		self::assertStringNotContainsString( 'count-4', $shown() );

		add_filter( 'storewright_menu_badge_count', static fn() => 0, PHP_INT_MAX );
		self::assertSame( 'Home', $shown() );
	}

	/**
	 * Every page of WooCommerce's Analytics has a counterpart: a new one would be missing from the list.
	 */
	public function test_each_report_of_woocommerces_menu_has_its_place(): void {
		$this->as_administrator();
		update_option( MenuModule::REPLACE_HOME, 'yes' );
		$paths              = array_column( array_filter( Analytics::get_report_pages(), is_array( ... ) ), 'path' );
		$GLOBALS['submenu'] = [ 'woocommerce' => array_map( static fn( string $path ) => [ '', '', "wc-admin&path=$path" ], $paths ) ];
		( new MenuModule( $this->context() ) )->replace_places();
		$ours = array_filter(
			array_column( $GLOBALS['submenu']['woocommerce'], 2 ),
			static fn( mixed $url ) => is_string( $url ) && str_contains( $url, 'page=storewright&path=' )
		);
		self::assertCount( count( $paths ), $ours );
	}

	/**
	 * Where the menu's entries lead to.
	 *
	 * @param bool $is_administrator False for whoever is logged in.
	 * @return array<string, list<string>>
	 */
	private function entries( bool $is_administrator = true ): array {
		if ( $is_administrator ) {
			$this->as_administrator();
		}
		$entry              = static fn( string $slug ): array => [ 'Title', 'read', $slug, 'Title' ];
		$GLOBALS['submenu'] = [
			'woocommerce'   => array_map( $entry, [ 'wc-admin', 'wc-admin&path=/customers', 'wc-orders' ] ),
			self::ANALYTICS => array_map( $entry, [ self::ANALYTICS, 'wc-admin&path=/analytics/taxes', 'wc-admin&path=/analytics/subscriptions' ] ),
		];
		( new MenuModule( $this->context() ) )->replace_places();
		$links = [];
		foreach ( $GLOBALS['submenu'] as $parent => $entries ) {
			self::assertIsArray( $entries );
			$links[ (string) $parent ] = array_values( array_filter( array_column( $entries, 2 ), is_string( ... ) ) );
		}
		return $links;
	}
}
