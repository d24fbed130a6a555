<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Screens\Orders\OrderText;
use Storewright\Screens\Settings\LogFilter;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Refunds\RefundableAmount;
use Storewright\Store\Payments\PaymentServices;

/**
 * Refunds: what was given back, and what can be, by items with their taxes or by an amount.
 */
final class RefundCard {

	public function __construct( private readonly Context $context, private readonly OrderText $texts ) {}

	/**
	 * Id of the form that its fields belong to: one of its own, so that the fields of 200 items are not sent with each save.
	 */
	public const FORM = 'storewright-refund-form';

	/**
	 * Its fields, which keep what was typed where a refund was refused.
	 */
	public static function form( Form $posted ): Form {
		return new Form( str_starts_with( $posted->value( 'do', '' ), 'refund' ) ? $posted->posted : null, self::FORM, $posted->is_read_only );
	}

	/**
	 * Prints the card.
	 *
	 * @param Order       $order
	 * @param list<Order> $refunds
	 * @param Form        $form    Of form().
	 */
	public function render( Order $order, array $refunds, Form $form ): void {
		$left = new RefundableAmount( $order, $refunds );
		printf( '<section class="storewright-card"><h2>%s</h2>', esc_html__( 'Refunds', 'storewright' ) );
		foreach ( $refunds as $refund ) {
			$amount = $this->texts->money( $order, $refund->refund->amount ?? '0' );
			$reason = $refund->refund->reason ?? '';
			$by     = $refund->refund->by ?? 0;
			$who    = 0 === $by ? '' : ' · ' . LogFilter::user_name( $by );
			printf(
				'<p>%s · %s %s%s',
				esc_html( OrderText::moment( $refund->created ) ),
				esc_html( $amount ),
				esc_html( $reason ),
				esc_html( $who )
			);
			if ( ! $form->is_read_only ) {
				printf(
					' <button type="submit" class="button-link button-link-delete" name="do" value="delete_refund:%d" formnovalidate aria-label="%s">%s</button>',
					absint( $refund->id ),
					/* translators: %s: an amount. */
					esc_attr( sprintf( __( 'Delete the refund of %s', 'storewright' ), $amount ) ),
					esc_html__( 'Delete', 'storewright' )
				);
			}
			echo '</p>';
		}
		if ( $form->is_read_only ) {
			if ( [] === $refunds ) {
				printf( '<p>%s</p>', esc_html__( 'Nothing was refunded.', 'storewright' ) );
			}
			echo '</section>';
			return;
		}
		if ( $left->amount()->isZero() ) {
			printf( '<p>%s</p></section>', esc_html__( 'Nothing is left to refund.', 'storewright' ) );
			return;
		}
		printf(
			'<details%s><summary>%s</summary>',
			esc_attr( null === $form->posted ? '' : ' open' ),
			/* translators: %s: an amount. */
			esc_html( sprintf( __( 'Refund up to %s', 'storewright' ), $this->texts->money( $order, (string) $left->amount() ) ) )
		);
		$this->render_items( $order, $left, $form );
		echo '<div class="storewright-order__row">';
		$form->input( 'refund_amount', __( 'Amount, empty for the sum of the items', 'storewright' ), '', 'text', 'inputmode="decimal"' );
		$form->input( 'refund_reason', __( 'Reason', 'storewright' ), '' );
		echo '</div><p>';
		$form->check( 'refund_restock', __( 'Put refunded pieces back into stock', 'storewright' ), true );
		printf(
			'</p><p><button type="submit" class="button" name="do" value="refund" formnovalidate%s>%s</button>',
			$form->owner(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Is escaped.
			esc_html__( 'Refund manually', 'storewright' )
		);
		$registry = ( new PaymentServices( $this->context ) )->query()->registry();
		$gateway  = '' === $order->payment_method ? null : $registry->refunding( $order->payment_method );
		if ( null !== $gateway ) {
			printf(
				' <button type="submit" class="button button-primary" name="do" value="refund_gateway" formnovalidate%s>%s</button>',
				$form->owner(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Is escaped.
				/* translators: %s: name of a payment method. */
				esc_html( sprintf( __( 'Refund through %s', 'storewright' ), $order->payment_method_title ) )
			);
		}
		printf( '</p><p class="description">%s</p></details></section>', esc_html__( 'A manual refund is only recorded: give the money back yourself.', 'storewright' ) );
	}

	private function render_items( Order $order, RefundableAmount $left, Form $form ): void {
		$rates = [];
		foreach ( $order->tax_items() as $tax ) {
			$rates[ $tax->rate_id ] = '' === $tax->label ? $tax->name : $tax->label;
		}
		$quantity = __( 'Quantity', 'storewright' );
		$amount   = __( 'Amount without tax', 'storewright' );
		printf( '<div class="storewright-order__scroll"><table class="storewright-order__items"><thead><tr><th scope="col">%s</th>', esc_html__( 'Item', 'storewright' ) );
		foreach ( [ $quantity, $amount, ...array_values( $rates ) ] as $label ) {
			printf( '<th scope="col" class="num">%s</th>', esc_html( $label ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( [ ...$order->line_items(), ...$order->shipping_items(), ...$order->fee_items() ] as $item ) {
			$rest = $left->of( $item );
			if ( null === $rest ) {
				continue;
			}
			printf( '<tr><th scope="row">%s</th>', esc_html( $item->name ) );
			self::open_cell( $quantity, 0 < $rest->quantity );
			if ( 0 < $rest->quantity ) {
				/* translators: %s: name of an item. */
				$form->cell( "refund[$item->id][quantity]", sprintf( __( 'Refunded quantity of %s', 'storewright' ), $item->name ), '' );
				printf( ' / %s', esc_html( (string) $rest->quantity ) );
			}
			echo '</td>';
			self::open_cell( $amount, true );
			/* translators: %s: name of an item. */
			$form->cell( "refund[$item->id][total]", sprintf( __( 'Refunded amount of %s', 'storewright' ), $item->name ), '' );
			printf( ' / %s</td>', esc_html( $this->texts->number( $order, (string) $rest->total ) ) );
			foreach ( $rates as $rate => $label ) {
				self::open_cell( $label, isset( $rest->taxes[ $rate ] ) );
				if ( isset( $rest->taxes[ $rate ] ) ) {
					/* translators: 1: name of a tax, 2: name of an item. */
					$form->cell( "refund[$item->id][tax][$rate]", sprintf( __( 'Refunded %1$s of %2$s', 'storewright' ), $label, $item->name ), '' );
					printf( ' / %s', esc_html( $this->texts->number( $order, (string) $rest->taxes[ $rate ] ) ) );
				}
				echo '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}

	/**
	 * @param string $name    Of its column, for phones, which show cells one below the other.
	 * @param bool   $is_used Whether anything stands in it.
	 */
	private static function open_cell( string $name, bool $is_used ): void {
		printf( '<td class="num" data-colname="%s">', esc_attr( $is_used ? $name : '' ) );
	}
}
