<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Privacy;

use RuntimeException;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Customers\Privacy\PolicyText;
use Storewright\Tests\Support\Store\PersonalDataTestCase;
use WP_Privacy_Policy_Content;
use WP_Screen;

/**
 * WordPress's requests for personal data and for its erasure, as an administrator runs them: step by step, by the requests that the
 * screens send.
 */
final class PersonalDataTest extends PersonalDataTestCase {

	public function test_an_export_holds_a_guests_orders_and_nobody_elses(): void {
		$order  = $this->bought( self::GUEST );
		$accent = $this->bought( 'nobody@example.org' );
		$this->context()->database->update( 'wc_orders', [ 'billing_email' => 'greta.guést@example.org' ], [ 'id' => $accent ] );
		$this->bought( 'other@example.org' );
		$data = $this->exported( self::GUEST, 'storewright-orders' );
		self::assertSame( [ "order-$order" ], array_column( $data, 'item_id' ) );
		$text = (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE );
		foreach ( [ 'Hidden Lane 7', '+47 555 0199', 'Greta Gast', self::GUEST, 'Please ring', '19.90 USD', 'Lamp × 1' ] as $part ) {
			self::assertStringContainsString( $part, $text );
		}
	}

	public function test_who_used_a_coupon_is_not_cached_as_forgotten_when_the_erasure_is_undone(): void {
		// phpcs:ignore WordPress.Arrays
		$coupon = $this->id( $this->item( $this->rest( 'POST', '/wc/v3/coupons', [ 'code'   => 'undone', 'amount' => '1' ] ) ) );
		$order  = $this->bought( self::GUEST, [ 'coupon_lines' => [ [ 'code' => 'undone' ] ] ] ); // phpcs:ignore WordPress.Arrays
		try {
			$this->context()->database->transaction(
				function () use ( $order, $coupon ): void {
					( new CouponServices( $this->context() ) )->privacy()->forget( $order );
					self::assertSame( [ '[deleted]' ], get_post_meta( $coupon, '_used_by' ) );
					throw new RuntimeException( 'undone' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertSame( [ self::GUEST ], get_post_meta( $coupon, '_used_by' ) );
		}
	}

	public function test_an_export_holds_an_accounts_addresses_orders_by_any_address_and_downloads_page_by_page(): void {
		$user = $this->account( 'anna@example.org' );
		$this->bought( 'another.address@example.org', [ 'customer_id' => $user ] );
		array_map( fn() => $this->permission( 'anna@example.org', 0 ), range( 1, 51 ) );
		$this->permission( 'elsewhere@example.org', $user );
		self::assertCount( 1, $this->exported( 'anna@example.org', 'storewright-orders' ) );
		self::assertStringContainsString(
			'Secret Street',
			(string) wp_json_encode( $this->exported( 'anna@example.org', 'storewright-customer' ) )
		);
		$downloads = $this->exported( 'anna@example.org', 'storewright-downloads' );
		self::assertCount( 52, $downloads );
		self::assertStringContainsString( '203.0.113.9', (string) wp_json_encode( $downloads ) );
	}

	public function test_reviews_are_exported_and_erased_by_wordpress(): void {
		$product = $this->product( '5.00' );
		$fields  = [
			'product_id'     => $product,
			'review'         => 'Shines well',
			'reviewer'       => 'Greta Gast',
			'reviewer_email' => self::GUEST,
			'rating'         => 4,
		];
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/products/reviews', $fields ), 201 );
		self::assertStringContainsString( 'Shines well', (string) wp_json_encode( $this->exported( self::GUEST, 'wordpress-comments' ) ) );
		self::assertTrue( $this->erased( self::GUEST )['removed'] );
		self::assertSame( [], $this->tables_with( 'Gast' ) );
	}

	public function test_the_policy_text_is_suggested(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		/** @var list<string> $wp_current_filter */
		global $wp_current_filter, $current_screen;
		$screen              = $current_screen;
		$current_screen      = WP_Screen::get( 'dashboard' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As in the admin area.
		$wp_current_filter[] = 'admin_init'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As if the admin area began.
		PolicyText::suggest();
		array_pop( $wp_current_filter );
		$current_screen = $screen; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		$suggested      = array_column( WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		self::assertStringContainsString( 'What we collect and keep', (string) ( $suggested['Storewright'] ?? '' ) );
		self::assertNotFalse( has_action( 'admin_init', [ PolicyText::class, 'suggest' ] ) );
	}

	/**
	 * @return list<array<string, mixed>> The items of one exporter, of all its pages.
	 */
	private function exported( string $email, string $exporter ): array {
		$request = wp_create_user_request( $email, 'export_personal_data', [], 'confirmed' );
		self::assertIsInt( $request );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$index = 1 + (int) array_search( $exporter, array_keys( (array) apply_filters( 'wp_privacy_personal_data_exporters', [] ) ), true );
		$data  = [];
		$page  = 1;
		do {
			// phpcs:disable WordPress.Arrays
			$answer = $this->ajax(
				'wp_ajax_wp_privacy_export_personal_data',
				$request,
				'wp-privacy-export-personal-data-',
				[
					'exporter'    => $index,
					'page'        => $page++,
					'sendAsEmail' => 'false',
				]
			);
			// phpcs:enable
			self::assertIsArray( $answer['data'] );
			/** @var array<string, mixed> $item */
			foreach ( $answer['data'] as $item ) {
				$data[] = $item;
			}
		} while ( true !== $answer['done'] );
		wp_delete_post( $request, true );
		return $data;
	}
}
