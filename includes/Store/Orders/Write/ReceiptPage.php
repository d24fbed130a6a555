<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Money;
use Storewright\Store\Downloads\OrderFiles;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\Query\OrderQuery;

/**
 * Shows a receipt as a plain page that prints well: no scripts, nothing loaded from anywhere.
 */
final class ReceiptPage {

	private const STYLE = 'body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1e1e1e}table{width:100%;border-collapse:collapse}th,td{text-align:start;padding:.4rem 0;border-bottom:1px solid #ddd;vertical-align:top}td:last-child,th:last-child{text-align:end}tfoot th{font-weight:normal}tfoot tr:last-child>*{font-weight:bold}';

	public function __construct(
		private readonly OrderQuery $query,
		private readonly Receipts $receipts,
		private readonly int $decimals,
		private readonly OrderFiles $files
	) {}

	/**
	 * Answers the request of a receipt and ends it.
	 */
	public function answer(): never {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The address is signed.
		$id  = isset( $_GET['order'] ) && is_string( $_GET['order'] ) ? absint( $_GET['order'] ) : 0;
		$key = isset( $_GET['key'] ) && is_string( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
		// phpcs:enable
		$page = $this->page( $id, $key );
		if ( null === $page ) {
			wp_die( esc_html__( 'This receipt has expired. Ask the store for a new one.', 'storewright' ), '', [ 'response' => 404 ] );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=utf-8' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'" );
		echo $page; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each value is escaped where it is put in.
		exit;
	}

	/**
	 * The page; null where there is no such receipt, or it has expired.
	 *
	 * @param int    $order_id
	 * @param string $signature As in the address.
	 */
	public function page( int $order_id, string $signature ): ?string {
		$order = $this->query->find( $order_id );
		if ( null === $order || ! $this->receipts->is_valid( $order, $signature ) ) {
			return null;
		}
		/* translators: %d: number of an order. */
		$title = sprintf( __( 'Receipt for order %d', 'storewright' ), $order->id );
		$form  = get_option( 'date_format' );
		$made  = null === $order->created ? '' : wp_date( is_string( $form ) ? $form : 'Y-m-d', $order->created->getTimestamp() );
		$head  = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>'
			. esc_html( $title )
			. '</title><style>'
			. self::STYLE
			. '</style>';

		return sprintf(
			'<!doctype html><html lang="%s" dir="%s"><head>%s</head><body><main><h1>%s</h1><p>%s<br>%s</p><p>%s</p>%s%s</main></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			is_rtl() ? 'rtl' : 'ltr',
			$head,
			esc_html( $title ),
			esc_html( get_bloginfo( 'name' ) ),
			esc_html( false === $made ? '' : $made ),
			self::address( $order ),
			$this->table( $order ),
			$this->downloads( $order )
		);
	}

	private function downloads( Order $order ): string {
		$links = array_map(
			static fn( array $file ) => '<li><a href="' . esc_url( $file['url'] ) . '">' . esc_html( $file['name'] ) . '</a></li>',
			$this->files->of( $order )
		);
		return [] === $links ? '' : '<h2>' . esc_html__( 'Downloads', 'storewright' ) . '</h2><ul>' . implode( '', $links ) . '</ul>';
	}

	private function table( Order $order ): string {
		$body = '';
		foreach ( $order->line_items() as $item ) {
			$body .= $this->row( "{$item->quantity} × {$item->name}", $item->subtotal, $order );
		}
		$foot = '';
		if ( ! Money::of( $order->discount_total )->isZero() ) {
			$foot .= $this->row( __( 'Discount', 'storewright' ), (string) Money::of( $order->discount_total )->negated(), $order );
		}
		foreach ( $order->items as $item ) {
			$foot .= match ( true ) {
				$item instanceof FeeItem, $item instanceof ShippingItem => $this->row( $item->name, $item->total, $order ),
				$item instanceof TaxItem => $this->row(
					$item->label,
					(string) Money::of( $item->tax_total )->plus( Money::of( $item->shipping_tax_total ) ),
					$order
				),
				default                  => '',
			};
		}
		$foot .= $this->row( __( 'Total', 'storewright' ), $order->total, $order );
		$head  = '<tr><th scope="col">'
			. esc_html__( 'Product', 'storewright' )
			. '</th><th scope="col">'
			. esc_html__( 'Amount', 'storewright' )
			. '</th></tr>';

		return "<table><thead>{$head}</thead><tbody>{$body}</tbody><tfoot>{$foot}</tfoot></table>";
	}

	private function row( string $label, string $amount, Order $order ): string {
		$currency = ( new CurrencyQuery() )->currency( $order->currency );
		$shown    = number_format_i18n(
			Money::of( $amount )->toFloat(),
			$this->decimals
		) . "\u{00A0}" . ( null === $currency ? $order->currency : $currency->symbol );
		return '<tr><th scope="row">' . esc_html( $label ) . '</th><td>' . esc_html( $shown ) . '</td></tr>';
	}

	private static function address( Order $order ): string {
		$billing = $order->billing;
		$lines   = [
			trim( "{$billing->first_name} {$billing->last_name}" ),
			$billing->company,
			$billing->address_1,
			$billing->address_2,
			trim( "{$billing->postcode} {$billing->city}" ),
			trim( "{$billing->state} {$billing->country}" ),
		];
		return implode( '<br>', array_map( esc_html( ... ), array_filter( $lines, static fn( string $line ) => '' !== $line ) ) );
	}
}
