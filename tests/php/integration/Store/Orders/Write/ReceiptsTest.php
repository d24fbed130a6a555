<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Write;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Store\Downloads\OrderFiles;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\ReceiptPage;
use Storewright\Store\Orders\Write\Receipts;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Receipts can be read by whoever has their address, until they expire.
 */
final class ReceiptsTest extends OrdersTestCase {

	public function test_a_receipt_is_made_once_and_anew_on_demand(): void {
		$path = self::ORDERS . "/{$this->id( $this->order() )}/receipt";
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_not_found', 404 );
		$one = $this->item( $this->rest( 'POST', $path ) );
		self::assertSame( wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ), $one['expiration_date'] );
		self::assertSame( $one, $this->item( $this->rest( 'GET', $path ) ) );
		self::assertSame( $one, $this->item( $this->rest( 'POST', $path ) ) );
		// phpcs:ignore WordPress.Arrays
		$two = $this->item( $this->rest( 'POST', $path, [ 'force_new'       => true, 'expiration_days' => 7 ] ) );
		self::assertSame( wp_date( 'Y-m-d', time() + 7 * DAY_IN_SECONDS ), $two['expiration_date'] );
		self::assertNotSame( $one['receipt_url'], $two['receipt_url'] );
	}

	/**
	 * @dataProvider bad_days
	 */
	public function test_a_day_has_to_be_one_from_today_on( string $day ): void {
		$path = self::ORDERS . "/{$this->id( $this->order() )}/receipt";
		$this->assertRestError( $this->rest( 'POST', $path, [ 'expiration_date' => $day ] ), 'rest_invalid_param', 400 );
	}

	/**
	 * @return iterable<array{string}>
	 */
	public static function bad_days(): iterable {
		yield [ '2020-01-01' ];
		yield [ 'tomorrow' ];
		yield [ '2026-13-41' ];
		yield [ '9999-01-01' ];
	}

	public function test_the_page_shows_the_order_to_its_key_alone_and_not_for_ever(): void {
		$id  = $this->id(
			$this->order(
				[
					'billing'    => [ 'first_name' => '<b>Ann</b>', 'last_name' => 'O’Kay & Co' ], // phpcs:ignore WordPress.Arrays
					'line_items' => [
						[
							'product_id' => $this->product( '19.99', [ 'name' => 'Lamp' ] ),
							'name'       => 'Lamp "Luna" & shade',
							'quantity'   => 2,
						],
					],
				]
			)
		);
		$url = $this->item( $this->rest( 'POST', self::ORDERS . "/$id/receipt" ) )['receipt_url'];
		self::assertIsString( $url );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		self::assertIsString( $query['key'] );
		$this->as_visitor();
		$page = ( new OrderServices( $this->context() ) )->receipt_page();
		$html = (string) $page->page( $id, $query['key'] );
		self::assertStringContainsString( '2 × Lamp &quot;Luna&quot; &amp; shade', $html );
		self::assertStringContainsString( "39.98\u{00A0}$", $html );
		self::assertStringContainsString( 'O’Kay &amp; Co', $html );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertNull( $page->page( $id, str_repeat( '0', 64 ) ) );
		self::assertNull( $page->page( $id + 1, $query['key'] ) );

		$later = $this->context( new Clock( new DateTimeImmutable( '+3 days' ) ) );
		$page  = new ReceiptPage( new OrderQuery( $later ), new Receipts( $later ), 2, new OrderFiles( $later ) );
		self::assertNull( $page->page( $id, $query['key'] ) );
		self::assertTrue( has_action( 'admin_post_nopriv_' . Receipts::ACTION ) );
		self::assertSame( Receipts::ACTION, $query['action'] );
	}

	public function test_the_receipt_of_a_deleted_order_is_forgotten(): void {
		$id = $this->id( $this->order() );
		$this->rest( 'POST', self::ORDERS . "/$id/receipt" );
		$this->rest( 'DELETE', self::ORDERS . "/$id", [ 'force' => true ] );
		self::assertSame(
			'0',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( 'postmeta' )} WHERE post_id = %d",
				$id
			)
		);
	}
}
