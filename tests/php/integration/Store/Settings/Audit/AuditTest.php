<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings\Audit;

use DateTimeImmutable;
use RuntimeException;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\SecretMask;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\Settings\Audit\PruneAudit;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Who changed which setting, when, from what to what.
 */
final class AuditTest extends IntegrationTestCase {

	private const CITY = '/wc/v3/settings/general/woocommerce_store_city';

	private int $manager;

	protected function setUp(): void {
		parent::setUp();
		$this->manager = $this->as_shop_manager();
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
	}

	public function test_a_change_is_recorded_with_who_when_and_both_values(): void {
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Lyon' ] );
		$this->as_administrator();
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Paris' ] );
		[ $second, $first ] = $this->entries();
		self::assertSame(
			[ 'general', 'woocommerce_store_city', $this->manager, '', 'Lyon' ],
			[ $first->group_id, $first->setting, $first->user_id, $first->old, $first->new ]
		);
		self::assertSame( [ get_current_user_id(), 'Lyon', 'Paris' ], [ $second->user_id, $second->old, $second->new ] );
		self::assertEqualsWithDelta( time(), $first->date->getTimestamp(), 5 );
	}

	public function test_what_changes_nothing_and_what_is_refused_is_not_recorded(): void {
		$this->rest( 'PUT', self::CITY, [ 'value' => '' ] );
		$this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_currency', [ 'value' => 'nonsense' ] );
		self::assertSame( [], $this->entries() );
	}

	public function test_lists_and_settings_of_e_mails_are_recorded(): void {
		$this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_specific_ship_to_countries', [ 'value' => [ 'FR', 'DE' ] ] );
		$this->rest( 'PUT', '/wc/v3/settings/email_new_order/subject', [ 'value' => 'Grüße 🎉' ] );
		[ $email, $list ] = $this->entries();
		self::assertSame( [ '', '["FR","DE"]' ], [ $list->old, $list->new ] );
		self::assertSame( [ 'email_new_order', 'subject', 'Grüße 🎉' ], [ $email->group_id, $email->setting, $email->new ] );
	}

	public function test_secrets_are_masked(): void {
		add_action(
			'storewright_settings',
			static function ( SettingsRegistry $registry ): void {
				$registry->add_group( new SettingsGroup( 'vault', 'Vault' ) );
				$registry->add( new Setting( 'vault_password', 'vault', SettingType::Password, 'Password' ) );
				$registry->add( new Setting( 'vault_key', 'vault', SettingType::Text, 'Key', secret: true ) );
			}
		);
		foreach ( [ 'vault_password', 'vault_key' ] as $id ) {
			$this->rest( 'PUT', "/wc/v3/settings/vault/{$id}", [ 'value' => 'hunter2' ] );
			$this->rest( 'PUT', "/wc/v3/settings/vault/{$id}", [ 'value' => 'hunter3' ] );
		}
		foreach ( array_chunk( $this->entries(), 2 ) as [ $second, $first ] ) {
			self::assertSame(
				[ '', AuditLog::MASK, AuditLog::MASK, AuditLog::MASK ],
				[ $first->old, $first->new, $second->old, $second->new ]
			);
		}
	}

	public function test_secrets_are_answered_masked_and_a_mask_leaves_them_as_they_are(): void {
		add_action(
			'storewright_settings',
			static function ( SettingsRegistry $registry ): void {
				$registry->add_group( new SettingsGroup( 'vault', 'Vault' ) );
				$registry->add( new Setting( 'vault_password', 'vault', SettingType::Password, 'Password' ) );
			}
		);
		$path = '/wc/v3/settings/vault/vault_password';
		$mask = $this->item( $this->rest( 'PUT', $path, [ 'value' => 'hunter2' ] ) )['value'];
		self::assertTrue( SecretMask::is_mask( $mask ) );
		$read = [
			$this->rest( 'GET', $path )->get_data(),
			$this->rest( 'GET', '/wc/v3/settings/vault' )->get_data(),
			$this->rest( 'GET', '/wc-analytics/settings/vault' )->get_data(),
		];
		self::assertStringNotContainsString( 'hunter2', (string) wp_json_encode( $read ) );
		self::assertCount( 1, $this->entries() );

		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'value' => $mask ] ) );
		self::assertSame( 'hunter2', get_option( 'vault_password' ) );
		self::assertCount( 1, $this->entries(), 'Nothing changed: there is nothing to record.' );

		// Of two who saw the same, one is first.
		// phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'value'    => 'hunter3', 'expected' => $mask ] ) );
		$late = $this->rest( 'PUT', $path, [ 'value' => 'hunter4', 'expected' => $mask ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestError( $late, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( 'hunter3', get_option( 'vault_password' ) );
		self::assertStringNotContainsString( 'hunter3', (string) wp_json_encode( $late->get_data() ) );
		// phpcs:disable WordPress.Arrays
		$this->assertRestStatus(
			$this->rest(
				'PUT',
				$path,
				[
					'value'    => 'hunter4',
					'expected' => $late->get_data()['data']['current'],
				]
			)
		);
		// phpcs:enable
		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'value' => '' ] ) );
		self::assertSame( '', $this->item( $this->rest( 'GET', $path ) )['value'] );
	}

	public function test_a_change_that_is_undone_leaves_no_record(): void {
		$this->expect_logged( 'Not today' );
		add_filter( 'pre_update_option_woocommerce_store_postcode', static fn() => throw new RuntimeException( 'Not today' ) );
		$this->rest(
			'POST',
			'/wc/v3/settings/general/batch',
			[
				'atomic' => true,
				'update' => [
					[
						'id'    => 'woocommerce_store_city',
						'value' => 'Paris',
					],
					[
						'id'    => 'woocommerce_store_postcode',
						'value' => '75002',
					],
				],
			]
		);
		self::assertSame( [], $this->entries() );
	}

	public function test_other_features_have_their_changes_recorded_by_a_hook(): void {
		do_action( 'storewright_audit', 'payment_gateway_bacs', 'accounts', [], [ [ 'iban' => 'DE02 1203 0000 0000 2020 51' ] ], false );
		do_action( 'storewright_audit', 'payment_gateway_card', 'key', '', 'sk_live', true );
		do_action( 'storewright_audit', 'payment_gateway_card', 'enabled', false, true );
		do_action( 'storewright_audit', 'payment_gateway_card', 'title', 'same', 'same' );
		[ $enabled, $key, $accounts ] = $this->entries();
		self::assertSame( '[{"iban":"••••2051"}]', $accounts->new );
		self::assertSame( [ '', AuditLog::MASK ], [ $key->old, $key->new ] );
		self::assertSame( [ 'no', 'yes' ], [ $enabled->old, $enabled->new ] );
	}

	public function test_text_that_is_no_utf_8_is_recorded_as_well_as_can_be(): void {
		( new AuditLog( $this->context() ) )->record( str_repeat( 'ä', 300 ), "a\xff", "\xff", [ "\xff" ] );
		self::assertSame( [ 191, '?' ], [ mb_strlen( $this->entries()[0]->group_id ), $this->entries()[0]->old ] );
	}

	public function test_a_year_later_a_record_is_removed_and_the_next_removal_is_queued_for_when_there_is_one(): void {
		$recorded = new DateTimeImmutable( '2026-01-10 12:00:00 UTC' );
		foreach ( [ '2026-01-10', '2026-01-11', '2026-06-01' ] as $day ) {
			( new AuditLog(
				$this->context( new Clock( new DateTimeImmutable( "{$day} 12:00:00 UTC" ) ) )
			) )->record( 'general', 'x', '', $day );
		}
		Queue::clear();
		$a_year_later = $this->context( new Clock( $recorded->modify( '+365 days +1 hour' ) ) );
		self::assertNull( ( new PruneAudit() )->run( $a_year_later, null, microtime( true ) + 5 ) );
		self::assertSame( [ '2026-06-01', '2026-01-11' ], array_map( static fn( AuditEntry $entry ) => $entry->new, $this->entries() ) );
		self::assertEqualsWithDelta(
			time() + DAY_IN_SECONDS,
			(int) wp_next_scheduled( Queue::HOOK, [ PruneAudit::name() ] ),
			5,
			'At most once a day.'
		);

		$later = $this->context( new Clock( $recorded->modify( '+2 years' ) ) );
		Queue::clear();
		self::assertNull( ( new PruneAudit() )->run( $later, null, microtime( true ) + 5 ) );
		self::assertSame( [], $this->entries() );
		self::assertFalse( wp_next_scheduled( Queue::HOOK, [ PruneAudit::name() ] ), 'Nothing is left to remove.' );
	}

	public function test_removal_is_queued_with_the_first_record_and_not_again(): void {
		Queue::clear();
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Lyon' ] );
		$first = wp_next_scheduled( Queue::HOOK, [ PruneAudit::name() ] );
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Paris' ] );
		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, (int) $first, 5 );
		self::assertSame( $first, wp_next_scheduled( Queue::HOOK, [ PruneAudit::name() ] ) );
	}

	public function test_a_removal_that_has_no_time_left_goes_on_later(): void {
		$old = $this->context( new Clock( new DateTimeImmutable( '2020-01-01 UTC' ) ) );
		( new AuditLog( $old ) )->record( 'general', 'x', '', 'y' );
		self::assertSame( 'more', ( new PruneAudit() )->run( $this->context(), null, microtime( true ) - 1 ) );
		self::assertNull( ( new PruneAudit() )->run( $this->context(), 'more', microtime( true ) + 5 ) );
	}

	/**
	 * @return list<AuditEntry>
	 */
	private function entries(): array {
		return ( new AuditQuery( $this->context() ) )->newest( 50 );
	}
}
