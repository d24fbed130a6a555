<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

/**
 * What an email tells of.
 */
enum EmailAbout: string {

	case Order    = 'order';
	case Refund   = 'refund';
	case Note     = 'note';
	case Account  = 'account';
	case Product  = 'product';
	case Provider = 'provider';

	/**
	 * Whether an order is shown in it.
	 */
	public function has_order(): bool {
		return in_array( $this, [ self::Order, self::Refund, self::Note ], true );
	}
}
