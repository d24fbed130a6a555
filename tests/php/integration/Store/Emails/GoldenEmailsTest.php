<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Emails;

use DOMDocument;
use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use Storewright\Kernel\Money;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailServices;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\RefundDetails;
use Storewright\Tests\Support\EmailIds;
use Storewright\Tests\Support\GoldenOrders;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The emails of real orders show the orders' numbers, lines and sums.
 */
final class GoldenEmailsTest extends IntegrationTestCase {

	public function test_every_email_with_an_order_is_tried(): void {
		$with_order = array_filter( EmailTypes::all(), static fn( $type ) => $type->about->has_order() );
		self::assertEqualsCanonicalizing( array_keys( $with_order ), array_keys( EmailIds::with_order() ) );
	}

	#[DataProviderExternal( EmailIds::class, 'with_order' )]
	public function test_html_and_plain_text_show_what_the_order_says( string $id ): void {
		$type = EmailTypes::find( $id ) ?? self::fail( $id );
		foreach ( self::orders() as $order ) {
			$refunds = self::refunds( $order );
			$data    = new EmailData( $order, $refunds, $refunds[0] ?? null, true, 'It <strong>ships</strong> tomorrow.', url: 'https://shop.test/pay' );
			$email   = ( new EmailServices( $this->context() ) )->renderer()->render( $type, $data );
			$page    = self::page( $email->html );
			self::assertStringContainsString( "#{$order->id}", "{$email->subject} {$email->html}" );
			self::assertSame( self::expected_lines( $order ), self::rows( $page, '//tr[@class="line"]' ), "Order {$order->id}" );
			self::assertSame( self::expected_totals( $order, $refunds ), self::rows( $page, '//tfoot/tr[not(@class="payment")]' ), "Order {$order->id}" );
			foreach ( $order->line_items() as $line ) {
				self::assertStringContainsString(
					"{$line->quantity} × {$line->name}: " . self::money( $line->subtotal ) . "\n",
					$email->plain
				);
			}
			foreach ( self::expected_totals( $order, $refunds ) as $row ) {
				self::assertStringContainsString( "{$row[0]}: {$row[1]}\n", $email->plain );
			}
			self::assertStringNotContainsString( '{', $email->subject . $email->plain );
		}
	}

	public function test_prices_with_tax_have_it_in_them_and_the_total_says_how_much(): void {
		update_option( 'woocommerce_tax_display_cart', 'incl' );
		update_option( 'woocommerce_tax_total_display', 'single' );
		$type = EmailTypes::find( 'customer_processing_order' ) ?? self::fail();
		foreach ( self::orders() as $order ) {
			$html = ( new EmailServices( $this->context() ) )->renderer()->render( $type, new EmailData( $order ) )->html;
			$page = self::page( $html );
			$rows = array_column( self::rows( $page, '//tr[@class="line"]' ), 2 );
			self::assertSame(
				array_map(
					static fn( LineItem $line ) => self::money(
						(string) Money::of( $line->subtotal )->plus( Money::of( $line->subtotal_tax ) )
					),
					$order->line_items()
				),
				$rows
			);
			self::assertSame( [], self::rows( $page, '//tfoot/tr[@class="tax"]' ) );
			$note = $order->total_tax()->isZero() ? '' : 'includes ' . self::money( (string) $order->total_tax() ) . ' Tax';
			self::assertSame( [ [ 'Total', trim( self::money( $order->total ) . " {$note}" ) ] ], self::rows( $page, '//tr[@class="total"]' ) );
		}
	}

	/**
	 * Orders with everything that an order can have.
	 *
	 * @return list<Order>
	 */
	private static function orders(): array {
		$orders = GoldenOrders::all();
		$picked = array_slice( $orders, 0, 3 );
		foreach ( [
			static fn( Order $order ) => [] !== $order->fee_items(),
			static fn( Order $order ) => [] !== $order->shipping_items(),
			static fn( Order $order ) => [] !== $order->coupon_items(),
			static fn( Order $order ) => count( $order->tax_items() ) > 1,
			static fn( Order $order ) => count( $order->line_items() ) > 3,
		] as $has ) {
			$picked = [ ...$picked, ...array_slice( array_values( array_filter( $orders, $has ) ), 0, 1 ) ];
		}
		return $picked;
	}

	/**
	 * @return list<Order>
	 */
	private static function refunds( Order $order ): array {
		if ( 0 !== $order->id % 2 || Money::of( $order->total )->isLessThan( 2 ) ) {
			return [];
		}
		$refund         = new Order();
		$refund->type   = Order::REFUND;
		$refund->total  = '-1.25';
		$refund->refund = new RefundDetails( '1.25', 'Broken' );
		return [ $refund ];
	}

	/**
	 * @return list<list<string>>
	 */
	private static function expected_lines( Order $order ): array {
		return array_map(
			static fn( LineItem $line ) => [ $line->name, (string) $line->quantity, self::money( $line->subtotal ) ],
			$order->line_items()
		);
	}

	/**
	 * @param list<Order> $refunds
	 * @return list<list<string>>
	 */
	private static function expected_totals( Order $order, array $refunds ): array {
		$subtotal = Money::of( 0 );
		foreach ( $order->line_items() as $line ) {
			$subtotal = $subtotal->plus( Money::of( $line->subtotal ) );
		}
		$rows = [ [ 'Subtotal', self::money( (string) $subtotal ) ] ];
		if ( ! Money::of( $order->discount_total )->isZero() ) {
			$rows[] = [ 'Discount', self::money( (string) Money::of( $order->discount_total )->negated() ) ];
		}
		foreach ( $order->shipping_items() as $item ) {
			$rows[] = [ $item->name, self::money( $item->total ) ];
		}
		foreach ( $order->fee_items() as $fee ) {
			$rows[] = [ $fee->name, self::money( $fee->total ) ];
		}
		foreach ( $order->total_tax()->isZero() ? [] : $order->tax_items() as $tax ) {
			$rows[] = [ $tax->label, self::money( (string) Money::of( $tax->tax_total )->plus( Money::of( $tax->shipping_tax_total ) ) ) ];
		}
		$rows[] = [ 'Total', self::money( $order->total ) ];
		$left   = Money::of( $order->total );
		foreach ( $refunds as $refund ) {
			$left   = $left->plus( Money::of( $refund->total ) );
			$rows[] = [ "Refund: {$refund->refund?->reason}", self::money( $refund->total ) ];
		}
		return [] === $refunds ? $rows : [ ...$rows, [ 'Total after refunds', self::money( (string) $left ) ] ];
	}

	/**
	 * An amount of the golden shop, written apart from how the emails write it.
	 */
	private static function money( string $amount ): string {
		$rounded = Money::round( Money::of( $amount ), 2 );
		return ( $rounded->isNegative() ? '-' : '' ) . '$' . number_format( $rounded->abs()->toFloat(), 2 );
	}

	private static function page( string $html ): DOMXPath {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/**
	 * The texts of the cells of rows.
	 *
	 * @return list<list<string>>
	 */
	private static function rows( DOMXPath $page, string $query ): array {
		$rows  = [];
		$text  = static fn( mixed $node ) => $node instanceof DOMElement
			? trim( (string) preg_replace( '/\s+/u', ' ', $node->textContent ) ) // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The DOM's name.
			: '';
		$found = $page->query( $query );
		foreach ( false === $found ? [] : $found as $row ) {
			self::assertInstanceOf( DOMElement::class, $row );
			$cells  = $page->query( './th|./td', $row );
			$rows[] = array_map( $text, array_values( false === $cells ? [] : iterator_to_array( $cells ) ) );
		}
		return $rows;
	}
}
