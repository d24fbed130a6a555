<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use Storewright\Admin\Shell\EmbeddedHeader;
use Storewright\Assets\ChunkTranslations;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The activity panel on pages that PHP renders.
 *
 * @spec B2-053
 */
final class EmbeddedHeaderTest extends IntegrationTestCase {

	private const SETTINGS = 'storewright_page_wc-settings';

	protected function tearDown(): void {
		wp_dequeue_script( 'storewright-islands' );
		wp_deregister_script( 'storewright-islands' );
		parent::tearDown();
	}

	public function test_the_settings_page_has_its_place_and_its_data(): void {
		$this->as_shop_manager();
		self::assertStringContainsString( 'data-island="activity-panel"', $this->place() );
		$this->header()->enqueue( self::SETTINGS );
		self::assertTrue( wp_script_is( 'storewright-islands', 'enqueued' ) );
		$data = wp_scripts()->get_data( 'storewright-islands', 'before' );
		self::assertIsArray( $data );
		self::assertStringContainsString( '"isEmbedded":true', implode( '', array_filter( $data, 'is_string' ) ) );
	}

	public function test_other_pages_are_left_as_they_are(): void {
		$this->as_shop_manager();
		foreach ( [ 'index.php', 'toplevel_page_wc-admin', 'storewright_page_storewright-settings', null ] as $screen ) {
			$this->header()->enqueue( $screen );
		}
		self::assertFalse( wp_script_is( 'storewright-islands', 'registered' ) );
	}

	public function test_those_who_do_not_run_the_store_get_nothing(): void {
		$this->as_subscriber();
		$this->header()->enqueue( self::SETTINGS );
		self::assertFalse( wp_script_is( 'storewright-islands', 'registered' ) );
		self::assertSame( '', $this->place() );
	}

	private function place(): string {
		ob_start();
		$this->header()->print_place();
		return (string) ob_get_clean();
	}

	private function header(): EmbeddedHeader {
		return new EmbeddedHeader( $this->context(), new ChunkTranslations( $this->context()->assets ) );
	}
}
