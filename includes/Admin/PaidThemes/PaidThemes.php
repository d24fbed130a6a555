<?php
declare(strict_types=1);

namespace Storewright\Admin\PaidThemes;

use Storewright\Kernel\Context;
use UnexpectedValueException;

/**
 * The themes that a marketplace sells, for the purchase task. The plugin itself suggests none: others bring theirs.
 */
final class PaidThemes {

	/**
	 * Placeholder for the ids in the URL of the marketplace's cart.
	 */
	private const IDS = '{ids}';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Returns the data of the purchase task's page; empty without themes, without a cart, or without promotions.
	 *
	 * @return array<string, mixed>
	 */
	public function facts(): array {
		$cart = $this->cart();
		if ( '' === $cart || ! $this->context->shop()->settings()->allows_suggestions() ) {
			return [];
		}
		$themes = $this->themes();
		return [] === $themes ? [] : [
			'themes'  => array_map( 'get_object_vars', $themes ),
			'cartUrl' => $cart,
		];
	}

	/**
	 * @return list<PaidTheme>
	 */
	private function themes(): array {
		/**
		 * Filters the themes that a marketplace sells.
		 *
		 * @param list<array<string, mixed>> $entries As PaidTheme::of() takes them.
		 */
		$entries = apply_filters( 'storewright_paid_themes', [] );
		$themes  = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			try {
				$theme                  = PaidTheme::of( $entry );
				$themes[ $theme->id ] ??= $theme;
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'A theme was left out: ' . $error->getMessage(), [ 'entry' => $entry ] );
			}
		}
		return array_values( $themes );
	}

	/**
	 * The address of the marketplace's cart, with a place for the ids.
	 */
	private function cart(): string {
		/**
		 * Filters where themes are bought.
		 *
		 * @param string $url Address of a cart that has `{ids}` where it takes the products' ids, separated by commas; '' for none.
		 */
		$url      = apply_filters( 'storewright_marketplace_cart_url', '' );
		$is_sound = is_string( $url ) && str_contains( $url, self::IDS ) && '' !== sanitize_url(
			str_replace( self::IDS, '1', $url ),
			[ 'https', 'http' ]
		);
		return $is_sound ? $url : '';
	}
}
