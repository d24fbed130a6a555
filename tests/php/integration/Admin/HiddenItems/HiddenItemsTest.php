<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\HiddenItems;

use Storewright\Admin\HiddenItems\HiddenItem;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Items that were closed for good can be restored.
 */
final class HiddenItemsTest extends IntegrationTestCase {

	private const ITEMS  = '/wc-admin/hidden-items';
	private const BAR    = 'woocommerce_task_list_reminder_bar_hidden';
	private const BANNER = 'woocommerce_order_attribution_install_banner_dismissed';

	public function test_what_is_closed_is_listed_and_comes_back(): void {
		$this->as_administrator();
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ITEMS ) ) );
		$this->rest( 'POST', '/wc-admin/options', [ self::BAR => 'yes' ] );
		update_option( self::BANNER, 'yes' );
		self::assertSame( [ self::BAR, self::BANNER ], $this->ids() );

		$shown = $this->item( $this->rest( 'POST', self::ITEMS . '/' . self::BAR . '/show' ) );
		self::assertSame( [ self::BAR, false ], [ $shown['id'], $shown['isHidden'] ] );
		self::assertSame( [ self::BANNER ], $this->ids() );
		self::assertNotSame( 'yes', get_option( self::BAR ) );
		$this->assertRestStatus( $this->rest( 'POST', self::ITEMS . '/' . self::BAR . '/show' ), 200 );
	}

	public function test_who_may_not_see_a_thing_is_not_told_of_it(): void {
		update_option( self::BANNER, 'yes' );
		$this->as_shop_manager();
		self::assertSame( [], $this->ids() );
		$this->assertRestError( $this->rest( 'POST', self::ITEMS . '/' . self::BANNER . '/show' ), 'storewright_rest_no_hidden_item', 404 );
		self::assertSame( 'yes', get_option( self::BANNER ) );
	}

	public function test_no_other_option_is_touched(): void {
		update_option( 'woocommerce_calc_taxes', 'yes' );
		$this->as_administrator();
		$this->assertRestError(
			$this->rest( 'POST', self::ITEMS . '/woocommerce_calc_taxes/show' ),
			'storewright_rest_no_hidden_item',
			404
		);
		self::assertSame( 'yes', get_option( 'woocommerce_calc_taxes' ) );
	}

	public function test_plugins_add_what_they_let_owners_close(): void {
		add_filter(
			'storewright_hidden_items',
			static fn( array $items ) => [ ...$items, new HiddenItem( 'theirs_closed', 'Their banner', 'manage_woocommerce' ), 'nonsense' ]
		);
		update_option( 'theirs_closed', 'yes' );
		$this->as_shop_manager();
		self::assertSame( [ 'theirs_closed' ], $this->ids() );
	}

	/**
	 * @return list<mixed>
	 */
	private function ids(): array {
		return array_column( $this->items( $this->rest( 'GET', self::ITEMS ) ), 'id' );
	}
}
