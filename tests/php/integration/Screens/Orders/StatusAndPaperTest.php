<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use DOMDocument;
use DOMElement;
use DOMXPath;
use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * What an order's page says of a status before it is chosen, and the order on paper.
 */
final class StatusAndPaperTest extends OrderPageTestCase {

	public function test_what_follows_is_said_with_the_emails_that_are_sent(): void {
		$this->as_shop_manager();
		$id  = $this->lamp_with_fee( [ 'status' => 'pending' ] );
		$new = 'Processing: Stock of 1 product is reduced. The store gets the email “New order”.';
		self::assertSame( "$new The customer gets the email “Order received”.", $this->follows( $id )['processing'] );
		self::assertStringContainsString( 'The customer gets the email “Order completed”.', $this->follows( $id )['completed'] );
		self::assertArrayNotHasKey( 'cancelled', $this->follows( $id ) );

		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/email_customer_processing_order/enabled', [ 'value' => 'no' ] ), 200 );
		self::assertSame( $new, $this->follows( $id )['processing'] );

		$this->rest( 'PUT', "/wc/v3/orders/$id", [ 'status' => 'processing' ] );
		self::assertStringContainsString( 'The store gets the email “Cancelled order”.', $this->follows( $id )['cancelled'] );
		self::assertStringContainsString( 'The customer gets the email “Order refunded”.', $this->follows( $id )['refunded'] );
		$this->rest( 'POST', "/wc/v3/orders/$id/refunds", [ 'amount' => '12.50', 'api_refund' => false ] ); // phpcs:ignore WordPress.Arrays
		self::assertStringNotContainsString( 'Order refunded', implode( ' ', $this->follows( $id ) ) );
	}

	public function test_a_customer_without_an_address_is_said_to_get_nothing(): void {
		$this->as_shop_manager();
		$id = $this->lamp_with_fee( [ 'billing' => [ 'first_name' => 'Ann' ] ] );
		self::assertSame( 'Processing: Stock of 1 product is reduced. The store gets the email “New order”.', $this->follows( $id )['processing'] );
	}

	public function test_an_invoice_adds_up_and_a_packing_slip_has_no_prices(): void {
		$this->as_shop_manager();
		$id      = $this->lamp_with_fee( [ 'shipping_lines' => [ [ 'method_id' => 'flat_rate', 'method_title' => 'Parcel', 'total' => '4.00' ] ] ] ); // phpcs:ignore WordPress.Arrays
		$invoice = $this->paper( $id, 'invoice' );
		self::assertSame( [ 'Gift wrap||$2.50', 'Shipping|$4.00', 'Tax|$0.00', 'Total|$16.50' ], array_slice( $invoice, -4 ) );
		self::assertSame( 'Item|Quantity|Total', $invoice[0] );
		$slip = $this->paper( $id, 'packing-slip' );
		self::assertSame( 'Item|Quantity', $slip[0] );
		self::assertStringNotContainsString( '$', implode( ' ', $slip ) );
	}

	/**
	 * An order of one piece for 10.00 and a fee of 2.50.
	 *
	 * @param array<string, mixed> $more
	 */
	private function lamp_with_fee( array $more ): int {
		$product = $this->item( $this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Lamp', 'regular_price' => '10.00' ] ) )['id']; // phpcs:ignore WordPress.Arrays
		return (int) $this->item(
			$this->rest(
				'POST',
				'/wc/v3/orders',
				$more + [
					'billing'    => [ 'email' => 'ann@example.org' ],
					'line_items' => [ [ 'product_id' => $product, 'quantity' => 1 ] ], // phpcs:ignore WordPress.Arrays
					'fee_lines'  => [ [ 'name' => 'Gift wrap', 'total' => '2.50', 'tax_status' => 'none' ] ], // phpcs:ignore WordPress.Arrays
				]
			)
		)['id'];
	}

	/**
	 * @return array<string, string> What is said of each status.
	 */
	private function follows( int $id ): array {
		$texts = [];
		foreach ( $this->found( $this->page( [ 'id' => (string) $id ] ), '//ul[contains(@class,"storewright-order__follows")]/li' ) as $item ) {
			$texts[ $item->getAttribute( 'data-status' ) ] = $item->textContent; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's name.
		}
		return $texts;
	}

	/**
	 * @return list<string> The cells of each row.
	 */
	private function paper( int $id, string $kind ): array {
		$page = $this->page( [ 'id' => (string) $id, 'print' => $kind ] ); // phpcs:ignore WordPress.Arrays
		$text = static fn( DOMElement $cell ): string => trim( $cell->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's name.
		return array_map(
			fn( DOMElement $row ): string => implode( '|', array_map( $text, $this->found( $page, './th|./td', $row ) ) ),
			$this->found( $page, '//table//tr' )
		);
	}

	/**
	 * The page of an order.
	 *
	 * @param array<string, string> $query
	 */
	private function page( array $query ): DOMXPath {
		$query += [ 'action' => 'edit' ];
		$page   = new OrderPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		ob_start();
		$page->render( $query );
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8"?>' . ob_get_clean(), LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/**
	 * @return list<DOMElement>
	 */
	private function found( DOMXPath $page, string $path, ?DOMElement $within = null ): array {
		$nodes = $page->query( $path, $within );
		self::assertNotFalse( $nodes );
		return array_values( array_filter( iterator_to_array( $nodes ), static fn( mixed $node ) => $node instanceof DOMElement ) );
	}
}
