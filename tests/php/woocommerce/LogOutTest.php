<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Tests\Support\CompanionTestCase;
use WC_Customer;

/**
 * Who logs out of the store: its customers, and its people.
 */
final class LogOutTest extends CompanionTestCase {

	/**
	 * User meta of ours.
	 */
	private const META = 'storewright_drafts';

	public function test_nothing_is_noted_of_a_customer_and_woocommerce_answers_nothing_of_it(): void {
		$customer = new WC_Customer();
		$customer->set_username( 'ada' );
		$customer->set_email( 'ada@example.test' );
		$customer->set_password( wp_generate_password() );
		$id = $customer->save();

		self::log_out( $id );

		self::assertFalse( metadata_exists( 'user', $id, self::META ) );
		$this->as_administrator();
		$answer = $this->item( $this->rest( 'GET', "/wc/v3/customers/$id" ) );
		self::assertStringNotContainsString( 'storewright', (string) wp_json_encode( $answer['meta_data'] ) );
	}

	public function test_drafts_of_who_may_open_the_dashboard_have_another_name_afterwards(): void {
		$manager = $this->as_shop_manager();
		$before  = get_user_meta( $manager, self::META, true );

		self::log_out( $manager );

		self::assertTrue( metadata_exists( 'user', $manager, self::META ) );
		self::assertNotSame( $before, get_user_meta( $manager, self::META, true ) );
	}

	private static function log_out( int $user ): void {
		add_filter( 'send_auth_cookies', '__return_false' );
		wp_set_current_user( $user );
		wp_logout();
	}
}
