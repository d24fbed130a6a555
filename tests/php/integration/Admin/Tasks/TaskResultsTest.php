<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use Storewright\Screens\Settings\SettingsPage;
use Storewright\Tests\Support\SetupTestCase;

/**
 * Results of completed tasks, where they are changed later, and who may do what the user may not.
 */
final class TaskResultsTest extends SetupTestCase {

	public function test_an_open_task_has_no_result(): void {
		self::assertSame( [ '' ], array_values( array_unique( array_column( $this->tasks(), 'result' ), SORT_REGULAR ) ) );
	}

	public function test_the_address_and_the_shipping_rates_are_shown(): void {
		update_option( 'woocommerce_currency', 'EUR' );
		update_option( 'woocommerce_currency_pos', 'right_space' );
		$this->save_address(
			[
				'woocommerce_default_country' => 'DE',
				'woocommerce_store_city'      => 'Berlin',
			]
		);
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Germany' ] ), 201 );
		$zone = $this->items( $this->rest( 'GET', '/wc/v3/shipping/zones' ) )[1]['id'];
		self::assertIsInt( $zone );
		$rate = [
			'method_id' => 'flat_rate',
			'enabled'   => true,
			'settings'  => [ 'cost' => '4.9' ],
		];
		$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/shipping/zones/$zone/methods", $rate ), 200 );

		self::assertSame( 'Berlin, Germany', $this->task( 'store_details' )['result'] );
		self::assertSame( "Germany: 4.90\u{a0}€", $this->task( 'shipping' )['result'] );
		$this->rest( 'POST', "/wc/v3/shipping/zones/$zone/methods", [ 'method_id' => 'free_shipping' ] );
		$this->rest( 'POST', '/wc/v3/shipping/zones/0/methods', [ 'method_id' => 'local_pickup' ] );
		self::assertSame( "Germany: 4.90\u{a0}€, Germany: Free shipping, …", $this->task( 'shipping' )['result'] );
	}

	public function test_products_payment_methods_and_tax_are_shown(): void {
		foreach ( [ 'Cup', 'Bowl', 'Plate' ] as $name ) {
			$this->rest( 'POST', '/wc/v3/products', [ 'name' => $name ] );
		}
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/payment_gateways/bacs', [ 'enabled' => true ] ), 200 );
		update_option( 'woocommerce_no_sales_tax', 'yes' );

		self::assertSame( [ '3 products', admin_url( 'edit.php?post_type=product' ) ], $this->result_and_link( 'products' ) );
		self::assertSame(
			[ 'Direct bank transfer', admin_url( 'admin.php?page=wc-settings&tab=checkout' ) ],
			$this->result_and_link( 'payments' )
		);
		self::assertSame( [ 'No sales tax', admin_url( 'admin.php?page=wc-settings&tab=tax' ) ], $this->result_and_link( 'tax' ) );

		update_option( 'woocommerce_calc_taxes', 'yes' );
		self::assertSame( 'No tax rates yet', $this->task( 'tax' )['result'] );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/taxes', [ 'rate' => '19' ] ), 201 );
		self::assertSame( '1 tax rate', $this->task( 'tax' )['result'] );
	}

	public function test_links_to_settings_lead_to_pages_that_there_are(): void {
		$tabs = [];
		foreach ( $this->tasks() as $task ) {
			self::assertIsString( $task['manageUrl'] );
			parse_str( (string) wp_parse_url( $task['manageUrl'], PHP_URL_QUERY ), $query );
			if ( 'wc-settings' === ( $query['page'] ?? '' ) ) {
				self::assertNull( ( new SettingsPage( $this->context() ) )->respond( $query, null ) );
				$tabs[] = $query['tab'] ?? '';
			}
		}
		self::assertContains( 'checkout', $tabs );
	}

	public function test_a_payment_method_that_could_not_be_saved_ticks_nothing(): void {
		$this->rest( 'POST', self::TASKS . '/payments/action' );

		self::assertFalse( $this->task( 'payments' )['isComplete'] );
	}

	public function test_a_manager_is_told_who_can_do_a_task(): void {
		$this->as_shop_manager();
		$restricted = array_column( $this->task_list()['restrictedTasks'], null, 'id' );

		self::assertSame(
			[ 'appearance', 'customize-store', 'marketing' ],
			array_values( array_intersect( [ 'appearance', 'customize-store', 'products', 'marketing' ], array_keys( $restricted ) ) )
		);
		self::assertSame(
			[
				'id'    => 'appearance',
				'title' => 'Choose your theme',
				'roles' => [ 'Administrator' ],
			],
			$restricted['appearance']
		);
		$response = $this->rest( 'POST', self::TASKS . '/appearance/visited' );
		$this->assertRestError( $response, 'storewright_rest_task_restricted', 403 );
		self::assertSame( '“Choose your theme” can be done by: Administrator.', $this->item( $response )['message'] );
		$this->as_administrator();
		self::assertSame( [], $this->task_list()['restrictedTasks'] );
	}

	/**
	 * @return array{mixed, mixed} Result and address.
	 */
	private function result_and_link( string $id ): array {
		$task = $this->task( $id );
		return [ $task['result'], $task['manageUrl'] ];
	}
}
