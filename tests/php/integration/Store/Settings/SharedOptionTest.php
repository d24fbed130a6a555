<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use InvalidArgumentException;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsModule;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Settings that share one option, as those of an e-mail do.
 */
final class SharedOptionTest extends IntegrationTestCase {

	private const OPTION = 'woocommerce_new_order_settings';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_a_shop_that_was_run_with_other_software_keeps_what_it_set(): void {
		update_option(
			self::OPTION,
			[
				'enabled' => 'no',
				'subject' => 'Hooray',
				'unknown' => 'kept',
			]
		);
		$values = array_column( $this->items( $this->rest( 'GET', '/wc/v3/settings/email_new_order' ) ), 'value', 'id' );
		self::assertSame( [ 'no', 'Hooray', '' ], [ $values['enabled'], $values['subject'], $values['heading'] ] );

		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/email_new_order/subject', [ 'value' => 'An order' ] ) );
		self::assertEquals(
			[
				'enabled' => 'no',
				'subject' => 'An order',
				'unknown' => 'kept',
			],
			get_option( self::OPTION )
		);
	}

	public function test_several_settings_of_one_option_are_saved_at_once(): void {
		$this->rest( 'PUT', '/wc/v3/settings/email_new_order/heading', [ 'value' => 'Title' ] );
		$update = [
			[
				'group_id' => 'email_new_order',
				'id'       => 'subject',
				'value'    => 'To us',
			],
			[
				'group_id' => 'email_customer_note',
				'id'       => 'subject',
				'value'    => 'To you',
			],
			[
				'group_id' => 'email_new_order',
				'id'       => 'cc',
				'value'    => 'a@example.org',
			],
		];
		foreach ( [ false, true ] as $atomic ) {
			delete_option( 'woocommerce_customer_note_settings' );
			$response = $this->rest(
				'POST',
				'/wc/v3/settings/batch',
				[
					'update' => $update,
					'atomic' => $atomic,
				]
			);
			self::assertSame( [ 'To us', 'To you', 'a@example.org' ], array_column( $this->item( $response )['update'], 'value' ) );
			$stored = (array) get_option( self::OPTION );
			self::assertSame( [ 'To us', 'Title', 'a@example.org' ], [ $stored['subject'], $stored['heading'], $stored['cc'] ] );
			self::assertSame( [ 'subject' => 'To you' ], get_option( 'woocommerce_customer_note_settings' ) );
		}
	}

	public function test_an_atomic_batch_names_the_group_where_ids_are_the_same(): void {
		$bad      = static fn( string $group ) => [
			'group_id' => $group,
			'id'       => 'email_type',
			'value'    => 'telegram',
		];
		$response = $this->rest(
			'POST',
			'/wc/v3/settings/batch',
			[
				'update' => [ $bad( 'email_new_order' ), $bad( 'email_customer_note' ) ],
				'atomic' => true,
			]
		);
		$this->assertRestError( $response, 'storewright_rest_batch_refused', 400 );
		self::assertSame(
			[ 'email_new_order/email_type', 'email_customer_note/email_type' ],
			array_keys( (array) $this->item( $response )['data']['params'] )
		);
	}

	public function test_expected_values_hold_for_them_too(): void {
		update_option( self::OPTION, [ 'subject' => 'Mine' ] );
		$change   = [
			'value'    => 'Yours',
			'expected' => '',
		];
		$response = $this->rest( 'PUT', '/wc/v3/settings/email_new_order/subject', $change );
		$this->assertRestError( $response, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( 'Mine', $this->item( $response )['data']['current'] );
	}

	public function test_a_group_is_read_with_one_query(): void {
		update_option( self::OPTION, [ 'enabled' => 'no' ], false );
		$query = new SettingsQuery( $this->context() );
		$query->group( 'email_new_order' );
		wp_cache_flush();
		get_option( 'siteurl' );
		$before = get_num_queries();
		self::assertSame( 'no', $query->group( 'email_new_order' )['enabled'] );
		self::assertSame( 1, get_num_queries() - $before );
	}

	public function test_an_id_that_groups_share_is_found_in_its_group_only(): void {
		$this->expectException( NotFound::class );
		( new SettingsQuery( $this->context() ) )->value( 'subject' );
	}

	public function test_two_settings_cannot_be_stored_in_the_same_place(): void {
		$registry = new SettingsRegistry();
		$registry->groups();
		$registry->add( new Setting( 'extra', 'email_new_order', SettingType::Text, 'Extra', option: self::OPTION ) );
		$this->expectException( InvalidArgumentException::class );
		$registry->add( new Setting( self::OPTION, 'general', SettingType::Text, 'The whole option' ) );
	}

	public function test_deleting_the_plugin_with_its_data_removes_them(): void {
		update_option( self::OPTION, [ 'subject' => 'x' ] );
		( new SettingsModule( $this->context() ) )->uninstall();
		self::assertFalse( get_option( self::OPTION ) );
	}
}
