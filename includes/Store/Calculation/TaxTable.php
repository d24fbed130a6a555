<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

/**
 * The taxes of one address, by tax class.
 */
final class TaxTable {

	/**
	 * @param array<string, list<TaxRate>>      $rates    Class ('' for standard) => rates of the customer's address, in their order.
	 *                                                    The order of the classes is the one in which shipping inherits one.
	 * @param array<string, list<TaxRate>>|null $included Class => rates that unit prices contain, those of the shop's own
	 *                                                    place; null where they are the customer's.
	 */
	public function __construct( private readonly array $rates = [], private readonly ?array $included = null ) {}

	/**
	 * The rates that are added for a class.
	 *
	 * @param string $tax_class Class, '' for standard.
	 * @return list<TaxRate>
	 */
	public function rates( string $tax_class ): array {
		return $this->rates[ $tax_class ] ?? [];
	}

	/**
	 * The rates that a price with tax contains.
	 *
	 * @param string $tax_class Class, '' for standard.
	 * @return list<TaxRate>
	 */
	public function included( string $tax_class ): array {
		return null === $this->included ? $this->rates( $tax_class ) : $this->included[ $tax_class ] ?? [];
	}

	/**
	 * The classes, in their order.
	 *
	 * @return list<string>
	 */
	public function classes(): array {
		return array_map( strval( ... ), array_keys( $this->rates ) );
	}

	/**
	 * Every rate by its id, in the order of classes and priorities.
	 *
	 * @return array<int, TaxRate>
	 */
	public function all(): array {
		$all = [];
		foreach ( $this->rates as $rates ) {
			foreach ( $rates as $rate ) {
				$all[ $rate->id ] = $rate;
			}
		}
		return $all;
	}
}
