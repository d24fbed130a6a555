<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Kernel\Money;
use Storewright\Store\Calculation\TaxRate;

/**
 * A stored tax rate.
 *
 * @phpstan-type RateFields array{country: string, state: string, postcodes: list<string>, cities: list<string>, percent: string,
 *   name: string, priority: int, compound: bool, shipping: bool, order: int, tax_class: string}
 */
final class Rate {

	/**
	 * Decimals of a percentage.
	 */
	public const DECIMALS = 4;

	/**
	 * @param int          $id        0 where it is not stored yet.
	 * @param string       $country   ISO 3166-1 alpha-2, '' for every country.
	 * @param string       $state     State code, '' for the whole country.
	 * @param list<string> $postcodes Postcodes, wildcards such as `90*` and ranges such as `90000...90099`; none for all.
	 * @param list<string> $cities    Cities in capitals; none for all.
	 * @param string       $percent   With four decimals, such as `8.8750`.
	 * @param string       $name      What customers read.
	 * @param int          $priority  Of each priority one rate applies.
	 * @param bool         $compound  Whether it is also taken of the taxes before it.
	 * @param bool         $shipping  Whether it is taken of shipping, too.
	 * @param int          $order     Place among the rates of a priority.
	 * @param string       $tax_class Stored class, '' for standard.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $country,
		public readonly string $state,
		public readonly array $postcodes,
		public readonly array $cities,
		public readonly string $percent,
		public readonly string $name,
		public readonly int $priority = 1,
		public readonly bool $compound = false,
		public readonly bool $shipping = true,
		public readonly int $order = 0,
		public readonly string $tax_class = ''
	) {}

	/**
	 * The rate of a row.
	 *
	 * @param array<string, string|null> $row
	 * @param list<string>               $postcodes
	 * @param list<string>               $cities
	 */
	public static function of_row( array $row, array $postcodes = [], array $cities = [] ): self {
		return new self(
			(int) $row['tax_rate_id'],
			(string) $row['tax_rate_country'],
			(string) $row['tax_rate_state'],
			$postcodes,
			$cities,
			Money::text( Money::parse( $row['tax_rate'] ) ?? 0, self::DECIMALS ),
			(string) $row['tax_rate_name'],
			(int) $row['tax_rate_priority'],
			0 !== (int) $row['tax_rate_compound'],
			0 !== (int) $row['tax_rate_shipping'],
			(int) $row['tax_rate_order'],
			(string) $row['tax_rate_class']
		);
	}

	/**
	 * The same rate under an id.
	 */
	public function with_id( int $id ): self {
		return new self(
			$id,
			$this->country,
			$this->state,
			$this->postcodes,
			$this->cities,
			$this->percent,
			$this->name,
			$this->priority,
			$this->compound,
			$this->shipping,
			$this->order,
			$this->tax_class
		);
	}

	/**
	 * Everything but the id, by name.
	 *
	 * @return array<string, mixed>
	 */
	public function fields(): array {
		/** @var array<string, mixed> $fields */
		$fields = get_object_vars( $this );
		unset( $fields['id'] );
		return $fields;
	}

	/**
	 * The rate of fields().
	 *
	 * @param RateFields $fields
	 */
	public static function of_fields( array $fields ): self {
		return new self( 0, ...$fields );
	}

	/**
	 * Text that customers see.
	 */
	public function label(): string {
		return '' === $this->name ? __( 'Tax', 'storewright' ) : $this->name;
	}

	/**
	 * The percentage without the zeros that end it, such as `8.875` or `19`.
	 */
	public function short_percent(): string {
		return str_contains( $this->percent, '.' ) ? rtrim( rtrim( $this->percent, '0' ), '.' ) : $this->percent;
	}

	/**
	 * Whether only one of two rates can apply: both are of the same places, priority and class.
	 */
	public function competes_with( self $other ): bool {
		return $this->places() === $other->places();
	}

	/**
	 * @return list<mixed>
	 */
	private function places(): array {
		$postcodes = $this->postcodes;
		$cities    = $this->cities;
		sort( $postcodes, SORT_STRING );
		sort( $cities, SORT_STRING );
		return [ $this->country, $this->state, $this->priority, $this->tax_class, $postcodes, $cities ];
	}

	/**
	 * Returns the code that orders keep, such as `US-NY-NY TAX-1`.
	 */
	public function code(): string {
		$parts = [ $this->country, $this->state, '' === $this->name ? 'TAX' : $this->name, (string) $this->priority ];
		return strtoupper( implode( '-', array_filter( $parts, static fn( string $part ) => '' !== $part ) ) );
	}

	/**
	 * The rate as a calculation needs it.
	 */
	public function for_calculation(): TaxRate {
		return new TaxRate(
			$this->id,
			Money::of( $this->percent ),
			$this->label(),
			$this->code(),
			$this->priority,
			$this->compound,
			$this->shipping
		);
	}
}
