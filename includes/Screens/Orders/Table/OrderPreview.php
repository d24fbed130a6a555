<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Table;

use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Orders\Model\Order;

/**
 * What is in an order, below its row of the list.
 */
final class OrderPreview {

	public function __construct( private readonly OrderText $texts ) {}

	/**
	 * Prints the row.
	 *
	 * @param Order $order
	 * @param int   $columns How many columns the list shows.
	 */
	public function render_row( Order $order, int $columns ): void {
		printf( '<tr class="storewright-preview" data-preview-of="%d"><td colspan="%d">', absint( $order->id ), absint( $columns ) );
		/* translators: %s: number of an order. */
		$label = sprintf( __( 'Preview of order #%s', 'storewright' ), $order->id );
		printf( '<section aria-label="%s"><div class="storewright-preview__columns">', esc_attr( $label ) );
		$this->render_items( $order );
		self::render_address( __( 'Billing', 'storewright' ), OrderText::address( $order->billing ), [ $order->billing->email, $order->billing->phone ] );
		self::render_address( __( 'Shipping', 'storewright' ), OrderText::address( $order->shipping ), [ $order->shipping->phone ] );
		if ( '' !== $order->customer_note ) {
			self::render_address( __( 'Note of the customer', 'storewright' ), [ $order->customer_note ], [] );
		}
		echo '</div></section></td></tr>';
	}

	private function render_items( Order $order ): void {
		printf( '<div><h3>%s</h3><table><tbody>', esc_html__( 'Items', 'storewright' ) );
		foreach ( $order->line_items() as $line ) {
			printf(
				'<tr><td>%s × %s</td><td class="num">%s</td></tr>',
				esc_html( $line->name ),
				esc_html( number_format_i18n( (float) $line->quantity, is_float( $line->quantity ) ? 2 : 0 ) ),
				esc_html( $this->texts->money( $order, $line->total ) )
			);
		}
		printf(
			'<tr><th scope="row">%s</th><td class="num"><strong>%s</strong></td></tr></tbody></table></div>',
			esc_html__( 'Total', 'storewright' ),
			esc_html( $this->texts->money( $order, $order->total ) )
		);
	}

	/**
	 * @param string       $title
	 * @param list<string> $lines
	 * @param list<string> $more
	 */
	private static function render_address( string $title, array $lines, array $more ): void {
		$lines = array_filter( [ ...$lines, ...$more ], static fn( string $line ) => '' !== $line );
		printf(
			'<div><h3>%s</h3><p>%s</p></div>',
			esc_html( $title ),
			[] === $lines ? esc_html__( 'None', 'storewright' ) : wp_kses( implode( '<br>', array_map( esc_html( ... ), $lines ) ), [ 'br' => [] ] )
		);
	}
}
