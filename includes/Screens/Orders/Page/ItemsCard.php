<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Brick\Math\RoundingMode;
use Storewright\Kernel\Money;
use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Products\Model\Product;

/**
 * The items of an order with their amounts, what adds some, and the totals: as they are, and as they would be.
 */
final class ItemsCard {

	/**
	 * Rows for new products where no script adds some.
	 */
	private const NEW_ROWS = 3;

	public function __construct(
		private readonly OrderServices $services,
		private readonly OrderText $texts,
		private readonly LineChoices $choices
	) {}

	/**
	 * Prints the card.
	 *
	 * @param Order       $order
	 * @param list<Order> $refunds
	 * @param Form        $form
	 * @param Order|null  $preview The order as it would be with what was typed, null where nobody asked.
	 */
	public function render( Order $order, array $refunds, Form $form, ?Order $preview ): void {
		printf( '<section class="storewright-card"><h2>%s</h2>', esc_html__( 'Items', 'storewright' ) );
		if ( [] !== $order->items ) {
			$this->render_table( $order, $form );
		}
		if ( ! $form->is_read_only ) {
			$this->render_new( $order, $form );
			printf(
				'<p><button type="submit" class="button" name="do" value="preview" formnovalidate>%s</button></p>',
				esc_html__( 'Recalculate', 'storewright' )
			);
		}
		echo '<div id="storewright-order-calculation" aria-live="polite">';
		if ( null !== $preview ) {
			printf( '<h3>%s</h3>', esc_html__( 'After saving', 'storewright' ) );
			$this->render_preview_lines( $preview );
			$this->render_totals( $preview, [] );
		}
		echo '</div>';
		if ( 0 < $order->id ) {
			$this->render_totals( $order, $refunds );
		}
		echo '</section>';
	}

	private function render_table( Order $order, Form $form ): void {
		$ids      = array_map( static fn( LineItem $line ) => $line->stock_product_id(), $order->line_items() );
		$products = $this->services->product_finder()->several( $ids );
		self::load_pictures( $products );
		printf(
			'<div class="storewright-order__scroll"><table class="storewright-order__items"><thead><tr><th scope="col" colspan="2">%s</th>',
			esc_html__( 'Item', 'storewright' )
		);
		foreach ( array_diff_key( self::columns(), $form->is_read_only ? [ 'remove' => '' ] : [] ) as $column => $name ) {
			printf( '<th scope="col" class="%s">%s</th>', esc_attr( 'remove' === $column ? '' : 'num' ), esc_html( $name ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $order->line_items() as $line ) {
			$this->render_line( $order, $line, $products[ $line->stock_product_id() ] ?? null, $form );
		}
		foreach ( [ ...$order->shipping_items(), ...$order->fee_items() ] as $item ) {
			$this->render_more( $order, $item, $form );
		}
		foreach ( $order->coupon_items() as $coupon ) {
			/* translators: %s: code of a coupon. */
			$label = sprintf( __( 'Coupon: %s', 'storewright' ), $coupon->name );
			printf(
				'<tr><td></td><th scope="row">%s</th><td></td><td></td>',
				esc_html( $label )
			);
			self::open_cell( 'total' );
			printf( '<bdi>%s</bdi></td><td></td>', esc_html( '-' . $this->texts->money( $order, $coupon->discount ) ) );
			self::render_remove( $form, "coupons[$coupon->id]", $coupon->name );
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}

	private function render_line( Order $order, LineItem $line, ?Product $product, Form $form ): void {
		$link = null === $product ? null : get_edit_post_link( $line->product_id );
		$name = esc_html( $line->name );
		$name = null === $link ? $name : sprintf( '<a href="%s">%s</a>', esc_url( $link ), $name );
		$id   = $product->image_id ?? 0;

		$picture = 0 === $id ? '' : wp_get_attachment_image( $id, [ 40, 40 ], false, [ 'alt' => '' ] );
		printf(
			'<tr><td class="storewright-order__picture">%s</td><th scope="row">%s<span class="storewright-order__meta">%s</span></th>',
			wp_kses_post( $picture ),
			wp_kses_post( $name ),
			esc_html( implode( ' · ', self::details( $line, $product ) ) )
		);
		self::open_cell( 'price' );
		printf( '%s</td>', esc_html( $this->texts->money( $order, self::price( $line ) ) ) );
		self::open_cell( 'quantity' );
		/* translators: %s: name of an item. */
		$form->cell( "items[$line->id][quantity]", sprintf( __( 'Quantity of %s', 'storewright' ), $line->name ), (string) $line->quantity );
		echo '</td>';
		self::open_cell( 'total' );
		$this->render_total( $order, $form, "items[$line->id][total]", $line );
		echo '</td>';
		self::open_cell( 'tax' );
		printf( '%s</td>', esc_html( $this->texts->money( $order, $line->total_tax ) ) );
		self::render_remove( $form, "items[$line->id][remove]", $line->name );
		echo '</tr>';
	}

	/**
	 * What the cells of a row are called beside the item, also where a phone shows them one below the other.
	 *
	 * @return array<string, string>
	 */
	private static function columns(): array {
		return [
			'price'    => __( 'Price', 'storewright' ),
			'quantity' => __( 'Quantity', 'storewright' ),
			'total'    => __( 'Total', 'storewright' ),
			'tax'      => __( 'Tax', 'storewright' ),
			'remove'   => __( 'Remove', 'storewright' ),
		];
	}

	private static function open_cell( string $column ): void {
		printf( '<td class="%s" data-colname="%s">', esc_attr( 'remove' === $column ? '' : 'num' ), esc_attr( self::columns()[ $column ] ) );
	}

	private static function price( LineItem $line ): string {
		$pieces = (string) $line->quantity;
		return 0.0 === (float) $pieces ? '0' : (string) Money::of( $line->subtotal )->dividedBy( $pieces, 8, RoundingMode::HALF_UP );
	}

	private function render_more( Order $order, ShippingItem|FeeItem $item, Form $form ): void {
		$kind = $item instanceof FeeItem ? 'fees' : 'ships';
		echo '<tr><td></td><th scope="row">';
		$form->cell( "{$kind}[$item->id][name]", 'fees' === $kind ? __( 'Fee', 'storewright' ) : __( 'Shipping', 'storewright' ), $item->name, 'text' );
		if ( $item instanceof ShippingItem ) {
			/* translators: %s: name of an item. */
			$label = sprintf( __( 'Shipping method of %s', 'storewright' ), $item->name );
			$form->cell_select( "ships[$item->id][method_id]", $label, $item->method_id, $this->choices->methods( $item->method_id ) );
		} elseif ( [] !== $this->choices->taxes( LineChoices::tax_of( $item ) ) ) {
			/* translators: %s: name of an item. */
			$label = sprintf( __( 'Tax class of %s', 'storewright' ), $item->name );
			$form->cell_select( "fees[$item->id][tax]", $label, LineChoices::tax_of( $item ), $this->choices->taxes( LineChoices::tax_of( $item ) ) );
		}
		echo '</th><td></td><td></td>';
		self::open_cell( 'total' );
		$this->render_total( $order, $form, "{$kind}[$item->id][total]", $item );
		echo '</td>';
		self::open_cell( 'tax' );
		printf( '%s</td>', esc_html( $this->texts->money( $order, $item->total_tax ) ) );
		self::render_remove( $form, "{$kind}[$item->id][remove]", $item->name );
		echo '</tr>';
	}

	private function render_total( Order $order, Form $form, string $path, LineItem|ShippingItem|FeeItem $item ): void {
		$total = $form->is_read_only ? $this->texts->money( $order, $item->total ) : $this->texts->number( $order, $item->total );
		/* translators: %s: name of an item. */
		$form->cell( $path, sprintf( __( 'Total of %s', 'storewright' ), $item->name ), $total );
	}

	private function render_new( Order $order, Form $form ): void {
		$is_typed = 'save' === $form->value( 'do', '' ) || 'preview' === $form->value( 'do', '' );
		printf( '<details%s><summary>%s</summary>', esc_attr( 0 === $order->id || $is_typed ? ' open' : '' ), esc_html__( 'Add items', 'storewright' ) );
		$posted = is_array( $form->posted['new'] ?? null ) ? count( $form->posted['new'] ) : 0;
		foreach ( range( 0, max( self::NEW_ROWS, $posted ) - 1 ) as $row ) {
			echo '<div class="storewright-order__row">';
			/* translators: %d: number of a row. */
			$form->input( "new[$row][product]", sprintf( __( 'Product %d: ID or SKU', 'storewright' ), $row + 1 ), '', 'text', 'autocomplete="off" data-suggest="products"' );
			$form->input( "new[$row][quantity]", __( 'Quantity', 'storewright' ), '1', 'text', 'inputmode="decimal"' );
			echo '</div>';
		}
		foreach ( [
			'new_fee'  => __( 'Fee', 'storewright' ),
			'new_ship' => __( 'Shipping', 'storewright' ),
		] as $name => $label ) {
			$copied = self::copied( $form, "{$name}s" );
			foreach ( $copied as $place => $row ) {
				$this->render_amount( $form, "{$name}s[$row]", self::numbered( $label, $place, $copied ) );
			}
			$this->render_amount( $form, $name, self::numbered( $label, count( $copied ), $copied ) );
		}
		$label  = __( 'Coupon code', 'storewright' );
		$copied = self::copied( $form, 'new_coupons' );
		foreach ( $copied as $place => $row ) {
			$form->input( "new_coupons[$row]", self::numbered( $label, $place, $copied ), '', 'text', 'autocomplete="off"' );
		}
		$form->input( 'new_coupon', self::numbered( $label, count( $copied ), $copied ), '', 'text', 'autocomplete="off"' );
		echo '</details>';
	}

	/**
	 * Rows that a copied order has filled.
	 *
	 * @return list<int|string>
	 */
	private static function copied( Form $form, string $name ): array {
		return is_array( $form->posted[ $name ] ?? null ) ? array_keys( $form->posted[ $name ] ) : [];
	}

	/**
	 * The name of one of several fields that are alike.
	 *
	 * @param string           $label
	 * @param int              $place  From 0.
	 * @param list<int|string> $copied None where it is the only one.
	 */
	private static function numbered( string $label, int $place, array $copied ): string {
		/* translators: 1: name of a field, such as Fee, 2: its number. */
		return [] === $copied ? $label : sprintf( __( '%1$s %2$s', 'storewright' ), $label, number_format_i18n( $place + 1 ) );
	}

	/**
	 * Prints a row for a fee or a way of shipping.
	 *
	 * @param Form   $form
	 * @param string $path
	 * @param string $label
	 */
	private function render_amount( Form $form, string $path, string $label ): void {
		echo '<div class="storewright-order__row">';
		$form->input( "{$path}[name]", $label, '' );
		/* translators: %s: name of an item. */
		$form->input( "{$path}[total]", sprintf( __( '%s: amount without tax', 'storewright' ), $label ), '', 'text', 'inputmode="decimal"' );
		if ( str_starts_with( $path, 'new_ship' ) ) {
			$method = $form->value( "{$path}[method_id]", LineChoices::USUAL_METHOD );
			/* translators: %s: name of an item. */
			$form->select( "{$path}[method_id]", sprintf( __( '%s: method', 'storewright' ), $label ), LineChoices::USUAL_METHOD, $this->choices->methods( $method ) );
			foreach ( [ 'instance_id', 'instance_of' ] as $name ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( "{$path}[$name]" ), esc_attr( $form->value( "{$path}[$name]", '' ) ) );
			}
		} elseif ( [] !== $this->choices->taxes( LineChoices::USUAL_TAX ) ) {
			$tax = $form->value( "{$path}[tax]", LineChoices::USUAL_TAX );
			/* translators: %s: name of an item. */
			$form->select( "{$path}[tax]", sprintf( __( '%s: tax class', 'storewright' ), $label ), LineChoices::USUAL_TAX, $this->choices->taxes( $tax ) );
		} else {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( "{$path}[tax]" ), esc_attr( $form->value( "{$path}[tax]", '' ) ) );
		}
		echo '</div>';
	}

	private function render_preview_lines( Order $preview ): void {
		echo '<table class="storewright-order__totals"><tbody>';
		foreach ( $preview->line_items() as $line ) {
			printf(
				'<tr><td>%s × %s</td><td class="num">%s</td></tr>',
				esc_html( $line->name ),
				esc_html( (string) $line->quantity ),
				esc_html( $this->texts->money( $preview, $line->total ) )
			);
		}
		echo '</tbody></table>';
	}

	/**
	 * @param Order       $order
	 * @param list<Order> $refunds
	 */
	private function render_totals( Order $order, array $refunds ): void {
		$items = Money::of( '0' );
		$fees  = Money::of( '0' );
		foreach ( $order->line_items() as $line ) {
			$items = $items->plus( Money::of( $line->subtotal ) );
		}
		foreach ( $order->fee_items() as $fee ) {
			$fees = $fees->plus( Money::of( $fee->total ) );
		}
		$rows = [
			[ __( 'Items', 'storewright' ), (string) $items ],
			[ __( 'Discount', 'storewright' ), (string) Money::of( $order->discount_total )->negated() ],
			[ __( 'Fees', 'storewright' ), (string) $fees ],
			[ __( 'Shipping', 'storewright' ), $order->shipping_total ],
		];
		foreach ( $order->tax_items() as $tax ) {
			$rows[] = [ $tax->label, (string) Money::of( $tax->tax_total )->plus( Money::of( $tax->shipping_tax_total ) ) ];
		}
		$rows   = array_values( array_filter( $rows, static fn( array $row ) => ! Money::of( $row[1] )->isZero() ) );
		$rows[] = [ __( 'Total', 'storewright' ), $order->total ];
		$left   = Money::of( $order->total );
		foreach ( $refunds as $refund ) {
			$left   = $left->plus( Money::of( $refund->total ) );
			$rows[] = [ sprintf( '%s · %s', __( 'Refund', 'storewright' ), OrderText::moment( $refund->created ) ), $refund->total ];
		}
		if ( [] !== $refunds ) {
			$rows[] = [ __( 'Net payment', 'storewright' ), (string) $left ];
		}
		echo '<table class="storewright-order__totals"><tbody>';
		foreach ( $rows as [ $label, $amount ] ) {
			printf( '<tr><th scope="row">%s</th><td class="num"><bdi>%s</bdi></td></tr>', esc_html( $label ), esc_html( $this->texts->money( $order, $amount ) ) );
		}
		echo '</tbody></table>';
	}

	private static function render_remove( Form $form, string $path, string $name ): void {
		if ( $form->is_read_only ) {
			return;
		}
		self::open_cell( 'remove' );
		printf(
			'<input type="checkbox" name="%s" value="1" aria-label="%s"%s></td>',
			esc_attr( $path ),
			/* translators: %s: name of an item. */
			esc_attr( sprintf( __( 'Remove %s', 'storewright' ), $name ) ),
			checked( '' !== $form->value( $path, '' ), true, false )
		);
	}

	/**
	 * @return list<string>
	 */
	private static function details( LineItem $line, ?Product $product ): array {
		$texts = null === $product || '' === $product->sku ? [] : [ $product->sku ];
		foreach ( $line->meta as $entry ) {
			if ( is_string( $entry->value ) && ! is_protected_meta( $entry->key, 'post' ) ) {
				$texts[] = "$entry->key: $entry->value";
			}
		}
		return $texts;
	}

	/**
	 * Reads all pictures at once.
	 *
	 * @param array<int, Product> $products
	 */
	private static function load_pictures( array $products ): void {
		$ids = array_filter( array_map( static fn( Product $product ) => $product->image_id, $products ), static fn( int $id ) => $id > 0 );
		_prime_post_caches( array_values( array_unique( [ ...$ids, ...array_keys( $products ) ] ) ), false, true );
	}
}
