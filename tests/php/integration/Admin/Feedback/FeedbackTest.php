<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Feedback;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Feedback\FeedbackModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The feedback question: what it starts with, and that the answer is remembered.
 */
final class FeedbackTest extends IntegrationTestCase {

	private const ASKED = 'woocommerce_ces_shown_for_actions';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * @spec A4-020
	 */
	public function test_home_starts_with_the_options_only_where_the_owner_allows_tracking(): void {
		update_option( 'woocommerce_allow_tracking', 'no' );
		self::assertSame( [], $this->module()->preloads( '/', '' ) );

		update_option( 'woocommerce_allow_tracking', 'yes' );
		update_option( self::ASKED, [ 'store_setup' ] );
		$answers = array_reduce( $this->module()->preloads( '/', '' ), 'rest_preload_api_request', [] );
		$answer  = current( $answers );
		self::assertIsArray( $answer );
		self::assertSame(
			[
				'woocommerce_allow_tracking' => 'yes',
				self::ASKED                  => [ 'store_setup' ],
			],
			(array) $answer['body']
		);
		self::assertSame( [ [], [] ], [ $this->module()->preloads( '/', 'tax' ), $this->module()->preloads( '/analytics/overview', '' ) ] );
	}

	public function test_actions_are_added_to_those_that_were_asked_about(): void {
		update_option( self::ASKED, [ 'product_add_publish', 7 ] );
		$this->assertRestStatus( $this->remember( [ 'store_setup' ] ) );
		$this->assertRestStatus( $this->remember( [ 'store_setup', 'of-an-extension' ] ) );
		self::assertSame( [ 'product_add_publish', 'store_setup', 'of-an-extension' ], get_option( self::ASKED ) );
	}

	public function test_what_is_added_elsewhere_meanwhile_is_not_lost(): void {
		update_option( self::ASKED, [ 'product_add_publish' ] );
		get_option( self::ASKED );
		// Another request, past what this one has cached.
		$this->context()->database->update(
			'options',
			[ 'option_value' => maybe_serialize( [ 'product_add_publish', 'theirs' ] ) ],
			[ 'option_name' => self::ASKED ]
		);
		$this->assertRestStatus( $this->remember( [ 'store_setup' ] ) );
		self::assertSame( [ 'product_add_publish', 'theirs', 'store_setup' ], get_option( self::ASKED ) );
	}

	#[DataProvider( 'nonsense' )]
	public function test_what_is_no_list_of_ids_is_refused( mixed $sent ): void {
		$this->assertRestError( $this->remember( $sent ), 'rest_invalid_param', 400 );
		self::assertFalse( get_option( self::ASKED ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function nonsense(): array {
		return [
			'a text'       => [ 'store_setup' ],
			'an object'    => [ [ 'store_setup' => 'store_setup' ] ],
			'a number'     => [ [ 'store_setup', 1 ] ],
			'markup'       => [ [ '<b>' ] ],
			'far too many' => [ array_map( static fn( int $at ) => "action_$at", range( 1, 101 ) ) ],
		];
	}

	private function module(): FeedbackModule {
		return new FeedbackModule( $this->context() );
	}

	private function remember( mixed $actions ): \WP_REST_Response {
		return $this->rest( 'POST', '/wc-admin/options', [ self::ASKED => $actions ] );
	}
}
