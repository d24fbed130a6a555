<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Nothing that somebody sends upsets the database: texts are mended, and what cannot be kept is refused.
 */
final class OddOrdersTest extends IntegrationTestCase {

	private const ODD = "a\xff\0b'%\"\\";

	/**
	 * @return iterable<string, array{OrderCriteria}>
	 */
	public static function questions(): iterable {
		yield 'a way' => [ new OrderCriteria( created_via: [ self::ODD ] ) ];
		yield 'an address' => [ new OrderCriteria( customer_email: self::ODD ) ];
		yield 'a search' => [ new OrderCriteria( search: self::ODD ) ];
		yield 'a status' => [ new OrderCriteria( statuses: [ self::ODD ] ) ];
		yield 'ids' => [ new OrderCriteria( include: [ PHP_INT_MAX, -1 ] ) ];
		yield 'a customer' => [ new OrderCriteria( customer: -5 ) ];
		yield 'a product' => [ new OrderCriteria( product: PHP_INT_MAX ) ];
		yield 'parents' => [ new OrderCriteria( parents: [ -1, PHP_INT_MIN ] ) ];
		yield 'exclusions' => [ new OrderCriteria( exclude: [ PHP_INT_MIN ], offset: PHP_INT_MAX ) ];
	}

	/**
	 * @dataProvider questions
	 */
	public function test_odd_questions_have_no_answer( OrderCriteria $criteria ): void {
		self::assertSame( [], ( new OrderQuery( $this->context() ) )->page( $criteria )->ids );
	}

	public function test_an_odd_order_is_kept_as_well_as_it_can_be(): void {
		$order                 = new Order();
		$order->billing        = new OrderAddress(
			first_name: self::ODD . str_repeat( 'ä', 70_000 ),
			email: self::ODD . str_repeat( 'x', 500 ),
			phone: str_repeat( '1', 300 )
		);
		$order->customer_note  = self::ODD . str_repeat( '😀', 70_000 );
		$order->payment_method = str_repeat( 'ü', 300 );
		$order->created_via    = self::ODD;
		$order->status         = str_repeat( 'z', 50 );
		$order->total          = '-5.123456789';
		$order->customer_id    = -1;
		$line                  = new LineItem();
		$line->name            = self::ODD;
		$line->product_id      = PHP_INT_MAX;
		$coupon                = new CouponItem();
		$coupon->name          = self::ODD;
		$tax                   = new TaxItem();
		$tax->label            = self::ODD;
		$order->items          = [ $line, $coupon, $tax ];
		$order->meta           = [
			new MetaEntry( 0, self::ODD, [ 'k' => [ 1, 2.5, self::ODD ] ] ),
			new MetaEntry( 0, 'serialised', 's:1:"a";' ),
		];

		$repository = ( new OrderServices( $this->context() ) )->repository();
		$id         = $repository->create( $order )->id;
		$stored     = ( new OrderQuery( $this->context() ) )->find( $id ) ?? new Order();
		self::assertSame( [ '-5.12345679', 0, str_repeat( 'ü', 100 ) ], [ $stored->total, $stored->customer_id, $stored->payment_method ] );
		$mended = wp_check_invalid_utf8( str_replace( "\0", '', self::ODD ), true );
		self::assertStringContainsString( "b'%\"\\", $mended );
		self::assertStringStartsWith( "{$mended}ä", $stored->billing->first_name );
		self::assertSame( [ 'k' => [ 1, 2.5, $mended ] ], $stored->meta[0]->value );
		self::assertSame( 's:1:"a";', $stored->meta[1]->value );
		$repository->update( $id, static fn( Order $order ) => $order->replace_items( LineItem::class, [] ) );
		self::assertSame( [], ( new OrderQuery( $this->context() ) )->find( $id )?->line_items() );
	}

	public function test_meta_data_that_is_too_long_is_refused_and_nothing_kept(): void {
		$repository = ( new OrderServices( $this->context() ) )->repository();
		$id         = $repository->create( new Order() )->id;
		try {
			$repository->update(
				$id,
				static function ( Order $order ): void {
					$order->customer_note = 'Kept?';
					$order->meta[]        = new MetaEntry( 0, 'much', [ str_repeat( 'x', 70_000 ) ] );
				}
			);
			self::fail( 'It is too long.' );
		} catch ( InvalidInput $error ) {
			self::assertArrayHasKey( 'meta_data', $error->params );
		}
		self::assertSame( '', ( new OrderQuery( $this->context() ) )->find( $id )?->customer_note );
	}
}
