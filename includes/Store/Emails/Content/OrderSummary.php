<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Content;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Money;
use Storewright\Shop\CurrencyFormat;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;

/**
 * An order as an email shows it: its products and its sums, as they are in the order. Nothing is calculated anew.
 */
final class OrderSummary {

	/**
	 * @param Order          $order
	 * @param list<Order>    $refunds      Every refund of it, the latest first.
	 * @param CurrencyFormat $format       How amounts of the order's currency are written.
	 * @param bool           $with_tax     Whether the prices of products, shipping and fees have their tax in them.
	 * @param bool           $is_itemized  Whether each tax rate has a row; else all taxes together have one.
	 */
	public function __construct(
		public readonly Order $order,
		private readonly array $refunds,
		private readonly CurrencyFormat $format,
		private readonly bool $with_tax,
		private readonly bool $is_itemized
	) {}

	/**
	 * The products.
	 *
	 * @return list<OrderLine>
	 */
	public function lines(): array {
		return array_map(
			fn( LineItem $line ) => new OrderLine(
				$line->name,
				self::details( $line ),
				self::quantity( $line->quantity ),
				$this->amount( $this->gross( $line->subtotal, $line->subtotal_tax ) )
			),
			$this->order->line_items()
		);
	}

	/**
	 * The sums below the products.
	 *
	 * @return list<TotalRow>
	 */
	public function totals(): array {
		return [
			$this->row( 'subtotal', __( 'Subtotal', 'storewright' ), $this->subtotal() ),
			...$this->discount(),
			...$this->shipping(),
			...$this->fees(),
			...( $this->with_tax ? [] : $this->taxes() ),
			$this->total(),
			...$this->given_back(),
		];
	}

	/**
	 * What a refund gave back, as people read it.
	 */
	public function refund_amount( Order $refund ): string {
		return $this->amount( Money::of( $refund->total )->abs() );
	}

	/**
	 * Lines of the address that the order is billed to.
	 *
	 * @return list<string>
	 */
	public function billing_lines(): array {
		return AddressLines::of( $this->order->billing );
	}

	/**
	 * Lines of the address that it is sent to; none where nothing is sent there.
	 *
	 * @return list<string>
	 */
	public function shipping_lines(): array {
		return AddressLines::of( $this->order->shipping );
	}

	private function subtotal(): BigDecimal {
		$sum = Money::of( 0 );
		foreach ( $this->order->line_items() as $line ) {
			$sum = $sum->plus( $this->gross( $line->subtotal, $line->subtotal_tax ) );
		}
		return $sum;
	}

	/**
	 * @return list<TotalRow>
	 */
	private function discount(): array {
		$discount = $this->gross( $this->order->discount_total, $this->order->discount_tax );
		return $discount->isZero() ? [] : [ $this->row( 'discount', __( 'Discount', 'storewright' ), $discount->negated() ) ];
	}

	/**
	 * @return list<TotalRow>
	 */
	private function shipping(): array {
		$rows = [];
		foreach ( $this->order->shipping_items() as $item ) {
			$name   = '' === $item->name ? __( 'Shipping', 'storewright' ) : $item->name;
			$rows[] = $this->row( 'shipping', $name, $this->gross( $item->total, $item->total_tax ) );
		}
		$sum = $this->gross( $this->order->shipping_total, $this->order->shipping_tax );
		return [] !== $rows || $sum->isZero() ? $rows : [ $this->row( 'shipping', __( 'Shipping', 'storewright' ), $sum ) ];
	}

	/**
	 * @return list<TotalRow>
	 */
	private function fees(): array {
		$rows = [];
		foreach ( $this->order->fee_items() as $fee ) {
			$name   = '' === $fee->name ? __( 'Fee', 'storewright' ) : $fee->name;
			$rows[] = $this->row( 'fee', $name, $this->gross( $fee->total, $fee->total_tax ) );
		}
		return $rows;
	}

	/**
	 * @return list<TotalRow>
	 */
	private function taxes(): array {
		$sum = $this->order->total_tax();
		if ( $sum->isZero() ) {
			return [];
		}
		$rows = [];
		foreach ( $this->is_itemized ? $this->order->tax_items() : [] as $tax ) {
			$label  = '' === $tax->label ? __( 'Tax', 'storewright' ) : $tax->label;
			$rows[] = $this->row( 'tax', $label, Money::of( $tax->tax_total )->plus( Money::of( $tax->shipping_tax_total ) ) );
		}
		return [] === $rows ? [ $this->row( 'tax', __( 'Tax', 'storewright' ), $sum ) ] : $rows;
	}

	private function total(): TotalRow {
		$total = $this->amount( Money::of( $this->order->total ) );
		$tax   = $this->order->total_tax();
		if ( $this->with_tax && ! $tax->isZero() ) {
			$parts = array_map( static fn( TotalRow $row ) => "{$row->value} {$row->label}", $this->taxes() );
			/* translators: %s: amounts with the names of taxes, such as $5.00 VAT. */
			$note = sprintf( __( 'includes %s', 'storewright' ), implode( ', ', $parts ) );
		}
		return new TotalRow( 'total', __( 'Total', 'storewright' ), $total, $note ?? '' );
	}

	/**
	 * @return list<TotalRow>
	 */
	private function given_back(): array {
		if ( [] === $this->refunds ) {
			return [];
		}
		$rows = [];
		$left = Money::of( $this->order->total );
		foreach ( $this->refunds as $refund ) {
			$left   = $left->plus( Money::of( $refund->total ) );
			$reason = $refund->refund->reason ?? '';
			/* translators: %s: why money was given back. */
			$label  = '' === $reason ? __( 'Refund', 'storewright' ) : sprintf( __( 'Refund: %s', 'storewright' ), $reason );
			$rows[] = $this->row( 'refund', $label, Money::of( $refund->total ) );
		}
		return [ ...$rows, $this->row( 'left', __( 'Total after refunds', 'storewright' ), $left ) ];
	}

	private function row( string $key, string $label, BigDecimal $amount ): TotalRow {
		return new TotalRow( $key, $label, $this->amount( $amount ) );
	}

	private function gross( string $amount, string $tax ): BigDecimal {
		return $this->with_tax ? Money::of( $amount )->plus( Money::of( $tax ) ) : Money::of( $amount );
	}

	private function amount( BigDecimal $amount ): string {
		return $this->format->text( (string) $amount );
	}

	private static function quantity( int|float $quantity ): string {
		$text = rtrim( rtrim( number_format( (float) $quantity, 6, '.', '' ), '0' ), '.' );
		return number_format_i18n( (float) $text, max( 0, strlen( (string) strstr( $text, '.' ) ) - 1 ) );
	}

	/**
	 * What tells a variation from others. Names that begin with an underscore are for software.
	 *
	 * @return array<string, string>
	 */
	private static function details( Item $item ): array {
		$details = [];
		foreach ( $item->meta as $entry ) {
			if ( is_scalar( $entry->value ) && '' !== (string) $entry->value && ! str_starts_with( $entry->key, '_' ) ) {
				$name = (string) preg_replace( '/^(attribute_)?(pa_)?/', '', $entry->key );
				$details[ ucfirst( str_replace( '-', ' ', $name ) ) ] = wp_strip_all_tags( (string) $entry->value );
			}
		}
		return $details;
	}
}
