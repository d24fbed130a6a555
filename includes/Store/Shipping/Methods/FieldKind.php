<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

/**
 * What a method's setting holds, and so what is accepted for it.
 */
enum FieldKind {

	/** One line of text. */
	case Text;

	/** One of the field's options. */
	case Select;

	/** `yes` or `no`. */
	case Checkbox;

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
			self::Text, self::Amount, self::Cost => 'text',
		};
	}
}
