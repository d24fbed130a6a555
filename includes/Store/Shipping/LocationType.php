<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * Type of a zone's location.
 */
enum LocationType: string {

	/** A postcode, `90*` for all that begin so, or `90000...90099` for a range. */
	case Postcode = 'postcode';

	/** Country and state, such as `US:CA`. */
	case State = 'state';

	/** ISO 3166-1 alpha-2, such as `US`. */
	case Country = 'country';

	/** Two letters, such as `EU`. */
	case Continent = 'continent';
}
