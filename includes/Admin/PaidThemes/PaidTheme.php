<?php
declare(strict_types=1);

namespace Storewright\Admin\PaidThemes;

use UnexpectedValueException;

/**
 * A theme that a marketplace sells.
 */
final class PaidTheme {

	/**
	 * @param int    $id       The product in the marketplace.
	 * @param string $title    Its name.
	 * @param string $price    What a year costs, decimal text.
	 * @param string $currency Code of the currency of that.
	 * @param string $excerpt  What it is like, one sentence.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $price,
		public readonly string $currency,
		public readonly string $excerpt
	) {}

	/**
	 * A theme from an entry: `id`, `title`, `price`, `currency` (USD without it) and `excerpt` (may be missing).
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		$entry    = is_array( $entry ) ? $entry : [];
		$id       = $entry['id'] ?? null;
		$title    = $entry['title'] ?? null;
		$price    = $entry['price'] ?? null;
		$currency = $entry['currency'] ?? 'USD';
		$excerpt  = $entry['excerpt'] ?? '';
		if ( ! is_int( $id ) || $id < 1 ) {
			throw new UnexpectedValueException( 'id of a theme has to be the number of a product.' );
		}
		if ( ! is_string( $title ) || '' === $title || ! is_string( $excerpt ) ) {
			throw new UnexpectedValueException( 'title and excerpt of a theme have to be texts.' );
		}
		if (
			! is_string( $price )
			|| 1 !== preg_match( '/^\d{1,9}(\.\d{1,4})?$/D', $price )
			|| ! is_string( $currency )
			|| 1 !== preg_match( '/^[A-Z]{3}$/D', $currency ) ) {

			throw new UnexpectedValueException( 'price of a theme has to be decimal text, and currency a code such as EUR.' );
		}
		return new self( $id, $title, $price, $currency, $excerpt );
	}
}
