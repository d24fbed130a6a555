<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Which rates apply where.
 */
final class SeedTaxRates {

	/**
	 * @var array<string, list<SeedTaxRate>> Answers so far.
	 */
	private array $known = [];

	/**
	 * @param list<SeedTaxRate> $rates
	 */
	public function __construct( public readonly array $rates ) {}

	/**
	 * The rates for goods of a class sent to a place: of each priority the one of the state, else of the country.
	 *
	 * @param string $country Country code.
	 * @param string $state   State code, '' if none.
	 * @param string $class   Tax class, '' for the standard one.
	 * @return list<SeedTaxRate>
	 */
	public function at( string $country, string $state, string $class ): array {
		return $this->known[ "$country $state $class" ] ??= $this->find( $country, $state, $class );
	}

	/**
	 * @return list<SeedTaxRate>
	 */
	private function find( string $country, string $state, string $class ): array {
		$found = [];
		foreach ( $this->rates as $rate ) {
			if ( $rate->class !== $class || $rate->country !== $country || ! in_array( $rate->state, [ '', $state ], true ) ) {
				continue;
			}
			if ( ! isset( $found[ $rate->priority ] ) || '' === $found[ $rate->priority ]->state ) {
				$found[ $rate->priority ] = $rate;
			}
		}
		ksort( $found );
		return array_values( $found );
	}
}
