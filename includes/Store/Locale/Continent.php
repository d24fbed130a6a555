<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * A continent with its countries.
 */
final class Continent {

	/**
	 * @param string       $code      AF, AN, AS, EU, NA, OC or SA.
	 * @param string       $name      Translated name.
	 * @param list<string> $countries Codes of the countries, in the order of the codes.
	 */
	public function __construct( public readonly string $code, public readonly string $name, public readonly array $countries ) {}
}
