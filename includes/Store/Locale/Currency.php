<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * A currency.
 */
final class Currency {

	/**
	 * @param string $code     ISO 4217 code.
	 * @param string $name     Translated name.
	 * @param string $symbol   Symbol as text, such as `$` or `zł`; the code where the currency has none.
	 * @param int    $decimals Decimals that amounts usually have.
	 * @param string $html     Symbol as HTML where it is not the text itself, such as `&euro;`.
	 */
	public function __construct(
		public readonly string $code,
		public readonly string $name,
		public readonly string $symbol,
		public readonly int $decimals,
		private readonly string $html = ''
	) {}

	/**
	 * The symbol as HTML, such as `&#36;`: with entities, as WooCommerce's REST interface answers it.
	 */
	public function symbol_html(): string {
		return '' === $this->html ? esc_html( $this->symbol ) : $this->html;
	}
}
