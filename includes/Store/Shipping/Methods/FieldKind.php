<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

/**
 * Kind of a method's setting, which decides how it is validated.
 */
enum FieldKind {

	/** One line of text. */
	case Text;

	/** One of the field's options. */
	case Select;

	/** `yes` or `no`. */
	case Checkbox;

	/** One line of text that is answered masked, such as the key of a carrier. */
	case Password;

	/** A decimal number of the shop's currency, zero or more; '' for none. */
	case Amount;

	/** An amount, or a sum worked out for each parcel such as `5 + 2 * [qty]`. */
	case Cost;

	/**
	 * The type that clients are told.
	 */
	public function wire_type(): string {
		return match ( $this ) {
			self::Select => 'select',
			self::Checkbox => 'checkbox',
			self::Password => 'password',
			self::Text, self::Amount, self::Cost => 'text',
		};
	}
}
