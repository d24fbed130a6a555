<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Countries, as far as addresses need them.
 */
interface Countries {

	/**
	 * A country's name, translated; the code itself where it is unknown.
	 *
	 * @param string $country Country code.
	 */
	public function name( string $country ): string;

	/**
	 * Every country.
	 *
	 * @return array<string, string> Code => translated name, in the order of their names.
	 */
	public function names(): array;

	/**
	 * Whether addresses of a country choose their state from a list.
	 *
	 * @param string $country Country code.
	 */
	public function has_states( string $country ): bool;

	/**
	 * The states of a country that has a list of them.
	 *
	 * @param string $country Country code.
	 * @return array<array-key, string> Code => name; empty where states are free text or not used.
	 */
	public function states( string $country ): array;

	/**
	 * The fields of a country's addresses.
	 *
	 * @param string $country Country code; the general format is returned for '' and for unknown codes.
	 */
	public function address_format( string $country ): AddressFormat;
}
