<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Requests that change settings of one option at the same time.
 */
final class ParallelSettingsTest extends ParallelTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->empty_record();
	}

	protected function tearDown(): void {
		$this->empty_record();
		parent::tearDown();
	}

	public function test_changes_of_different_settings_of_one_e_mail_are_all_kept_and_recorded(): void {
		$values = [
			'subject' => 'A subject',
			'heading' => 'A title',
			'cc'      => 'cc@example.org',
			'bcc'     => 'bcc@example.org',
		];
		$this->as_shop_manager();
		$answers = $this->rest_at_once(
			array_map(
				static fn( string $id, string $value ) => [ 'PUT', "/wc/v3/settings/email_new_order/{$id}", [ 'value' => $value ] ],
				array_keys( $values ),
				$values
			)
		);
		self::assertSame( [ 200, 200, 200, 200 ], array_column( $answers, 'status' ) );
		$stored = (array) $this->context()->options->fresh( [ 'woocommerce_new_order_settings' ] )['woocommerce_new_order_settings'];
		self::assertEquals( $values, $stored );
		self::assertEqualsCanonicalizing(
			array_keys( $values ),
			array_map( static fn( AuditEntry $entry ) => $entry->setting, ( new AuditQuery( $this->context() ) )->newest( 10 ) )
		);
	}

	private function empty_record(): void {
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
	}
}
