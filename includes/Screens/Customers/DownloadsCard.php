<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Kernel\Context;
use Storewright\Screens\Orders\OrderText;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Customers\Customer;
use Storewright\Store\Customers\Download;
use Storewright\Store\Customers\DownloadQuery;

/**
 * What a customer can download, on the customer's page.
 *
 * @internal
 */
final class DownloadsCard {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Prints it.
	 */
	public function render( Customer $account ): void {
		printf( '<section class="storewright-catalog__card"><h2>%s</h2>', esc_html__( 'Downloads', 'storewright' ) );
		$downloads = ( new DownloadQuery( $this->context ) )->of_user( $account->id );
		if ( [] === $downloads ) {
			printf( '<p>%s</p>', esc_html__( 'There is nothing to download.', 'storewright' ) );
		}
		echo '<ul class="storewright-customer__downloads">';
		foreach ( $downloads as $download ) {
			/* translators: %s: number of an order. */
			$order = esc_html( sprintf( __( 'Order #%s', 'storewright' ), $download->order_id ) );
			if ( OrderUrl::may_open( $this->context->mode ) ) {
				$order = sprintf( '<a href="%s">%s</a>', esc_url( OrderUrl::of( $this->context->mode, $download->order_id ) ), $order );
			}
			printf(
				'<li><span>%s</span> %s <span class="description">%s</span></li>',
				esc_html( "$download->product_name – $download->name" ),
				wp_kses_post( $order ),
				esc_html( self::left( $download ) )
			);
		}
		echo '</ul></section>';
	}

	/**
	 * How often and how long something can be downloaded.
	 */
	private static function left( Download $download ): string {
		$times = null === $download->remaining
			? __( 'Unlimited downloads', 'storewright' )
			/* translators: %s: a number. */
			: sprintf( _n( '%s download left', '%s downloads left', $download->remaining, 'storewright' ), number_format_i18n( $download->remaining ) );
		$until = null === $download->expires
			? __( 'Never expires', 'storewright' )
			/* translators: %s: a date. */
			: sprintf( __( 'Expires on %s', 'storewright' ), OrderText::day( $download->expires ) );
		return "$times · $until";
	}
}
