<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\ZoneLocation;

/**
 * Continents, countries and states by the names that people read.
 */
final class Places {

	private readonly CountryQuery $countries;

	public function __construct() {
		$this->countries = new CountryQuery();
	}

	/**
	 * A location's name: postcodes stand for themselves, and so does what is not known.
	 */
	public function name( ZoneLocation $location ): string {
		[ $country, $state ] = explode( ':', $location->code, 2 ) + [ 1 => '' ];
		return match ( $location->type ) {
			LocationType::Postcode  => $location->code,
			LocationType::Continent => ( $this->countries->continents()[ $location->code ] ?? null )->name ?? $location->code,
			LocationType::Country   => $this->countries->label( $location->code ),
			LocationType::State     => $this->countries->label( $country, $state ),
		};
	}

	/**
	 * Returns the name of a country, with its state where there is one.
	 */
	public function address( string $country, string $state ): string {
		return $this->countries->label( $country, $state );
	}

	/**
	 * Whether there is such a place.
	 *
	 * @param string $code Country, or country and state such as `US:CA`.
	 */
	public function exists( string $code ): bool {
		[ $country, $state ] = explode( ':', $code, 2 ) + [ 1 => '' ];
		return $this->countries->exists( $country ) && ( '' === $state || isset( $this->countries->states( $country )[ $state ] ) );
	}

	/**
	 * Prints the options of a select with every place, in a group for each continent.
	 *
	 * @param string $chosen          Value of the one that is chosen: `DE` or `US:CA`, or with a type before it where continents are offered.
	 * @param bool   $with_continents Whether continents can be chosen as well. Values are then the type and the code, such as `country:DE`.
	 */
	public function render_options( string $chosen, bool $with_continents ): void {
		$countries = $this->countries->countries();
		foreach ( $this->countries->continents() as $continent ) {
			printf( '<optgroup label="%s">', esc_attr( $continent->name ) );
			if ( $with_continents ) {
				/* translators: %s: name of a continent. */
				self::render_option( "continent:{$continent->code}", sprintf( __( 'All of %s', 'storewright' ), $continent->name ), $chosen );
			}
			// By name, as the countries come.
			foreach ( array_intersect_key( $countries, array_flip( $continent->countries ) ) as $code => $country ) {
				self::render_option( $with_continents ? "country:$code" : $code, $country->name, $chosen );
				foreach ( array_keys( $this->countries->states( $code ) ) as $state ) {
					self::render_option(
						$with_continents ? "state:$code:$state" : "$code:$state",
						$this->countries->label( $code, (string) $state ),
						$chosen
					);
				}
			}
			echo '</optgroup>';
		}
	}

	private static function render_option( string $value, string $name, string $chosen ): void {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $name ) );
	}
}
