<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * A tax rate as far as a seeded shop knows them: of a country or a state of it, not compound.
 */
final class SeedTaxRate {

	/**
	 * @param int    $id       Of the table of rates.
	 * @param string $country  Country code.
	 * @param string $state    State code, '' for all.
	 * @param int    $millionths The rate in millionths: 8.875 % is 88,750.
	 * @param string $name     Its name, such as `VAT`.
	 * @param string $class    Tax class, '' for the standard one.
	 * @param int    $priority Of the rates of a priority one applies.
	 * @param bool   $shipping Whether shipping is taxed.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $country,
		public readonly string $state,
		public readonly int $millionths,
		public readonly string $name,
		public readonly string $class,
		public readonly int $priority,
		public readonly bool $shipping
	) {}

	/**
	 * The tax on an amount, in cents, half a cent up.
	 *
	 * @param int $cents Not negative.
	 */
	public function of( int $cents ): int {
		return self::rounded( $cents * $this->millionths );
	}

	/**
	 * The tax of several rates on an amount in cents, in millionths of a cent.
	 *
	 * @param list<self> $rates The rates.
	 * @param int        $cents Not negative.
	 */
	public static function exact( array $rates, int $cents ): int {
		$tax = 0;
		foreach ( $rates as $rate ) {
			$tax += $cents * $rate->millionths;
		}
		return $tax;
	}

	/**
	 * Millionths of a cent in cents, half a cent up.
	 *
	 * @param int $millionths Not negative.
	 */
	public static function rounded( int $millionths ): int {
		return intdiv( $millionths + 500_000, 1_000_000 );
	}

	/**
	 * The rate's code, as orders keep it: `US-NY-NY TAX-1`.
	 */
	public function code(): string {
		return strtoupper(
			implode(
				'-',
				array_filter(
					[ $this->country, $this->state, $this->name, (string) $this->priority ],
					static fn( string $part ) => '' !== $part
				)
			)
		);
	}

	/**
	 * The rate in percent, as orders keep it: `8.875`.
	 */
	public function percent(): string {
		return rtrim( rtrim( sprintf( '%d.%04d', intdiv( $this->millionths, 10_000 ), $this->millionths % 10_000 ), '0' ), '.' );
	}
}
