<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use Storewright\Tests\Support\SetupTestCase;

/**
 * The plugin's own tasks: what they say, and when they are done.
 */
final class BuiltInTasksTest extends SetupTestCase {

	protected const ONLY = self::TWO;

	/**
	 * @spec A2-006
	 */
	public function test_store_details_words_the_head_of_the_list(): void {
		$header = $this->task( 'store_details' )['header'];

		self::assertIsArray( $header );
		self::assertSame( 'First, tell us about your store', $header['title'] );
		self::assertSame( 'Add details', $header['actionLabel'] );
		self::assertNotSame( '', $header['content'] );
	}

	/**
	 * @spec A2-009 A2-045
	 */
	public function test_shipping_words_the_head_of_the_list(): void {
		$header = $this->task( 'shipping' )['header'];

		self::assertIsArray( $header );
		self::assertSame( 'Get your products shipped', $header['title'] );
		self::assertSame( 'Start shipping', $header['actionLabel'] );
		self::assertNotSame( '', $header['content'] );
	}

	/**
	 * @dataProvider addresses
	 *
	 * @param array<string, string> $other
	 */
	public function test_store_details_are_complete_by_the_countrys_address_format( array $other, bool $complete ): void {
		self::assertFalse( $this->task( 'store_details' )['isComplete'] );
		$this->save_address( $other );

		self::assertSame( $complete, $this->task( 'store_details' )['isComplete'] );
	}

	/**
	 * @return array<string, array{array<string, string>, bool}>
	 */
	public static function addresses(): array {
		return [
			'all of it'                       => [ [], true ],
			'no street'                       => [ [ 'woocommerce_store_address' => '' ], false ],
			'a blank street'                  => [ [ 'woocommerce_store_address' => '   ' ], false ],
			'no city'                         => [ [ 'woocommerce_store_city' => '' ], false ],
			'no postcode where one is used'   => [ [ 'woocommerce_store_postcode' => '' ], false ],
			'no postcode where there is none' => [
				[
					'woocommerce_default_country' => 'AE',
					'woocommerce_store_postcode'  => '',
				],
				true,
			],
			'no state where one is chosen'    => [ [ 'woocommerce_default_country' => 'US' ], false ],
			'a country without states'        => [ [ 'woocommerce_default_country' => 'DE' ], true ],
		];
	}

	public function test_store_details_can_be_put_off_but_not_dropped(): void {
		$task = $this->task( 'store_details' );

		self::assertTrue( $task['isSnoozeable'] );
		self::assertFalse( $task['isDismissable'] );
	}

	public function test_shipping_is_complete_once_a_zone_has_an_enabled_method(): void {
		self::assertFalse( $this->task( 'shipping' )['isComplete'] );
		$method = $this->add_rate( enabled: false );
		self::assertFalse( $this->task( 'shipping' )['isComplete'] );

		$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/shipping/zones/0/methods/$method", [ 'enabled' => true ] ), 200 );
		self::assertTrue( $this->task( 'shipping' )['isComplete'] );
	}

	/**
	 * @spec A4-024
	 */
	public function test_shipping_is_complete_once_the_owner_went_through_it(): void {
		$this->rest( 'POST', self::TASKS . '/shipping/action' );

		self::assertTrue( $this->task( 'shipping' )['isComplete'] );
	}

	public function test_the_list_is_complete_once_nothing_is_left(): void {
		$this->save_address();
		self::assertFalse( $this->task_list()['isComplete'] );
		$this->rest( 'POST', self::TASKS . '/shipping/snooze' );
		self::assertFalse( $this->task_list()['isComplete'] );
		$this->rest( 'POST', self::TASKS . '/shipping/dismiss' );
		self::assertTrue( $this->task_list()['isComplete'] );
	}

	/**
	 * @spec A4-012
	 */
	public function test_the_owner_may_keep_a_completed_list(): void {
		update_option( 'woocommerce_task_list_keep_completed', 'yes' );

		self::assertSame( 'yes', $this->task_list()['keepCompletedTaskList'] );
	}
}
