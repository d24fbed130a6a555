<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * What a figure of a report is.
 */
enum Kind {

	/**
	 * A whole number.
	 */
	case Count;

	/**
	 * An amount in the shop's currency.
	 */
	case Money;

	/**
	 * A number with up to four decimals.
	 */
	case Number;
}
