<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels\Home;

use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * The rows of the panels with work: `orders.tsx`, `reviews.tsx` and `stock.tsx` of `client/home-panels`.
 */
final class WorkRows {

	public function __construct( private readonly HomeFacts $facts ) {}

	/**
	 * Prints an order.
	 *
	 * @param Record $order
	 */
	public function print_order( Record $order ): void {
		$customer = $order->text( 'customer' );
		self::print_name( "#{$order->text( 'number' )} " . ( '' === $customer ? __( 'Guest', 'storewright' ) : $customer ) );
		printf( '<span class="%s">', esc_attr( self::of( 'details' ) ) );
		$this->print_time( $order->text( 'date_created_gmt' ) );
		if ( 'on-hold' === $order->text( 'status' ) ) {
			echo ' · ', esc_html__( 'On hold', 'storewright' );
		}
		printf( '</span></div><span class="%s">%s</span>', esc_attr( self::of( 'amount' ) ), esc_html( $this->price( $order ) ) );
		$labels = [
			'processing' => __( 'Mark as processing', 'storewright' ),
			'completed'  => __( 'Mark as completed', 'storewright' ),
		];
		unset( $labels[ $order->text( 'status' ) ] );
		self::print_actions( $labels, 'completed' );
	}

	/**
	 * Prints a review.
	 *
	 * @param Record $review
	 */
	public function print_review( Record $review ): void {
		/* translators: 1: name of a reviewer, 2: name of a product. */
		self::print_name( sprintf( __( '%1$s on “%2$s”', 'storewright' ), $review->text( 'reviewer' ), $review->text( 'product_name' ) ) );
		printf( '<span class="%s">', esc_attr( self::of( 'details' ) ) );
		$rating = $review->number( 'rating' );
		if ( $rating > 0 ) {
			/* translators: %d: number of stars, 1 to 5. */
			echo esc_html( sprintf( _n( '%d star', '%d stars', $rating, 'storewright' ), $rating ) ), ' · ';
		}
		$this->print_time( $review->text( 'date_created_gmt' ) );
		printf( '</span><p class="%s">%s</p></div>', esc_attr( self::of( 'text' ) ), esc_html( $review->text( 'review' ) ) );
		self::print_actions(
			[
				'trash'    => __( 'Trash', 'storewright' ),
				'spam'     => __( 'Spam', 'storewright' ),
				'approved' => __( 'Approve', 'storewright' ),
			],
			'approved'
		);
	}

	/**
	 * Prints a product.
	 *
	 * @param Record $product
	 */
	public function print_product( Record $product ): void {
		$sku = $product->text( 'sku' );
		/* translators: %s: quantity of a product. */
		$left    = sprintf( __( '%s left', 'storewright' ), $product->text( 'quantity' ) );
		$details = '' === $sku ? $left : "$left · $sku";
		self::print_name( $product->text( 'name' ) );
		printf(
			'<span class="%s">%s</span></div><div class="%s"><span class="storewright-room storewright-room-field"></span>',
			esc_attr( self::of( 'details' ) ),
			esc_html( $details ),
			esc_attr( self::of( 'quantity' ) )
		);
		Html::print_room( __( 'Update stock', 'storewright' ) );
		echo '</div>';
	}

	private static function print_name( string $name ): void {
		printf( '<div class="%s"><span class="%s">%s</span>', esc_attr( self::of( 'body' ) ), esc_attr( self::of( 'name' ) ), esc_html( $name ) );
	}

	private function print_time( string $gmt ): void {
		$time = '' === $gmt ? false : strtotime( "{$gmt}Z" );
		if ( false !== $time ) {
			$now = $this->facts->context->clock->now()->getTimestamp();
			printf( '<time datetime="%s">%s</time>', esc_attr( "{$gmt}Z" ), esc_html( Html::age( $time, $now ) ) );
		}
	}

	/**
	 * An amount in the order's own currency. How another one than the shop's is written, the browser knows.
	 */
	private function price( Record $order ): string {
		$format   = $this->facts->context->shop()->settings()->currency_format();
		$total    = is_numeric( $order->text( 'total' ) ) ? $order->text( 'total' ) : '0';
		$currency = $order->text( 'currency' );
		return in_array( $currency, [ '', $format->code ], true ) ? $format->text( $total ) : "$total $currency";
	}

	/**
	 * @param array<string, string> $labels What can be done => what its button says.
	 * @param string                $usual  The one that is usual.
	 */
	private static function print_actions( array $labels, string $usual ): void {
		printf( '<div class="%s">', esc_attr( self::of( 'actions' ) . ' storewright-rooms' ) );
		foreach ( $labels as $action => $label ) {
			Html::print_room( $label, $action === $usual ? 'is-secondary' : 'is-tertiary' );
		}
		echo '</div>';
	}

	private static function of( string $name ): string {
		return Html::classes( 'home-panels-work-card', $name );
	}
}
