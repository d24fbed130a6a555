<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Abilities;

use DateTimeImmutable;
use Storewright\Admin\Abilities\TwoSteps;
use Storewright\Admin\Abilities\VisibilityChange;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Clock;
use Storewright\Screens\Settings\AuditSection;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\SettingsLog\ChangedSettings;
use Storewright\Store\SettingsLog\EntryText;
use Storewright\Tests\Support\AbilityChecks;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;

/**
 * Setup, visibility, settings and shipping as abilities, where Storewright runs the shop: with the change log.
 */
final class AbilitiesTest extends IntegrationTestCase {

	use AbilityChecks;

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
	}

	public function test_each_change_is_in_the_change_log_with_its_user_and_by_an_assistant(): void {
		$user = $this->as_shop_manager();
		update_option( 'woocommerce_coming_soon', 'no' );
		foreach (
			[
				[ 'settings', [ 'settings' => [ $this->city() ] ] ],
				[ 'visibility', [ 'visibility' => 'coming_soon' ] ],
				[
					'shipping',
					[
						'change'    => 'add_zone',
						'name'      => 'Alps',
						'locations' => [ [ 'code' => 'FR' ] ],
					],
				],
				[
					'setup',
					[
						'task'   => 'tax',
						'action' => 'dismiss',
					],
				],
			] as [ $what, $wished ]
		) {
			$preview = $this->preview( $what, $wished );
			$count   = count( $this->entries() );
			$this->assertRestStatus( $this->confirm( $what, $preview ), 200 );
			self::assertGreaterThan( $count, count( $this->entries() ), "$what is recorded." );
		}
		$texts = new EntryText( new ChangedSettings( $this->context() ) );
		$lines = [];
		foreach ( array_reverse( $this->entries() ) as $entry ) {
			self::assertSame( [ $user, ChangeOrigin::ASSISTANT ], [ $entry->user_id, $entry->cause ] );
			$lines[] = [ $texts->area( $entry->group_id )[1], $texts->label( $entry ), ...$texts->values( $entry ) ];
		}
		self::assertSame( [ 'General', 'City', '', 'Bern' ], $lines[0] );
		self::assertSame( [ 'Site visibility', 'Site visibility', 'Live', 'Coming soon' ], $lines[1] );
		self::assertContains( [ 'Shipping', 'Zone “Alps”' ], array_map( static fn( array $line ): array => array_slice( $line, 0, 2 ), $lines ) );
		self::assertSame( [ 'Assistants', 'Setup task “Collect sales tax”', 'Dismissed: off', 'Dismissed: on' ], $lines[ count( $lines ) - 1 ] );
		ob_start();
		( new AuditSection( $this->context() ) )->render();
		self::assertStringContainsString( ', by an assistant', (string) ob_get_clean() );
	}

	public function test_what_people_change_is_not_an_assistants(): void {
		$this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_store_city', [ 'value' => 'Zug' ] );
		self::assertSame( ChangeOrigin::EDIT, $this->entries()[0]->cause );
	}

	public function test_a_preview_holds_for_15_minutes(): void {
		$at      = fn( string $time ): TwoSteps => new TwoSteps(
			$this->context( new Clock( new DateTimeImmutable( $time ) ) ),
			new VisibilityChange( $this->context() )
		);
		$preview = $at( '2026-05-01 10:00:00' )->preview( [ 'visibility' => 'coming_soon' ] );
		self::assertIsArray( $preview );
		$late = $at( '2026-05-01 10:15:01' )->confirm( $preview );
		self::assertInstanceOf( WP_Error::class, $late );
		self::assertSame( [ 'storewright_preview_expired', 410 ], [ $late->get_error_code(), $late->get_error_data()['status'] ] );
		self::assertIsArray( $at( '2026-05-01 10:15:00' )->confirm( $preview ) );
	}

	public function test_secrets_are_neither_read_nor_changed(): void {
		add_action(
			'storewright_settings',
			static function ( SettingsRegistry $registry ): void {
				$registry->add( new Setting( 'vault_password', 'general', SettingType::Password, 'Password' ) );
				$registry->add( new Setting( 'vault_key', 'general', SettingType::Text, 'Key', secret: true ) );
			}
		);
		foreach ( [ 'vault_password', 'vault_key' ] as $id ) {
			update_option( $id, 'hush' );
			$wished   = [ 'id' => $id ] + $this->city();
			$response = $this->ask( 'preview', 'settings', [ 'settings' => [ $wished ] ] );
			$this->assertRestError( $response, 'storewright_setting_secret', 403 );
			self::assertSame( 'hush', get_option( $id ) );
		}
		$read = (string) wp_json_encode( $this->item( $this->ask( 'read', 'settings', [ 'group' => 'general' ] ) ) );
		self::assertStringContainsString( 'woocommerce_store_city', $read );
		self::assertStringNotContainsString( 'vault_', $read );
		self::assertStringNotContainsString( 'hush', $read );
	}

	public function test_a_dry_run_of_settings_is_checked_and_saves_nothing(): void {
		$update   = [
			[
				'id'       => 'woocommerce_store_city',
				'value'    => ' Bern ',
				'expected' => '',
			],
		];
		$response = $this->rest(
			'POST',
			'/wc/v3/settings/general/batch',
			[
				'update'  => $update,
				'dry_run' => true,
			]
		);
		$this->assertRestStatus( $response, 200 );
		self::assertSame( 'Bern', $this->item( $response )['update'][0]['value'] );
		self::assertSame( '', (string) get_option( 'woocommerce_store_city', '' ) );
		self::assertSame( [], $this->entries() );
	}

	/**
	 * @return list<AuditEntry> Newest first.
	 */
	private function entries(): array {
		return ( new AuditQuery( $this->context() ) )->newest( 50 );
	}
}
