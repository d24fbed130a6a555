<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * The currencies that a shop can sell in. To be used after `init`.
 *
 * @phpstan-type Data array<string, array{name: string, symbol: string, decimals: int, html?: string}>
 */
final class CurrencyQuery {

	/**
	 * @var array<string, Data> Locale => the generated currencies, in the order of their names.
	 */
	private static array $known = [];

	/**
	 * A currency; null where there is none of that code.
	 *
	 * @param string $code ISO 4217 code, in any case.
	 */
	public function currency( string $code ): ?Currency {
		$code = strtoupper( $code );
		$data = $this->data()[ $code ] ?? null;
		return null === $data ? null : new Currency( $code, ...$data );
	}

	/**
	 * Every currency.
	 *
	 * @return array<string, Currency> Code => currency, in the order of their names.
	 */
	public function all(): array {
		$currencies = [];
		foreach ( $this->data() as $code => $data ) {
			$currencies[ $code ] = new Currency( $code, ...$data );
		}
		return $currencies;
	}

	/**
	 * @return Data
	 */
	private function data(): array {
		$locale = determine_locale();
		$known  = self::$known[ $locale ] ??= self::sorted( LocaleData::currencies(), $locale );
		/**
		 * Filters the currencies that a shop can sell in.
		 *
		 * @param array<string, array{name: string, symbol: string, decimals: int, html?: string}> $currencies Currencies by their
		 *   ISO 4217 codes; `html` is the symbol with entities, where REST is to answer it so.
		 */
		$filtered = Extensible::filter( 'storewright_currencies', $known, self::is_currency( ... ) );
		/** @var Data $filtered */
		return $filtered === $known ? $known : self::sorted( $filtered, $locale );
	}

	/**
	 * @param Data $data
	 * @return Data
	 */
	private static function sorted( array $data, string $locale ): array {
		/** @var Data $sorted The order of the first array, the values of the second. */
		$sorted = array_replace(
			NameOrder::sort( array_map( static fn( array $currency ): string => $currency['name'], $data ), $locale ),
			$data
		);
		return $sorted;
	}

	private static function is_currency( mixed $currency ): bool {
		return is_array( $currency ) && [] === array_diff( array_keys( $currency ), [ 'name', 'symbol', 'decimals', 'html' ] )
			&& is_string( $currency['name'] ?? null )
				&& is_string( $currency['symbol'] ?? null )
				&& is_int( $currency['decimals'] ?? null )
				&& is_string( $currency['html'] ?? '' );

	}
}
