<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * Countries with their states, and the continents that they lie on. To be used after `init`.
 *
 * Codes are taken in any case. Names are translated and sorted as the language of the request does it.
 */
final class CountryQuery {

	/**
	 * @var array<string, array<array-key, string>> Locale and list => the generated names, in their order.
	 */
	private static array $known = [];

	/**
	 * @var array<string, array<array-key, array{name: string, countries: list<string>}>> Locale => the generated continents.
	 */
	private static array $known_continents = [];

	/**
	 * Every country.
	 *
	 * @return array<string, Country> Code => country, in the order of their names.
	 */
	public function countries(): array {
		$countries = [];
		foreach ( $this->names() as $code => $name ) {
			$countries[ $code ] = new Country( $code, $name );
		}
		return $countries;
	}

	/**
	 * A country; null where there is none of that code.
	 *
	 * @param string $country Country code.
	 */
	public function country( string $country ): ?Country {
		$country = strtoupper( $country );
		$name    = $this->names()[ $country ] ?? null;
		return null === $name ? null : new Country( $country, $name );
	}

	/**
	 * Whether there is such a country.
	 *
	 * @param string $country Country code.
	 */
	public function exists( string $country ): bool {
		return isset( $this->names()[ strtoupper( $country ) ] );
	}

	/**
	 * The states of a country that has a list of them.
	 *
	 * @param string $country Country code.
	 * @return array<array-key, string> Code => name, in the order of the names; empty where states are free text or not used.
	 */
	public function states( string $country ): array {
		$country = strtoupper( $country );
		$locale  = determine_locale();
		$known   = [];
		if ( 'list' === ( LocaleData::state_modes()[ $country ] ?? '' ) ) {
			$known = self::$known[ "$locale/$country" ] ??= NameOrder::sort( LocaleData::states( $country ), $locale );
		}
		/**
		 * Filters the states of a country.
		 *
		 * @param array<array-key, string> $states  Names by the states' codes; empty where the country has no list of states.
		 * @param string                   $country Country code.
		 */
		$states = Extensible::filter( 'storewright_states', $known, 'is_string', $country );
		return $states === $known ? $known : NameOrder::sort( $states, $locale );
	}

	/**
	 * How a country's addresses name their state: from the list of states(), as free text, or not at all.
	 *
	 * @param string $country Country code.
	 * @return 'list'|'free_text'|'none'
	 */
	public function state_mode( string $country ): string {
		if ( [] !== $this->states( $country ) ) {
			return 'list';
		}
		$mode = LocaleData::state_modes()[ strtoupper( $country ) ] ?? 'free_text';
		return 'list' === $mode ? 'free_text' : $mode;
	}

	/**
	 * A place as people read it: the country's name, and the state's behind a dash. Unknown codes are left as they are.
	 *
	 * @param string $country Country code.
	 * @param string $state   State's code, or its name where states are free text; '' for the country alone.
	 */
	public function label( string $country, string $state = '' ): string {
		$name = $this->names()[ strtoupper( $country ) ] ?? $country;
		if ( '' === $state ) {
			return $name;
		}
		/* translators: 1: country, 2: state or province. */
		return sprintf( _x( '%1$s — %2$s', 'country and state', 'storewright' ), $name, $this->states( $country )[ $state ] ?? $state );
	}

	/**
	 * How prices and measures are written in a country; null where nobody lives who could tell.
	 *
	 * @param string $country Country code.
	 */
	public function locale_info( string $country ): ?LocaleInfo {
		$info = LocaleData::locale_info()[ strtoupper( $country ) ] ?? null;
		return null === $info ? null : new LocaleInfo( ...$info );
	}

	/**
	 * The day that weeks begin with in a country: 0 for Sunday, 1 for Monday.
	 *
	 * @param string $country Country code.
	 */
	public function week_start( string $country ): int {
		return LocaleData::week_starts()[ strtoupper( $country ) ] ?? 1;
	}

	/**
	 * Every continent.
	 *
	 * @return array<string, Continent> Code => continent, in the order of their names.
	 */
	public function continents(): array {
		$order = array_keys( $this->names() );
		sort( $order );
		$data       = $this->continent_data();
		$continents = [];
		foreach ( NameOrder::sort(
			array_map( static fn( array $continent ): string => $continent['name'], $data ),
			determine_locale()
		) as $code => $name ) {
			$countries                    = array_values( array_intersect( $order, $data[ $code ]['countries'] ) );
			$continents[ (string) $code ] = new Continent( (string) $code, $name, $countries );
		}
		return $continents;
	}

	/**
	 * Code of the continent that a country lies on, '' for unknown countries.
	 *
	 * @param string $country Country code.
	 */
	public function continent_of( string $country ): string {
		$country = strtoupper( $country );
		foreach ( $this->continent_data() as $code => $continent ) {
			if ( in_array( $country, $continent['countries'], true ) ) {
				return (string) $code;
			}
		}
		return '';
	}

	/**
	 * @return array<string, string> Code => name, in the order of the names.
	 */
	private function names(): array {
		$locale = determine_locale();
		$known  = self::$known[ $locale ] ??= NameOrder::sort( LocaleData::countries(), $locale );
		/**
		 * Filters the countries.
		 *
		 * @param array<string, string> $countries Names by ISO 3166-1 alpha-2 codes.
		 */
		$names = Extensible::filter( 'storewright_countries', $known, 'is_string' );
		$names = $names === $known ? $known : NameOrder::sort( $names, $locale );
		/** @var array<string, string> $names Two letters are never a number. */
		return $names;
	}

	/**
	 * @return array<array-key, array{name: string, countries: list<string>}>
	 */
	private function continent_data(): array {
		$known = self::$known_continents[ determine_locale() ] ??= LocaleData::continents();
		/**
		 * Filters the continents, and with them on which continent a country lies.
		 *
		 * @param array<string, array{name: string, countries: list<string>}> $continents Name and country codes by the continents' codes.
		 */
		return Extensible::filter( 'storewright_continents', $known, self::is_continent( ... ) );
	}

	private static function is_continent( mixed $continent ): bool {
		return is_array( $continent ) && is_string( $continent['name'] ?? null ) && is_array( $continent['countries'] ?? null )
			&& array_is_list( $continent['countries'] ) && count(
				array_filter( $continent['countries'], 'is_string' )
			) === count( $continent['countries'] );
	}
}
