<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Screens\Orders\Page\OrderCopy;
use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\ParsedPage;
use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * A new order whose form is filled as another order.
 */
final class OrderCopyTest extends OrderPageTestCase {

	public function test_it_has_all_items_fees_shipping_lines_and_coupons(): void {
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'ten', 'amount' => '10', 'discount_type' => 'percent' ] ), 201 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'five', 'amount' => '5', 'discount_type' => 'fixed_cart' ] ), 201 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$lamp  = $this->product( '50' );
		$order = $this->order(
			[
				'billing'        => self::NEW_YORK,
				'line_items'     => [
					[ 'product_id' => $lamp, 'quantity' => 2 ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
					[ 'product_id' => $this->product( '7' ) ],
				],
				'fee_lines'      => [
					[ 'name' => 'Gift wrap', 'total' => '2.50', 'tax_status' => 'none' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
					[ 'name' => 'Deposit', 'total' => '1.00', 'tax_class' => 'reduced-rate' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
				],
				'shipping_lines' => [
					[ 'method_id' => 'flat_rate', 'method_title' => 'Parcel', 'total' => '4.00' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
					[ 'method_id' => 'local_pickup', 'method_title' => 'Pickup', 'total' => '0.00' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
				],
				'coupon_lines'   => [ [ 'code' => 'ten' ], [ 'code' => 'five' ] ],
			]
		);
		$id    = $this->id( $order );
		$model = ( new OrderServices( $this->context() ) )->query()->find( $id );
		self::assertNotNull( $model );
		[ $next ] = $this->send( 0, OrderCopy::of( $model ) );
		self::assertSame( 1, preg_match( '/id=(\d+)/', (string) $next, $part ) );
		$copy = $this->stored( (int) $part[1] );
		self::assertNotSame( $id, $copy['id'] );
		foreach ( [
			'line_items'     => [ 'product_id', 'quantity', 'total' ],
			'fee_lines'      => [ 'name', 'total', 'tax_status', 'tax_class' ],
			'shipping_lines' => [ 'method_id', 'method_title', 'total' ],
			'coupon_lines'   => [ 'code', 'discount' ],
		] as $kind => $fields ) {
			$keep = static fn( mixed $row ): array => is_array( $row ) ? array_intersect_key( $row, array_flip( $fields ) ) : [];
			self::assertSame( array_map( $keep, $order[ $kind ] ), array_map( $keep, $copy[ $kind ] ), $kind );
		}
		self::assertSame( $order['total'], $copy['total'] );
		$this->as_administrator();
		$query = [ 'action' => 'new', 'copy' => (string) $id ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$page  = new OrderPage( $this->context() );
		$page->respond( $query, null );
		ob_start();
		$page->render( $query );
		$html = (string) ob_get_clean();
		foreach ( [ 'value="Gift wrap"', 'value="Deposit"', 'value="Parcel"', 'value="Pickup"', 'value="ten"', 'value="five"', 'value="local_pickup"' ] as $field ) {
			self::assertStringContainsString( $field, $html );
		}
		$labels = ( new ParsedPage( $html ) )->texts( '//label' );
		foreach ( [ 'Fee', 'Shipping', 'Coupon code' ] as $label ) {
			self::assertSame( [], array_diff( [ "$label 1", "$label 2", "$label 3" ], $labels ) );
		}
		self::assertStringContainsString( 'name="customer" value=""', $html, 'A guest is nobody, and not 0.' );
	}

	public function test_a_coupon_that_has_expired_is_said_and_nothing_is_made(): void {
		$coupon = $this->item( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'ten', 'amount' => '10' ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$order  = $this->order( [ 'line_items' => [ [ 'product_id' => $this->product( '50' ) ] ], 'coupon_lines' => [ [ 'code' => 'ten' ] ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->rest( 'PUT', '/wc/v3/coupons/' . $this->id( $coupon ), [ 'date_expires' => '2020-01-01' ] );
		$model = ( new OrderServices( $this->context() ) )->query()->find( $this->id( $order ) );
		self::assertNotNull( $model );
		[ $next, $page ] = $this->send( 0, OrderCopy::of( $model ) );
		self::assertNull( $next );
		self::assertStringContainsString( 'expired', $page );
		self::assertStringContainsString( 'name="new_coupons[0]" value="ten"', $page );
	}
}
