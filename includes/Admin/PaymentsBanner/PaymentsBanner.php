<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentsBanner;

use Storewright\Kernel\Context;

/**
 * Texts of the banner for a payment provider.
 *
 * @phpstan-type Facts array{provider: string, currencies: int, methods: int, logos: list<string>, textPosition: 'left'|'right'}
 */
final class PaymentsBanner {

	/**
	 * 'yes' once the owner closed the banner.
	 */
	public const CLOSED = 'storewright_payments_banner_dismissed';

	/**
	 * The texts of the provider in the shipped catalog.
	 */
	private const SHIPPED = [
		'provider'     => 'woocommerce_payments',
		'currencies'   => 135,
		'methods'      => 20,
		'logos'        => [ 'visa', 'mastercard', 'amex', 'discover', 'woopay', 'applepay', 'googlepay', 'afterpay', 'affirm', 'klarna' ],
		'textPosition' => 'left',
	];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The facts of the banner; null where it is not shown.
	 *
	 * @return Facts|null
	 */
	public function facts(): ?array {
		if ( ! $this->context->shop()->settings()->allows_suggestions() || $this->context->options->bool_yes( self::CLOSED ) ) {
			return null;
		}
		return $this->known();
	}

	/**
	 * What is known of the provider, whether the banner is shown or not; null for no provider.
	 *
	 * @return Facts|null
	 */
	public function known(): ?array {
		/**
		 * Filters the banner of a provider's payments solution, which the payments task shows while it recommends that provider.
		 *
		 * @param array<string, mixed>|null $facts `provider`: id of the suggestion; `currencies`, more of which than this are
		 *                                         taken, and `methods`, how many ways to pay there are, 0 to say nothing of
		 *                                         them; `logos`: names of ways to pay, the best known first; `textPosition`:
		 *                                         `left` or `right` of the picture. Null for no banner.
		 */
		$facts = apply_filters( 'storewright_payments_banner', self::SHIPPED );
		return is_array( $facts ) ? self::clean( $facts ) : null;
	}

	/**
	 * @param array<mixed> $facts
	 * @return Facts|null
	 */
	private static function clean( array $facts ): ?array {
		if ( ! is_string( $facts['provider'] ?? null ) ) {
			return null;
		}
		$count = static fn( mixed $value ): int => is_int( $value ) ? max( 0, $value ) : 0;
		$logos = is_array( $facts['logos'] ?? null ) ? $facts['logos'] : [];
		return [
			'provider'     => $facts['provider'],
			'currencies'   => $count( $facts['currencies'] ?? 0 ),
			'methods'      => $count( $facts['methods'] ?? 0 ),
			'logos'        => array_values( array_filter( $logos, is_string( ... ) ) ),
			'textPosition' => 'right' === ( $facts['textPosition'] ?? '' ) ? 'right' : 'left',
		];
	}
}
