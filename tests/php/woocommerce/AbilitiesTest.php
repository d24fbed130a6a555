<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Settings\AssistantLogModule;
use Storewright\Tests\Support\AbilityChecks;
use Storewright\Tests\Support\CompanionTestCase;
use WC_Log_Handler;
use WC_Logger;

/**
 * Setup, visibility, settings and shipping as abilities beside WooCommerce: by its settings, with our guards.
 */
final class AbilitiesTest extends CompanionTestCase {

	use AbilityChecks;

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_each_change_is_in_woocommerces_log(): void {
		update_option( 'woocommerce_store_city', 'Basel' );
		$lines   = [];
		$handler = $this->createMock( WC_Log_Handler::class );
		$handler->method( 'handle' )->willReturnCallback(
			static function ( int $time, string $level, string $message, array $context ) use ( &$lines ): bool {
				$lines[] = [ $context['source'] ?? '', $message ];
				return $time > 0 && '' !== $level;
			}
		);
		add_filter( 'woocommerce_logging_class', static fn(): WC_Logger => new WC_Logger( [ $handler ] ) );
		$this->assertRestStatus( $this->confirm( 'settings', $this->preview( 'settings', [ 'settings' => [ $this->city() ] ] ) ), 200 );
		self::assertCount( 1, $lines );
		self::assertSame( AssistantLogModule::SOURCE, $lines[0][0] );
		self::assertStringContainsString( 'by an assistant: settings general/woocommerce_store_city, from "Basel" to "Bern"', $lines[0][1] );
		self::assertStringContainsString( wp_get_current_user()->user_login, $lines[0][1] );
	}
}
