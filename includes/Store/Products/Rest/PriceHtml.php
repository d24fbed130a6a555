<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use DateTimeImmutable;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Model\Product;
use Storewright\Shop\CurrencyFormat;

/**
 * A product's price as people read it.
 */
final class PriceHtml {

	public function __construct( private readonly CurrencyFormat $format ) {}

	/**
	 * The price with markup: a range where children differ, the old price struck through in a sale; '' where there is none.
	 */
	public function of( Product $product, DateTimeImmutable $now ): string {
		$price = Money::parse( $product->price( $now ) );
		if ( null === $price ) {
			$html = '';
		} elseif ( '' !== $product->highest_price && ! $price->isEqualTo( Money::of( $product->highest_price ) ) ) {
			$html = sprintf(
				/* translators: 1: lowest price, 2: highest price. */
				__( '%1$s – %2$s', 'storewright' ),
				$this->amount( (string) $price ),
				$this->amount( $product->highest_price )
			);
		} elseif ( ! $product->is_priced_by_children() && $product->prices->on_sale( $now ) ) {
			$html = '<del>'
				. $this->amount( $product->prices->regular )
				. '</del> <ins>'
				. $this->amount( $product->prices->sale )
				. '</ins>';

		} else {
			$html = $this->amount( (string) $price );
		}
		/**
		 * The price of a product as it is shown.
		 *
		 * @param string  $html
		 * @param Product $product
		 */
		$filtered = apply_filters( 'storewright_price_html', $html, $product );
		return is_string( $filtered ) ? $filtered : $html;
	}

	private function amount( string $amount ): string {
		return '<span class="amount">' . esc_html( $this->format->text( $amount ) ) . '</span>';
	}
}
