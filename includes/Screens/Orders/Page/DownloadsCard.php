<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Downloads\DownloadLink;
use Storewright\Store\Downloads\Permission;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductServices;

/**
 * What the customer of an order may download: how often, until when, with the link; revoked and granted again here.
 */
final class DownloadsCard {

	private readonly PermissionStore $store;

	public function __construct( private readonly Context $context ) {
		$this->store = new PermissionStore( $context );
	}

	/**
	 * Prints the card, where the order has downloads.
	 *
	 * @param Order $order
	 * @param bool  $is_read_only Whether nothing is revoked and granted here.
	 */
	public function render( Order $order, bool $is_read_only ): void {
		$permissions = $this->store->of_order( $order->id );
		$ids         = array_column( $permissions, 'product_id' );
		foreach ( $order->line_items() as $line ) {
			$ids[] = $line->variation_id > 0 ? $line->variation_id : $line->product_id;
		}
		$ids      = array_values( array_unique( array_filter( $ids, static fn( int $id ): bool => 0 < $id ) ) );
		$products = ( new ProductServices( $this->context ) )->query()->several( $ids );
		$by_id    = [];
		$has_any  = [] !== $permissions;
		foreach ( $products as $product ) {
			$by_id[ $product->id ] = $product;
			$has_any               = $has_any || ( $product->downloadable && [] !== $product->downloads );
		}
		if ( ! $has_any ) {
			return;
		}
		printf( '<section class="storewright-card"><h2>%s</h2>', esc_html__( 'Downloads', 'storewright' ) );
		if ( ! in_array( $order->status, $this->store->statuses(), true ) ) {
			printf( '<p>%s</p>', esc_html__( 'The customer can download the files once the order is paid.', 'storewright' ) );
		} elseif ( [] === $permissions ) {
			printf( '<p>%s</p>', esc_html__( 'The customer has no access to the files of this order.', 'storewright' ) );
		}
		foreach ( $permissions as $permission ) {
			$this->render_permission( $permission, $by_id[ $permission->product_id ] ?? null, $is_read_only );
		}
		if ( ! $is_read_only ) {
			printf(
				'<p><button type="submit" class="button" name="do" value="grant_downloads" formnovalidate>%s</button></p>',
				esc_html__( 'Grant missing access', 'storewright' )
			);
		}
		echo '</section>';
	}

	private function render_permission( Permission $permission, ?Product $product, bool $is_read_only ): void {
		$file = '';
		foreach ( $product->downloads ?? [] as $download ) {
			$file = $download->id === $permission->download_id ? $download->name : $file;
		}
		$file  = '' === $file ? __( 'Deleted file', 'storewright' ) : $file;
		$parts = [
			/* translators: %s: number of downloads. */
			sprintf( _n( 'Downloaded %s time', 'Downloaded %s times', $permission->count, 'storewright' ), number_format_i18n( $permission->count ) ),
			null === $permission->remaining
				? __( 'no limit', 'storewright' )
				/* translators: %s: number of downloads. */
				: sprintf( _n( '%s download left', '%s downloads left', $permission->remaining, 'storewright' ), number_format_i18n( $permission->remaining ) ),
			$this->expiry( $permission ),
		];
		printf(
			'<p><strong>%s</strong> – %s<br>%s<br><a href="%s" rel="noreferrer noopener">%s</a>',
			esc_html( $product->name ?? __( 'Deleted product', 'storewright' ) ),
			esc_html( $file ),
			esc_html( implode( ' · ', $parts ) ),
			esc_url( DownloadLink::url( $permission ) ),
			esc_html__( 'Customer’s link (opening it counts)', 'storewright' )
		);
		if ( ! $is_read_only ) {
			printf(
				' · <button type="submit" class="button-link button-link-delete" name="do" value="revoke_download:%d" formnovalidate aria-label="%s">%s</button>',
				absint( $permission->id ),
				/* translators: %s: name of a file. */
				esc_attr( sprintf( __( 'Revoke access to “%s”', 'storewright' ), $file ) ),
				esc_html__( 'Revoke access', 'storewright' )
			);
		}
		echo '</p>';
	}

	private function expiry( Permission $permission ): string {
		if ( null === $permission->expires ) {
			return __( 'never expires', 'storewright' );
		}
		$date = OrderText::day( $permission->expires );
		return $permission->is_expired( $this->context->clock->now() )
			/* translators: %s: a date. */
			? sprintf( __( 'expired on %s', 'storewright' ), $date )
			/* translators: %s: a date. */
			: sprintf( __( 'expires on %s', 'storewright' ), $date );
	}
}
