<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Usage;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Events of use are told on the site, and handed on only where the owner allows that.
 *
 * @spec A7-014
 */
final class UsageEventsTest extends IntegrationTestCase {

	/**
	 * @var array<string, list<array{string, array<mixed>}>>
	 */
	private array $heard = [];

	protected function setUp(): void {
		parent::setUp();
		$this->heard = [];
		foreach ( [ 'storewright_usage_event', 'storewright_shared_usage_event' ] as $hook ) {
			add_action(
				$hook,
				function ( string $name, array $facts ) use ( $hook ): void {
					$this->heard[ $hook ][] = [ $name, $facts ];
				},
				10,
				2
			);
		}
		add_filter(
			'pre_http_request',
			static fn() => throw new \LogicException( 'Something was sent.' )
		);
	}

	public function test_nobody_who_sends_events_hears_of_them_unless_the_owner_allows_it(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/onboarding/tasks/shipping/action' ), 200 );
		update_option( 'woocommerce_allow_tracking', 'no' );
		do_action( 'storewright_usage_event', 'tasklist_click', [ 'task_name' => 'shipping' ] );

		self::assertContains( [ 'tasklist_click', [ 'task_name' => 'shipping' ] ], $this->heard['storewright_usage_event'] );
		self::assertArrayNotHasKey( 'storewright_shared_usage_event', $this->heard );
	}

	public function test_with_the_owners_permission_they_hear_the_same(): void {
		update_option( 'woocommerce_allow_tracking', 'yes' );
		do_action( 'storewright_usage_event', 'tasklist_click', [ 'task_name' => 'shipping' ] );

		self::assertSame( [ [ 'tasklist_click', [ 'task_name' => 'shipping' ] ] ], $this->heard['storewright_shared_usage_event'] );
		self::assertSame( $this->heard['storewright_usage_event'], $this->heard['storewright_shared_usage_event'] );
	}
}
